package org.marshal4j.adopt.plan;

import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Presence;

/**
 * How a value is written.
 *
 * @param kind what kind of value it is
 * @param encodings those whose bytes these are; all of them if any would do
 * @param as the form; null if it is the natural one of the type
 * @param length the form of the count of a container, or of the length of a text if that is not the usual one
 * @param unit what a time is counted in; null if it is none
 * @param presence the byte before it that says whether it is null
 * @param fixed the number of elements that is not written because it is always the same; 0 if it is
 * @param nulls whether null is written as the length −1
 * @param numbers the numbers of an enum's constants, if these are written; null if it is none
 */
record Wire(
        Kind kind,
        Set<Encoding> encodings,
        @Nullable Form as,
        @Nullable Form length,
        @Nullable ChronoUnit unit,
        Presence presence,
        boolean nulls,
        int fixed,
        @Nullable EnumNumbers numbers) {

    /** What kind of value. */
    enum Kind {
        /** A field of a primitive type. */
        PRIMITIVE,
        /** A box, number of an enum, date. */
        VALUE,
        /** A text, also of an enum or decimal. */
        TEXT,
        /** An array, collection or map. */
        CONTAINER,
        /** An object with a pair of its own. */
        OBJECT,
        /** A value that has these bytes without any annotation. */
        PLAIN,
        /** A value that the statements of the methods write. */
        OWN_CODE
    }

    /** Lengths that can be −1. */
    private static final Set<Form> SIGNED =
            Set.of(Form.BYTE, Form.SHORT, Form.INT, Form.LONG, Form.STOP_BIT, Form.HADOOP_VINT);

    static final Set<Encoding> ANY = Set.of(Encoding.values());
    static final Set<Encoding> BIG = Set.of(Encoding.DATA_OUTPUT, Encoding.HADOOP, Encoding.ELASTICSEARCH);
    static final Set<Encoding> LITTLE = Set.of(Encoding.PLAIN, Encoding.CHRONICLE, Encoding.LUCENE);

    /** A value in a form that these encodings share. */
    static Wire of(Set<Encoding> encodings, @Nullable Form as) {
        return new Wire(Kind.VALUE, encodings, as, null, null, Presence.NONE, false, 0, null);
    }

    /** Bytes whose number is always the same. */
    static Wire ofBytes(int number) {
        return new Wire(Kind.CONTAINER, Set.of(Encoding.PLAIN), null, null, null, Presence.NONE, false, number, null);
    }

    Wire ofKind(Kind other) {
        return new Wire(other, encodings, as, length, unit, presence, nulls, fixed, numbers);
    }

    Wire withLength(Form form) {
        return new Wire(kind, encodings, as, form, unit, presence, nulls, fixed, numbers);
    }

    Wire in(@Nullable ChronoUnit counted) {
        return new Wire(kind, encodings, as, length, counted, presence, nulls, fixed, numbers);
    }

    Wire withPresence(Presence mark) {
        return new Wire(kind, encodings, as, length, unit, mark, nulls, fixed, numbers);
    }

    /** Whether a byte before it says whether it is null. */
    boolean isMarked() {
        return presence != Presence.NONE;
    }

    Wire as(Form form) {
        return new Wire(kind, encodings, form, length, unit, presence, nulls, fixed, numbers);
    }

    Wire withoutNulls() {
        return new Wire(kind, encodings, as, length, unit, presence, false, fixed, numbers);
    }

    Wire withNulls() {
        return new Wire(kind, encodings, as, length, unit, presence, true, fixed, numbers);
    }

    /** The same, as the numbers that the constants of an enum have. */
    Wire withNumbers(EnumNumbers of) {
        return new Wire(kind, encodings, as, length, unit, presence, nulls, fixed, of);
    }

    /** The same, if only these encodings can be it. */
    Wire only(Set<Encoding> of) {
        return new Wire(
                kind,
                encodings.stream().filter(of::contains).collect(Collectors.toUnmodifiableSet()),
                as,
                length,
                unit,
                presence,
                nulls,
                fixed,
                numbers);
    }

    /** The form of a length or count that an encoding uses without being told. */
    Form usualLength(Encoding encoding) {
        if (as == Form.TEXT_8BIT) {
            return Form.STOP_BIT;
        }
        return switch (encoding) {
            case PLAIN, CHRONICLE -> Form.STOP_BIT;
            case DATA_OUTPUT -> kind == Kind.TEXT ? Form.UNSIGNED_SHORT : Form.INT;
            case HADOOP -> kind == Kind.TEXT ? Form.HADOOP_VINT : Form.INT;
            case LUCENE, ELASTICSEARCH -> Form.VINT;
        };
    }

    /** Whether an encoding would write null as the length −1, which the methods do not do. */
    boolean isRequired(Encoding encoding) {
        boolean counted = kind == Kind.CONTAINER || kind == Kind.TEXT;
        return counted && !nulls && !isMarked() && SIGNED.contains(length != null ? length : usualLength(encoding));
    }
}
