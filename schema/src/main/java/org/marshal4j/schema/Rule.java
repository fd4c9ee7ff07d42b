package org.marshal4j.schema;

/**
 * The ways in which the wire form of a type can change, each with what it does to bytes and what to do about it. docs/evolution.md has the
 * table.
 */
public enum Rule {
    FIELD_REMOVED("field-removed", "the bytes of older messages have it", "Put it back"),
    FIELD_ADDED("field-added", "older messages do not have it", "Remove it, or have an evolvable type hold it"),
    FIELD_APPENDED("field-appended", "readers of both versions take it or skip it", "Run marshal4j:update"),
    FIELD_MOVED("field-moved", "the fields of older messages stand in another order", "Move it back"),
    FIELD_RENAMED("field-renamed", "the bytes are the same", "Run marshal4j:update if that is meant"),
    FIELD_RETYPED("field-retyped", "its bytes in older messages are of another form", "Give it its type back"),
    NULLABILITY_CHANGED("nullability-changed", "null has bytes in one of the two only", "Undo it"),
    LENGTH_CHANGED("length-changed", "messages with the one are refused or misread with the other", "Undo it"),
    ENUM_CONSTANT_REMOVED(
            "enum-constant-removed", "constants are numbered, and older messages may hold it", "Put it back"),
    ENUM_REORDERED(
            "enum-reordered", "constants are numbered in order of declaration", "Restore the order, new ones last"),
    ENUM_CONSTANT_ADDED(
            "enum-constant-added",
            "readers that do not have it refuse it",
            "Give it to all readers first, then run marshal4j:update"),
    USUAL_TEXTS_CHANGED("usual-texts-changed", "the usual texts are numbered", "Undo it"),
    USUAL_TEXT_ADDED(
            "usual-text-added",
            "readers that do not have it refuse it",
            "Give it to all readers first, then run marshal4j:update"),
    SINCE_MISSING(
            "since-missing",
            "readers could not tell that older messages do not have it",
            "Mark it @Since with a number greater than all before"),
    SINCE_CHANGED("since-changed", "older messages were written with the version that it had", "Undo it"),
    SUPERCLASS_CHANGED("superclass-changed", "older messages have the fields of the other one", "Undo it"),
    EVOLVABLE_CHANGED(
            "evolvable-changed", "the bytes of evolvable types are in frames, those of others are not", "Undo it"),
    FAMILY_CHANGED(
            "family-changed", "the bytes of families begin with a type id, those of other types do not", "Undo it"),
    TYPE_ID_CHANGED("type-id-changed", "older messages have the other number", "Undo it"),
    TYPE_ID_REUSED(
            "type-id-reused", "older messages with this number are of another type", "Give it a number of its own"),
    SUBTYPE_ADDED(
            "subtype-added",
            "readers that do not have it refuse it",
            "Give it to all readers first, then run marshal4j:update"),
    SUBTYPE_REMOVED("subtype-removed", "older messages may hold it", "Put it back"),
    SHARED_NUMBERING(
            "shared-numbering",
            "@Shared objects have other numbers than in older messages",
            "Undo the change that brought it about, a new class of a family or a new @Shared field"),
    TYPE_REMOVED("type-removed", "older messages of it can no longer be read", "Put it back");

    private final String id;
    private final String effect;
    private final String remedy;

    Rule(String id, String effect, String remedy) {
        this.id = id;
        this.effect = effect;
        this.remedy = remedy;
    }

    /** Its name, such as {@code field-moved}. */
    public String id() {
        return id;
    }

    /** What the change does to bytes. */
    public String effect() {
        return effect;
    }

    /** How to undo it, or do it rightly. */
    public String remedy() {
        return remedy;
    }

    /** Whether bytes of both forms can be exchanged all the same, as far as the lock is concerned. */
    public boolean isSafe() {
        return this == FIELD_RENAMED || this == FIELD_APPENDED;
    }

    /** Whether compiler and build say anything of it: not where a form has grown as it should. */
    public boolean isReported() {
        return this != FIELD_APPENDED && this != SUBTYPE_ADDED;
    }
}
