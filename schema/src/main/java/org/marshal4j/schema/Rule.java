package org.marshal4j.schema;

/**
 * The ways in which the schema of a type can change, what each does to bytes, and what to do about it. The page
 * docs/evolution.md has a table of them.
 *
 * <pre>{@code
 * Rule rule = difference.rule();
 * System.out.println(rule.id() + ": " + rule.effect() + ". " + rule.remedy() + ".");
 * }</pre>
 */
public enum Rule {
    FIELD_REMOVED("field-removed", "older messages have it", "Put it back"),
    FIELD_ADDED("field-added", "older messages do not have it", "Remove it, or put it in an evolvable type"),
    FIELD_APPENDED("field-appended", "readers of both versions take it or skip it", "Run marshal4j:update"),
    FIELD_REUSED(
            "field-reused",
            "messages of a former revision have another field of this name",
            "Give it a name that was never used"),
    FIELD_MOVED("field-moved", "older messages have the fields in another order", "Move it back"),
    FIELD_RENAMED("field-renamed", "the bytes are the same", "Run marshal4j:update if that is intended"),
    FIELD_RETYPED("field-retyped", "older messages have other bytes for it", "Restore its type"),
    NULLABILITY_CHANGED("nullability-changed", "only one of the two forms can hold null", "Undo it"),
    LENGTH_CHANGED("length-changed", "messages of one form are refused or misread by readers of the other", "Undo it"),
    ENUM_CONSTANT_REMOVED(
            "enum-constant-removed", "constants are written as numbers, and older messages may hold it", "Put it back"),
    ENUM_REORDERED(
            "enum-reordered",
            "constants are numbered in the order of declaration",
            "Restore the order, and put new constants last"),
    ENUM_CONSTANT_ADDED(
            "enum-constant-added",
            "readers that do not know it refuse it",
            "Update all readers first, then run marshal4j:update"),
    USUAL_TEXTS_CHANGED("usual-texts-changed", "known values are written as numbers", "Undo it"),
    USUAL_TEXT_ADDED(
            "usual-text-added",
            "readers that do not know it refuse it",
            "Update all readers first, then run marshal4j:update"),
    SINCE_MISSING(
            "since-missing",
            "readers cannot tell that older messages do not have it",
            "Mark it @Since with a number greater than all existing ones"),
    SINCE_CHANGED("since-changed", "older messages were written with the old version", "Undo it"),
    SUPERCLASS_CHANGED("superclass-changed", "older messages have the fields of the old superclass", "Undo it"),
    EVOLVABLE_CHANGED(
            "evolvable-changed", "evolvable types are written in versioned blocks, others are not", "Undo it"),
    FAMILY_CHANGED("family-changed", "messages of a family begin with a type id, others do not", "Undo it"),
    TYPE_ID_CHANGED("type-id-changed", "older messages have the old number", "Undo it"),
    TYPE_ID_REUSED(
            "type-id-reused",
            "older messages use this number for another class",
            "Give it a number that was never used"),
    SUBTYPE_ADDED(
            "subtype-added",
            "readers that do not know it refuse it",
            "Update all readers first, then run marshal4j:update"),
    SUBTYPE_REMOVED("subtype-removed", "older messages may hold it", "Put it back"),
    SHARED_NUMBERING(
            "shared-numbering",
            "@Shared objects are numbered differently in older messages",
            "Undo the change that caused it, a new class of a family or a new @Shared field"),
    TYPE_REMOVED("type-removed", "older messages of it can no longer be read", "Put it back"),
    SUPERCLASS_REMOVED(
            "superclass-removed",
            "its subclasses have its fields where they stood",
            "Run marshal4j:update if no messages of the class itself were written");

    private final String id;
    private final String effect;
    private final String remedy;

    Rule(String id, String effect, String remedy) {
        this.id = id;
        this.effect = effect;
        this.remedy = remedy;
    }

    /** {@return the name, such as {@code field-moved}} */
    public String id() {
        return id;
    }

    /** {@return what the change does to bytes} */
    public String effect() {
        return effect;
    }

    /** {@return how to undo the change, or how to make it correctly} */
    public String remedy() {
        return remedy;
    }

    /** {@return whether bytes of both schemas can still be exchanged, as far as the lock file is concerned} */
    public boolean isSafe() {
        return this == FIELD_RENAMED || this == FIELD_APPENDED || this == SUPERCLASS_REMOVED;
    }

    /** {@return whether the compiler and the build report it; they do not if a schema has grown as it should} */
    public boolean isReported() {
        return this != FIELD_APPENDED && this != SUBTYPE_ADDED;
    }
}
