package org.marshal4j.random.edits;

/**
 * What a field holds. Its values are plain ones, which no class of any revision is part of: {@code Long}, {@code
 * Double}, {@code String}, lists and maps of these, and objects as maps by the identities of their fields.
 */
interface Kind {
    /** Returns the type as in the source. */
    String declared();

    /** Returns the annotation before it; empty if there is none. */
    default String annotation() {
        return "";
    }

    default boolean isPrimitive() {
        return false;
    }

    /** Whether {@code @Required} may be added to fields of this kind. */
    default boolean canBeRequired() {
        return !isPrimitive();
    }

    /** Returns the text of the wire type of values that are never null. */
    String wireType(Version version);

    /** Returns the text of the wire type of elements, which may be null. */
    default String wireTypeOfElements(Version version) {
        return wireType(version) + "?";
    }

    /** Returns a random plain value other than null. */
    Object make(PlainMaker maker);

    /** Returns the value in objects that were written before there was the field; null if it is null. */
    default Object absent() {
        return null;
    }

    /**
     * Returns what becomes of a value, other than null, if today's field is of another kind.
     *
     * @param now a kind of the same class
     */
    Object converted(Object plain, Kind now, Place place);

    /** Returns the value, other than null, as the field of a class holds it. */
    Object toJava(Object plain, PlainObjects objects);

    /** The reverse. */
    Object toPlain(Object java, PlainObjects objects);
}
