package org.marshal4j.layouts;

import java.time.Duration;
import java.util.List;

/**
 * The result of a JVM.
 *
 * @param facts null if it did not get that far
 * @param different messages that differ from those of the encoder
 * @param failures failures of all kinds, including those of different messages
 */
record CellResult(Cell cell, Facts facts, int different, List<String> failures, Duration time) {
    /** Copies the failures. */
    CellResult {
        failures = List.copyOf(failures);
    }
}
