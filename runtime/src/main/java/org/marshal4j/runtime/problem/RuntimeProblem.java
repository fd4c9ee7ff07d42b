package org.marshal4j.runtime.problem;

/**
 * Everything that can go wrong while values are written and read, each with a stable code, what it means, and what to
 * do. The codes appear at the end of every message of a {@link MarshalException} and never change their meaning.
 */
public enum RuntimeProblem {
    OTHER_CLASS(
            201,
            "an object is of another class than the declared one",
            "Give an object of exactly the declared class: a subclass would lose the fields it adds."),
    NULL_ON_WRITE(
            202,
            "null stands where the wire has no place for it",
            "Set the field before writing, or remove @Required from it."),
    BYTES_RUN_OUT(
            203,
            "the bytes end before the value does",
            "Check that the whole message arrived, and that it was written by the same version of the type."),
    IMPOSSIBLE_BYTE(
            204,
            "a boolean or presence byte holds what neither can be",
            "Check that the reader starts where the writer started, with the same version of the type."),
    BAD_COUNT(
            205,
            "a count is negative, too large, or not in its shortest form",
            "Check that the reader starts where the writer started, with the same version of the type."),
    NULL_ON_READ(
            206,
            "a null was read for a field that is never null",
            "Check that the bytes were written by a type whose field is @Required too."),
    NESTED_TOO_DEEP(
            207, "objects are nested too deep", "Look for an object that holds itself; keep long chains in a list."),
    MALFORMED_TEXT(
            208,
            "a text is not well-formed",
            "Do not cut a String inside a surrogate pair; on reading, check that the bytes are UTF-8."),
    UNKNOWN_ENUM_INDEX(
            209,
            "there is no enum constant of this index",
            "Add the writer's newer constants to the reader's enum, at its end."),
    VERSIONS_DIFFER(
            210,
            "a marshaller was compiled by another version of marshal4j than the one it runs with",
            "Use the same version of marshal4j-processor and marshal4j-runtime, and recompile."),
    OTHER_TYPE_VERSION(
            211,
            "a marshaller was compiled against another version of a type it builds on",
            "Recompile the type that is named."),
    BUFFER_FULL(
            212,
            "the value does not fit the buffer",
            "Give a larger buffer, one that grows, or a higher write limit; sizeOf() tells how much is needed."),
    NOT_BULK(
            213,
            "fields are not copied in bulk though that was required",
            "Print ObjectLayout.of(type) to see what stands between them."),
    IMPOSSIBLE_VALUE(
            214,
            "the bytes are no value of the field's type",
            "Check that the reader starts where the writer started, with the same version of the type."),
    TOO_LONG(
            215,
            "a text, array or collection is longer than its field allows, or not exactly as long",
            "Keep to the field's @MaxLength or @FixedLength, or raise it."),
    PARENT_DIFFERS(
            216,
            "a @Parent field cannot hold after reading what it holds: the bytes do not say",
            "Set it to the nearest object of its type around it, or to null;"
                    + " give what it refers to a constructor without parameters."),
    OWN_PART(
            217,
            "an object is part of itself, but its constructor takes its parts",
            "Give its class a constructor without parameters, and fields that are not final."),
    SCHEMA_DIFFERS(
            218,
            "messages were written in another form than the type has here",
            "Read them with the version of the type that wrote them, or convert them by SchemaMigration."),
    NO_HEADER(
            219,
            "the bytes do not begin with the header of a stream",
            "Check that the reader starts where the writer started, and that StreamHeader.write was called first."),
    NOT_CONVERTED(
            220,
            "a message of a former form of a type says what has no place in today's form",
            "Look at the field that is named, in the former schema and in today's."),
    BYTES_LEFT(
            221,
            "bytes are left behind a value that should have been all",
            "Check that they are one message, written by the same version of the type."),
    OTHER(299, "a constructor, accessor or other code outside marshal4j failed", "See the cause.");

    private final String code;
    private final String meaning;
    private final String fix;

    RuntimeProblem(int number, String meaning, String fix) {
        this.code = "MARSHAL" + number;
        this.meaning = meaning;
        this.fix = fix;
    }

    /** The stable code, such as {@code MARSHAL203}. */
    public String code() {
        return code;
    }

    /** What it means, in one line. */
    public String meaning() {
        return meaning;
    }

    /** What to do about it, in one line. */
    public String fix() {
        return fix;
    }
}
