package org.marshal4j.benchmarks.former;

import java.util.Locale;

/** Makes what reads former messages once in a new JVM, and says how long that took. */
final class FirstMade {
    private FirstMade() {}

    public static void main(String[] args) {
        ManyFields fields = new ManyFields();
        long start = System.nanoTime();
        Object made = fields.make();
        long end = System.nanoTime();
        if (made == null) {
            throw new IllegalStateException("nothing was made");
        }
        System.out.printf(
                Locale.ROOT, "first conversion of %s in a new JVM: %.1f ms%n", "100 fields", (end - start) / 1e6);
    }
}
