package org.marshal4j.benchmarks.tables;

import java.util.Arrays;
import java.util.Locale;

/** How long full collections take while there are rows. */
final class Pauses {
    private static final int WARM_UP = 5;
    private static final int FORGOTTEN = 1_000_000;

    private Pauses() {}

    /**
     * Takes the number of collections, a {@link RowsForm} and the number of rows, which may be 0; prints the
     * milliseconds. First it fills other rows and drops them, so that the same classes are loaded and the same code is
     * compiled whatever the number of rows.
     */
    public static void main(String[] args) {
        RowsForm form = RowsForm.valueOf(args[1]);
        form.with(FORGOTTEN).close();
        try (Rows rows = form.with(Integer.parseInt(args[2]))) {
            System.out.println(of(Integer.parseInt(args[0])));
            // None of them may be collected before this point.
            rows.update();
        }
    }

    /** Returns the median and the quartiles of some collections in milliseconds. */
    static String of(int collections) {
        double[] millis = new double[collections];
        for (int i = -WARM_UP; i < collections; i++) {
            long start = System.nanoTime();
            System.gc();
            if (i >= 0) {
                millis[i] = (System.nanoTime() - start) / 1e6;
            }
        }
        Arrays.sort(millis);
        return String.format(
                Locale.ROOT,
                "%.2f (%.2f to %.2f)",
                millis[collections / 2],
                millis[collections / 4],
                millis[collections * 3 / 4]);
    }
}
