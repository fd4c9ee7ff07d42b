package org.marshal4j.benchmarks.tables;

import com.sun.management.ThreadMXBean;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/**
 * What rows cost beside time, in a JVM of its own: heap, direct and mapped memory, garbage of updates, and how long a full collection takes
 * while they are there.
 *
 * @param heap bytes on the heap
 * @param buffers bytes in direct and mapped buffers
 * @param garbage bytes that were allocated while each row was updated once
 * @param pause how long a full collection takes, ms: the median of some
 */
record Footprint(long heap, long buffers, long garbage, double pause) {
    /** Above what {@link #main} prints. */
    static final String HEADS =
            "| per million rows | rows | heap, MB | buffers, MB | garbage of updates, bytes | full collection, ms, with all rows |\n"
                    + "| --- | ---: | ---: | ---: | ---: | ---: |\n";

    private static final int COLLECTIONS = 9;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Takes a {@link RowsForm} and how many rows, which may be none; prints the footprint in a line. */
    public static void main(String[] args) {
        int count = Integer.parseInt(args[1]);
        Footprint footprint = of(RowsForm.valueOf(args[0]), count);
        double millions = count == 0 ? 1 : count / 1e6;
        System.out.printf(
                Locale.ROOT,
                "| %s | %,d | %.2f | %.2f | %,.0f | %.1f |%n",
                args[0].toLowerCase(Locale.ROOT).replace('_', ' '),
                count,
                footprint.heap / 1e6 / millions,
                footprint.buffers / 1e6 / millions,
                footprint.garbage / millions,
                footprint.pause);
    }

    /** That of so many rows. */
    private static Footprint of(RowsForm form, int count) {
        warmUp(form);
        long heap = heapInUse();
        long buffers = bufferBytes();
        try (Rows rows = form.with(count)) {
            long held = heapInUse() - heap;
            long outside = bufferBytes() - buffers;
            double pause = collect();
            rows.update(0, Math.min(1_000, count));
            long before = THREADS.getCurrentThreadAllocatedBytes();
            rows.update(0, count);
            return new Footprint(held, outside, THREADS.getCurrentThreadAllocatedBytes() - before, pause);
        }
    }

    /** Loads classes, and lets HotSpot compile. */
    private static void warmUp(RowsForm form) {
        try (Rows rows = form.with(1_000)) {
            for (int i = 0; i < 2_000; i++) {
                rows.update(0, 1_000);
            }
        }
        collect();
    }

    private static double collect() {
        double[] millis = new double[COLLECTIONS];
        for (int i = 0; i < COLLECTIONS; i++) {
            long start = System.nanoTime();
            System.gc();
            millis[i] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(millis);
        return millis[COLLECTIONS / 2];
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
