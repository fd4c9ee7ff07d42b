package org.marshal4j.processor.column;

import java.util.Map;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** Types without a column, each with a type to declare instead. */
final class Replacement {

    private static final String PAIR = "a record with @Marshal(table = true) that has a key and a value";

    private static final Map<String, String> ALL = Map.ofEntries(
            Map.entry("java.lang.StringBuilder", "a String"),
            Map.entry("java.lang.StringBuffer", "a String"),
            Map.entry("java.net.InetAddress", "a String with its address"),
            Map.entry("java.nio.ByteBuffer", "a byte[]"),
            Map.entry("java.sql.Date", "a LocalDate"),
            Map.entry("java.sql.Time", "a LocalTime"),
            Map.entry("java.sql.Timestamp", "an Instant"),
            Map.entry("java.time.Year", "an int"),
            Map.entry("java.time.ZonedDateTime", "an Instant, and a ZoneId beside it"),
            Map.entry("java.util.AbstractMap.SimpleEntry", PAIR),
            Map.entry("java.util.AbstractMap.SimpleImmutableEntry", PAIR),
            Map.entry("java.util.BitSet", "a long, or a byte[]"),
            Map.entry("java.util.Date", "an Instant"),
            Map.entry("java.util.Locale", "a String with its language tag"),
            Map.entry("java.util.Map.Entry", PAIR),
            Map.entry("java.util.concurrent.atomic.AtomicBoolean", "a boolean"),
            Map.entry("java.util.concurrent.atomic.AtomicInteger", "an int"),
            Map.entry("java.util.concurrent.atomic.AtomicLong", "a long"));

    private Replacement() {}

    /** What to declare instead, if there is a single such type. */
    static Optional<String> of(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                ? Optional.ofNullable(ALL.get(named.name().qualified()))
                : Optional.empty();
    }
}
