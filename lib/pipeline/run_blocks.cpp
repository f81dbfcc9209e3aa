#include <algorithm>
#include <atomic>
#include <cerrno>
#include <exception>
#include <functional>
#include <mutex>
#include <vector>

#include <tbb/global_control.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_pipeline.h>
#include <tbb/task_arena.h>

#include "pipeline/block_job.h"
#include "pipeline/block_reader.h"
#include "pipeline/memory_plan.h"
#include "pipeline/slot.h"
#include "pipeline/stitcher.h"
#include "pipeline/thread_count.h"

namespace arbiter {
namespace {

// Decodes frames in the arena of the run.
class ArenaParallelFor : public ParallelFor {
public:
    explicit ArenaParallelFor(unsigned width) : width_(width) {}
    unsigned width() const noexcept override { return width_; }
    void run(std::size_t count, const std::function<void(std::size_t)>& piece) override {
        // Isolated, so that a thread that waits for the others does not begin a block's work meanwhile.
        tbb::this_task_arena::isolate([&] { tbb::parallel_for(std::size_t{0}, count, piece); });
    }

private:
    unsigned width_;
};

// The five stages and what they share.
class Run {
public:
    Run(Inputs& inputs, const RunOptions& options, const MemoryPlan& plan, ByteSink& sink)
        : options_(options),
          plan_(plan),
          parallel_(plan.threads),
          reader_(inputs, plan.block_bytes, source_options()),
          stitcher_(inputs, plan.limits, plan.output_bytes),
          sink_(sink),
          slots_(plan.slots) {}

    ~Run() { meet(); }

    void give_jobs(const std::function<BlockJob&(const ParserLimits&)>& make_job);
    RunReport execute();

private:
    void meet() noexcept;
    SourceOptions source_options() noexcept;
    Slot* read();
    void work(Slot& slot);
    void stitch(Slot& slot);
    void render(Slot& slot);
    void write(Slot& slot);
    void count(const Slot& slot) noexcept;

    template <class Step>
    void guard(const Step& step) noexcept;
    Slot* take_slot();
    void give_back(Slot& slot);
    bool is_ending() const noexcept { return ending_.load(std::memory_order_relaxed); }
    bool was_stopped() const noexcept {
        return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
    }

    const RunOptions& options_;
    const MemoryPlan& plan_;
    ArenaParallelFor parallel_;
    BlockReader reader_;
    Stitcher stitcher_;
    ByteSink& sink_;
    std::vector<Slot> slots_;
    std::mutex mutex_;  // guards free_ and failure_
    std::vector<Slot*> free_;
    std::exception_ptr failure_;
    Baton read_turn_;
    Baton stitch_turn_;
    Baton write_turn_;
    std::uint64_t blocks_read_ = 0;
    bool all_read_ = false;
    std::atomic<bool> ending_{false};  // before its time: nothing more is read, worked or written
    RunReport report_;
};

SourceOptions Run::source_options() noexcept {
    SourceOptions options;
    options.window_bytes = plan_.window_bytes;
    options.parallel = &parallel_;
    if (options_.progress != nullptr) options.raw_bytes = &options_.progress->raw_bytes;
    return options;
}

// Where the thread that calls the run hands all over to the threads of the stages, and where it takes it back.
void Run::meet() noexcept {
    const Baton::Hold read(read_turn_);
    const Baton::Hold stitch(stitch_turn_);
    const Baton::Hold write(write_turn_);
    for (Slot& slot : slots_) const Baton::Hold hold(slot.baton);
}

void Run::give_jobs(const std::function<BlockJob&(const ParserLimits&)>& make_job) {
    for (Slot& slot : slots_) {
        slot.job = &make_job(plan_.limits);
        free_.push_back(&slot);
    }
    meet();
}

RunReport Run::execute() {
    const tbb::global_control threads(tbb::global_control::max_allowed_parallelism, plan_.threads);
    tbb::task_arena arena(static_cast<int>(plan_.threads));
    constexpr auto kSerial = tbb::filter_mode::serial_in_order;
    constexpr auto kParallel = tbb::filter_mode::parallel;
    const auto stage = [this](void (Run::*step)(Slot&)) {
        return [this, step](Slot* slot) noexcept {
            guard([&] { (this->*step)(*slot); });
            return slot;
        };
    };
    const auto read = [this](tbb::flow_control& control) noexcept {
        Slot* slot = nullptr;
        guard([&] { slot = this->read(); });
        if (slot == nullptr) control.stop();
        return slot;
    };
    const auto write = [this](Slot* slot) noexcept { guard([&] { this->write(*slot); }); };
    // What oneTBB itself throws, when it gets no memory for its tasks, comes while its threads still run. There is no safe
    // way on from there: noexcept makes it std::terminate.
    arena.execute([&]() noexcept {
        tbb::parallel_pipeline(plan_.slots, tbb::make_filter<void, Slot*>(kSerial, read) &
                                                tbb::make_filter<Slot*, Slot*>(kParallel, stage(&Run::work)) &
                                                tbb::make_filter<Slot*, Slot*>(kSerial, stage(&Run::stitch)) &
                                                tbb::make_filter<Slot*, Slot*>(kParallel, stage(&Run::render)) &
                                                tbb::make_filter<Slot*, void>(kSerial, write));
    });
    meet();
    if (failure_) std::rethrow_exception(failure_);
    return report_;
}

// An exception (std::bad_alloc) ends the run in order and comes out when all threads have left it.
template <class Step>
void Run::guard(const Step& step) noexcept {
    try {
        step();
    } catch (...) {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = std::current_exception();
        ending_.store(true, std::memory_order_relaxed);
    }
}

Slot* Run::take_slot() {
    const std::lock_guard lock(mutex_);
    Slot* slot = free_.back();
    free_.pop_back();
    return slot;
}

void Run::give_back(Slot& slot) {
    const std::lock_guard lock(mutex_);
    free_.push_back(&slot);
}

// The next block, or a turn for the stitcher, or null at the end. What is in front of the stitcher must go through it
// before the end is known, so that turns are given meanwhile: they queue behind it, and take slots, so this does not spin.
Slot* Run::read() {
    const Baton::Hold turn(read_turn_);
    if (was_stopped()) {
        report_.stopped = true;
        ending_.store(true, std::memory_order_relaxed);
    }
    if (is_ending()) return nullptr;
    const bool all_stitched = stitcher_.blocks() == blocks_read_;
    const bool backlog = stitcher_.has_backlog();
    if (all_read_ && all_stitched && !backlog) return nullptr;
    Slot* slot = take_slot();
    const Baton::Hold hold(slot->baton);
    slot->has_block = !all_read_ && !backlog && reader_.next(slot->block);
    if (slot->has_block)
        ++blocks_read_;
    else if (!backlog)
        all_read_ = true;
    return slot;
}

void Run::work(Slot& slot) {
    const Baton::Hold hold(slot.baton);
    const Block& block = slot.block;
    if (!slot.has_block || is_ending() || block.continues || block.origin.end == BlockEnd::cut) return;
    slot.result = slot.job->work({block.text.text(), block.from, block.origin.end, false, false}, plan_.output_bytes);
}

void Run::stitch(Slot& slot) {
    const Baton::Hold turn(stitch_turn_);
    const Baton::Hold hold(slot.baton);
    if (!is_ending()) stitcher_.stitch(slot);
}

void Run::render(Slot& slot) {
    const Baton::Hold hold(slot.baton);
    slot.out.clear();
    if (is_ending() || !slot.has_output) return;
    slot.job->render(slot.out, plan_.output_bytes);
    // Now, not after the write, which may have to wait for a slow reader.
    slot.joined.trim(plan_.block_bytes);
}

void Run::write(Slot& slot) {
    const Baton::Hold turn(write_turn_);
    const Baton::Hold hold(slot.baton);
    if (!is_ending() && slot.has_output) {
        if (!slot.out.empty()) report_.output_error = sink_.write(slot.out);
        if (report_.output_error) {
            report_.closed_pipe = report_.output_error->errno_value == EPIPE;
            if (report_.closed_pipe) report_.output_error.reset();
            ending_.store(true, std::memory_order_relaxed);
        }
        count(slot);
    }
    if (slot.out.capacity() > 2 * plan_.output_bytes) slot.out = {};
    give_back(slot);
}

void Run::count(const Slot& slot) noexcept {
    report_.games += slot.games;
    report_.bytes += slot.bytes;
    report_.files += slot.ends_input ? 1U : 0U;
    report_.input_failed |= slot.input_failed;
    if (options_.progress == nullptr) return;
    options_.progress->games.store(report_.games, std::memory_order_relaxed);
    options_.progress->bytes.store(report_.bytes, std::memory_order_relaxed);
    options_.progress->inputs.store(report_.files, std::memory_order_relaxed);
}

}  // namespace

RunReport run_blocks(Inputs& inputs, const RunOptions& options,
                     const std::function<BlockJob&(const ParserLimits&)>& make_job, ByteSink& sink) {
    RunOptions possible = options;
    if (possible.threads == 0) possible.threads = static_cast<unsigned>(std::max(1, tbb::info::default_concurrency()));
    possible.threads = startable_threads(possible.threads);
    const MemoryPlan plan = plan_memory(possible, possible.threads);
    Run run(inputs, options, plan, sink);
    run.give_jobs(make_job);
    return run.execute();
}

}  // namespace arbiter
