package org.marshal4j.benchmarks.tables;

import com.sun.management.ThreadMXBean;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * What rows cost apart from time: heap, direct and mapped memory, and garbage of updates.
 *
 * @param heap bytes on the heap
 * @param buffers bytes in direct and mapped buffers
 * @param garbage bytes that were allocated while each row was updated once
 */
record Footprint(long heap, long buffers, long garbage) {
    /** The heading above what {@link #main} prints. */
    static final String HEADS =
            "| form | rows | heap, bytes a row | buffers, bytes a row | garbage of all updates, bytes | full collection, ms |\n"
                    + "| --- | ---: | ---: | ---: | ---: | ---: |\n";

    private static final int COLLECTIONS = 21;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Takes a {@link RowsForm} and the number of rows; prints the footprint on one line. */
    public static void main(String[] args) {
        RowsForm form = RowsForm.valueOf(args[0]);
        int count = Integer.parseInt(args[1]);
        warmUp(form);
        long heap = heapInUse();
        long buffers = bufferBytes();
        try (Rows rows = form.with(count)) {
            Footprint footprint = new Footprint(heapInUse() - heap, bufferBytes() - buffers, garbage(rows));
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %,d | %.2f | %.2f | %,d | %s |%n",
                    form.title(),
                    count,
                    (double) footprint.heap / count,
                    (double) footprint.buffers / count,
                    footprint.garbage,
                    Pauses.of(COLLECTIONS));
        }
    }

    /** Loads classes, and lets HotSpot compile. */
    private static void warmUp(RowsForm form) {
        try (Rows rows = form.with(1_000)) {
            for (int i = 0; i < 200; i++) {
                rows.update();
            }
        }
    }

    private static long garbage(Rows rows) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        rows.update();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static long heapInUse() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static long bufferBytes() {
        return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .mapToLong(BufferPoolMXBean::getMemoryUsed)
                .sum();
    }
}
