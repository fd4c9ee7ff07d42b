package org.marshal4j.processor.model;

import java.util.Set;

/** The classes, other than boxes, that {@code @StopBit} on a type is for: those with a smaller form in LeafTypes. */
public final class StopBitClasses {
    public static final Set<String> NAMES = Set.of(
            "java.math.BigDecimal",
            "java.time.Instant",
            "java.time.Duration",
            "java.time.LocalDate",
            "java.time.LocalTime",
            "java.time.LocalDateTime");

    private StopBitClasses() {}
}
