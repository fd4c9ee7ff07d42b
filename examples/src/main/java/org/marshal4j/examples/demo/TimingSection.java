package org.marshal4j.examples.demo;

import java.util.List;
import java.util.Locale;

/** A short timing of every form, interleaved, so that what else the machine does hits all of them alike. */
public final class TimingSection implements Section {

    /** Rounds for a result worth looking at. */
    public static final int THOROUGH = 20;

    private static final int OPERATIONS = 500_000;

    private final int rounds;

    /**
     * A timing.
     *
     * @param rounds how many, of which the first half warms up
     */
    public TimingSection(int rounds) {
        this.rounds = rounds;
    }

    @Override
    public String title() {
        return "How long it takes";
    }

    @Override
    public void print(Terminal terminal) {
        List<Timed> forms = TimedForms.all(rounds);
        for (int round = 0; round < rounds; round++) {
            for (Timed form : forms) {
                form.round(round, OPERATIONS);
            }
            terminal.progress(round + 1, rounds);
        }
        terminal.table(
                List.of("18 fields, native memory", "write ns", "read ns", "write", "read"),
                forms.stream().map(form -> row(form, explicit(form, forms))).toList());
        terminal.text("""

                The last two columns: how many times as fast as explicit code of the same fields. This shows the order of
                things and no more; to measure, run the JMH benchmarks:
                """);
        terminal.command("./mvnw -q -Pbench verify");
    }

    private static Timed explicit(Timed form, List<Timed> forms) {
        String suffix = form.name().endsWith(", ints") ? ", ints" : "";
        return forms.stream()
                .filter(candidate -> candidate.name().equals("explicit" + suffix))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> row(Timed form, Timed explicit) {
        return List.of(
                form.name(),
                format("%.1f", form.write()),
                format("%.1f", form.read()),
                format("%.1f x", explicit.write() / form.write()),
                format("%.1f x", explicit.read() / form.read()));
    }

    private static String format(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
