package org.marshal4j.layouts;

import java.time.Duration;
import java.util.List;

/**
 * What came of a JVM.
 *
 * @param facts null if it did not get so far
 * @param different messages that are not as the encoder's
 * @param failures of all kinds, those of different messages included
 */
record CellResult(Cell cell, Facts facts, int different, List<String> failures, Duration time) {
    /** Takes a copy of the failures. */
    CellResult {
        failures = List.copyOf(failures);
    }
}
