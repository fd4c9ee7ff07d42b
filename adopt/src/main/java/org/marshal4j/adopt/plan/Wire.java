package org.marshal4j.adopt.plan;

import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.Encoding;
import org.marshal4j.Form;

/**
 * How a value is written.
 *
 * @param kind what kind of value it is
 * @param encodings those whose bytes these are; all of them if any would do
 * @param as the form; null if it is the natural one of the type
 * @param length the form of the count of a container, or of the length of a text if that is not the usual one
 * @param unit what a time is counted in; null if it is none
 * @param presence whether a byte before it says that it is not null
 */
record Wire(
        Kind kind,
        Set<Encoding> encodings,
        @Nullable Form as,
        @Nullable Form length,
        @Nullable ChronoUnit unit,
        boolean presence) {

    /** What kind of value. */
    enum Kind {
        /** A field of a primitive type. */
        PRIMITIVE,
        /** A box, text, enum, date. */
        VALUE,
        /** An array, collection or map. */
        CONTAINER,
        /** An object with a pair of its own. */
        OBJECT
    }

    static final Set<Encoding> ANY = Set.of(Encoding.values());
    static final Set<Encoding> BIG = Set.of(Encoding.DATA_OUTPUT, Encoding.HADOOP, Encoding.ELASTICSEARCH);
    static final Set<Encoding> LITTLE = Set.of(Encoding.PLAIN, Encoding.CHRONICLE, Encoding.LUCENE);

    /** A value in a form that these encodings share. */
    static Wire of(Set<Encoding> encodings, @Nullable Form as) {
        return new Wire(Kind.VALUE, encodings, as, null, null, false);
    }

    Wire ofKind(Kind other) {
        return new Wire(other, encodings, as, length, unit, presence);
    }

    Wire withLength(Form form) {
        return new Wire(kind, encodings, as, form, unit, presence);
    }

    Wire in(@Nullable ChronoUnit counted) {
        return new Wire(kind, encodings, as, length, counted, presence);
    }

    Wire withPresence() {
        return new Wire(kind, encodings, as, length, unit, true);
    }

    /** The same, if only these encodings can be it. */
    Wire only(Set<Encoding> of) {
        return new Wire(kind, encodings.stream().filter(of::contains).collect(Collectors.toUnmodifiableSet()), as,
                length, unit, presence);
    }

    /** The form of a count that an encoding uses without being told. */
    static Form usualCount(Encoding encoding) {
        return switch (encoding) {
            case PLAIN, CHRONICLE -> Form.STOP_BIT;
            case DATA_OUTPUT, HADOOP -> Form.INT;
            case LUCENE, ELASTICSEARCH -> Form.VINT;
        };
    }
}
