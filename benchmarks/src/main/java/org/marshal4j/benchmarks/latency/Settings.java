package org.marshal4j.benchmarks.latency;

import java.util.List;

/**
 * How much is sent, and how fast.
 *
 * @param rate messages a second
 * @param warmup seconds before recording starts
 * @param seconds seconds that are recorded
 * @param runs runs of each form, each in a JVM of its own
 */
record Settings(int rate, int warmup, int seconds, int runs) {
    private static final Settings DEFAULT = new Settings(20_000, 10, 10, 3);

    Settings {
        if (rate < 1 || warmup < 0 || seconds < 1 || runs < 1) {
            throw new IllegalArgumentException("rate, seconds and runs must be positive, and warmup not negative");
        }
    }

    /** Returns the defaults, except for settings that are given like {@code rate=50000}. */
    static Settings parse(List<String> arguments) {
        Settings settings = DEFAULT;
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException(argument + ": write name=number");
            }
            settings = settings.with(argument.substring(0, equals), Integer.parseInt(argument.substring(equals + 1)));
        }
        return settings;
    }

    private Settings with(String name, int value) {
        return switch (name) {
            case "rate" -> new Settings(value, warmup, seconds, runs);
            case "warmup" -> new Settings(rate, value, seconds, runs);
            case "seconds" -> new Settings(rate, warmup, value, runs);
            case "runs" -> new Settings(rate, warmup, seconds, value);
            default -> throw new IllegalArgumentException(name + ": not one of rate, warmup, seconds, runs");
        };
    }

    /** Returns the arguments from which {@link #parse} creates these settings. */
    List<String> arguments() {
        return List.of("rate=" + rate, "warmup=" + warmup, "seconds=" + seconds, "runs=" + runs);
    }

    /** Returns the number of messages before those that are recorded. */
    long warmupMessages() {
        return (long) rate * warmup;
    }

    /** Returns the number of all messages of a run. */
    long messages() {
        return (long) rate * (warmup + seconds);
    }
}
