package org.marshal4j.benchmarks.report;

import java.util.Locale;

/** Formats numbers the way a reader wants them. */
public final class Numbers {
    private static final String NONE = "–";

    private Numbers() {}

    /** Formats with three digits, and with more only before the decimal point. */
    public static String of(double number) {
        return like(number, number);
    }

    /** Formats with as many decimals as another number has. */
    static String like(double number, double model) {
        if (Double.isNaN(number)) {
            return NONE;
        }
        int decimals = Math.abs(model) < 9.995 ? 2 : Math.abs(model) < 99.95 ? 1 : 0;
        return String.format(Locale.ROOT, "%,." + decimals + "f", number);
    }

    /** Formats a score with its error. */
    static String withError(Timing timing) {
        String score = of(timing.score());
        return Double.isNaN(timing.error()) ? score : score + " ± " + like(timing.error(), timing.score());
    }

    /** Formats a whole number of bytes. */
    static String bytes(double bytes) {
        return Double.isNaN(bytes) ? NONE : String.format(Locale.ROOT, "%,d", Math.round(bytes));
    }

    /** Formats with two decimals. */
    public static String ratio(double ratio) {
        return Double.isNaN(ratio) ? NONE : String.format(Locale.ROOT, "%.2f", ratio);
    }
}
