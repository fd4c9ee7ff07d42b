package org.marshal4j.processor.advice;

import static org.marshal4j.processor.advice.Classes.named;

import java.util.Arrays;
import java.util.function.Predicate;
import org.marshal4j.processor.model.TypeRef;

/** The classes of other libraries for which a module has marshallers. The processor only knows their names. */
final class ReadyModules {

    /** Values for which {@code marshal4j-joda} has a marshaller each. */
    static final Predicate<TypeRef.OfClass> JODA = of(
            "org.joda.time.",
            "Instant",
            "Duration",
            "LocalDate",
            "LocalTime",
            "LocalDateTime",
            "YearMonth",
            "MonthDay",
            "Period",
            "DateTimeZone",
            "DateTime",
            "Interval");

    /** Collections and maps for which {@code marshal4j-guava} has a base class of marshallers each. */
    static final Predicate<TypeRef.OfClass> GUAVA_COLLECTIONS = of(
            "com.google.common.collect.",
            "ImmutableList",
            "ImmutableSet",
            "ImmutableSortedSet",
            "ImmutableMap",
            "ImmutableSortedMap",
            "ImmutableListMultimap",
            "ImmutableSetMultimap");

    /** Guava's own optional value, whose base class of marshallers has another name. */
    static final Predicate<TypeRef.OfClass> GUAVA_OPTIONAL = named("com.google.common.base.Optional");

    private ReadyModules() {}

    private static Predicate<TypeRef.OfClass> of(String prefix, String... simpleNames) {
        return named(Arrays.stream(simpleNames).map(prefix::concat).toArray(String[]::new));
    }
}
