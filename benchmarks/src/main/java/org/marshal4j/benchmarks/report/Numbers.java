package org.marshal4j.benchmarks.report;

import java.util.Locale;

/** Numbers as a reader wants them. */
public final class Numbers {
    private static final String NONE = "–";

    private Numbers() {}

    /** Three digits, more only before the decimal point. */
    public static String of(double number) {
        return like(number, number);
    }

    /** With as many decimals as another one has. */
    static String like(double number, double model) {
        if (Double.isNaN(number)) {
            return NONE;
        }
        int decimals = Math.abs(model) < 9.995 ? 2 : Math.abs(model) < 99.95 ? 1 : 0;
        return String.format(Locale.ROOT, "%,." + decimals + "f", number);
    }

    /** A score with its error. */
    static String withError(Timing timing) {
        String score = of(timing.score());
        return Double.isNaN(timing.error()) ? score : score + " ± " + like(timing.error(), timing.score());
    }

    /** Whole bytes. */
    static String bytes(double bytes) {
        return Double.isNaN(bytes) ? NONE : String.format(Locale.ROOT, "%,d", Math.round(bytes));
    }

    /** Two decimals. */
    public static String ratio(double ratio) {
        return Double.isNaN(ratio) ? NONE : String.format(Locale.ROOT, "%.2f", ratio);
    }
}
