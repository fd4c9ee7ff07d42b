package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.memory.FreeSlots;
import org.marshal4j.runtime.memory.KeptByThread;
import org.marshal4j.runtime.memory.ThreadSlots;
import org.marshal4j.runtime.memory.VirtualThreads;

/**
 * Keeps the states of conversions for reuse. A platform thread has its own. There may be a million virtual threads, so
 * they share a few slots; if one is empty, a new state is created.
 */
public final class Runs {
    private static final Run[] OF_THREADS = new Run[ThreadSlots.COUNT];
    private static final KeptByThread<Run> OWN = new KeptByThread<>() {
        @Override
        protected Run make() {
            return new Run(Thread.currentThread().getId());
        }
    };

    private static final FreeSlots<Run> FREE = new FreeSlots<>();

    private Runs() {}

    /** Takes the state of a conversion that starts at a position. */
    public static Run take(long position) {
        long thread = Thread.currentThread().getId();
        Run own = OF_THREADS[ThreadSlots.of(thread)];
        Run run = own == null || own.owner != thread || own.inUse ? other() : own;
        run.start(position);
        return run;
    }

    private static Run other() {
        Run own = VirtualThreads.isCurrent() ? null : OWN.find(OF_THREADS);
        if (own != null && !own.inUse) {
            return own;
        }
        Run free = FREE.take();
        return free == null ? new Run(Run.NOBODY) : free;
    }

    public static void giveBack(Run run) {
        run.end();
        if (run.owner == Run.NOBODY) {
            FREE.put(run);
        }
    }
}
