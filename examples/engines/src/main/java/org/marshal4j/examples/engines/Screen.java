package org.marshal4j.examples.engines;

import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** Prints what happens: a bar with the latest figures, and lines for events. */
final class Screen {
    private static final int BAR = 24;
    private static final long TURN_MILLIS = 1000;

    private final PrintStream out;
    private final boolean live = System.console() != null;
    private final Grid grid;
    private final Histogram all = new Histogram(3);
    private long counted;

    Screen(PrintStream out, Grid grid) {
        this.out = out;
        this.grid = grid;
    }

    /** Reports an event. */
    void say(String line) {
        out.println((live ? "\r\u001b[K" : "") + line);
    }

    /** Shows the figures for some seconds. */
    void watch(int seconds) throws InterruptedException {
        int turns = (int) (seconds * 1000L / TURN_MILLIS);
        for (int turn = 1; turn <= turns; turn++) {
            Thread.sleep(TURN_MILLIS);
            show((double) turn / turns);
        }
    }

    private void show(double done) {
        Histogram latest = Latencies.take();
        all.add(latest);
        long now = grid.progress().values().stream()
                .mapToLong(progress -> progress.counted)
                .sum();
        String line = String.format(
                Locale.ROOT,
                "  %s %,9d books/s   latency 50 %% %,.1f ms, 99 %% %,.1f ms   %s",
                "█".repeat((int) (BAR * done)) + "░".repeat(BAR - (int) (BAR * done)),
                Math.max(0, now - counted) * 1000 / TURN_MILLIS,
                latest.getValueAtPercentile(50) / 1000.0,
                latest.getValueAtPercentile(99) / 1000.0,
                indicators());
        counted = now;
        out.print(live ? "\r\u001b[K" + line : line + "\n");
        out.flush();
    }

    private String indicators() {
        Map.Entry<String, Indicators> any =
                grid.latest().entrySet().stream().findFirst().orElse(null);
        if (any == null) {
            return "";
        }
        Indicators of = any.getValue();
        return String.format(
                Locale.ROOT,
                "%s spread %.3f imbalance %+.2f VWAP %.2f",
                any.getKey(),
                of.spread(),
                of.imbalance(),
                of.vwap());
    }

    /** Prints the latencies of the whole run. */
    void summary() {
        all.add(Latencies.take());
        say(String.format(
                Locale.ROOT,
                "  latency from producer to Flink, with all interruptions: 50 %% %,.1f ms, 90 %% %,.1f, 99 %% %,.1f, most %,.1f",
                all.getValueAtPercentile(50) / 1000.0,
                all.getValueAtPercentile(90) / 1000.0,
                all.getValueAtPercentile(99) / 1000.0,
                all.getMaxValue() / 1000.0));
    }
}
