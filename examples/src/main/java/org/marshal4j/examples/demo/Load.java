package org.marshal4j.examples.demo;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Optional;

/**
 * How busy the machine is with other work. This is to be checked before measuring.
 *
 * @param average how many threads have been running or waiting for a processor in the last minute; negative if unknown
 * @param processors the number of processors of the machine
 */
record Load(double average, int processors) {

    /** The demo itself keeps a client and a server busy. */
    private static final int NEEDED = 2;

    static Load now() {
        var system = ManagementFactory.getOperatingSystemMXBean();
        return new Load(system.getSystemLoadAverage(), system.getAvailableProcessors());
    }

    /** Returns a warning about times that are measured now; empty if there are processors to spare. */
    Optional<String> warning() {
        if (processors < NEEDED) {
            return Optional.of(
                    "This machine has one processor, which client and server have to share, so the times mean little.");
        }
        if (processors - average >= NEEDED - 0.5) {
            return Optional.empty();
        }
        return Optional.of(String.format(
                Locale.ROOT,
                "This machine was busy before the measurement began: its load was %.1f on %d processors, and client and server%n"
                        + "need two. Run it again when it is idle.",
                average,
                processors));
    }
}
