package org.marshal4j.schema;

import java.util.List;
import java.util.Locale;

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
    FIELD_REMOVED("older messages have it", "Put it back", "leave it there, and ignore it"),
    FIELD_ADDED(
            "older messages do not have it",
            "Remove it, or put it in an evolvable type",
            "a new @Since field at the end of an evolvable type"),
    FIELD_APPENDED(
            "readers of both versions take it or skip it", "Run marshal4j:update", "", Trait.SAFE, Trait.UNREPORTED),
    FIELD_REUSED(
            "messages of a former revision have another field of this name", "Give it a name that was never used", ""),
    FIELD_MOVED(
            "older messages have the fields in another order",
            "Move it back",
            "a new @Since field of an evolvable type"),
    FIELD_RENAMED("the bytes are the same", "Run marshal4j:update if that is intended", "", Trait.SAFE),
    FIELD_RETYPED(
            "older messages have other bytes for it", "Restore its type", "a new @Since field of an evolvable type"),
    NULLABILITY_CHANGED(
            "only one of the two schemas allows null", "Undo it", "a new @Since field of an evolvable type"),
    LENGTH_CHANGED(
            "messages of one schema are refused or misread by readers with the other",
            "Undo it",
            "a new @Since field of an evolvable type",
            Trait.DIRECTED),
    ENUM_CONSTANT_REMOVED(
            "constants are written as numbers, and older messages may hold it",
            "Put it back",
            "keep it, but stop writing it"),
    ENUM_REORDERED(
            "constants are numbered in the order of declaration", "Restore the order, and put new constants last", ""),
    ENUM_CONSTANT_ADDED(
            "readers that do not know it refuse it",
            "Update all readers first, then run marshal4j:update",
            "",
            Trait.DIRECTED),
    USUAL_TEXTS_CHANGED("known values are written as numbers", "Undo it", "new known values after all others"),
    USUAL_TEXT_ADDED(
            "readers that do not know it refuse it",
            "Update all readers first, then run marshal4j:update",
            "",
            Trait.DIRECTED),
    SINCE_MISSING(
            "readers cannot tell that older messages do not have it",
            "Mark it @Since with a number greater than all existing ones",
            ""),
    SINCE_CHANGED(
            "older messages were written with the old version", "Undo it", "a new @Since field of an evolvable type"),
    SUPERCLASS_CHANGED(
            "older messages have the fields of the old superclass", "Undo it", "a new type next to this one"),
    EVOLVABLE_CHANGED(
            "evolvable types are written in versioned blocks, others are not",
            "Undo it",
            "a new type next to this one"),
    FAMILY_CHANGED(
            "messages of a family begin with a type id, others do not", "Undo it", "a new type next to this one"),
    SCHEMA_ID_CHANGED(
            "only messages of one of the two schemas begin with a schema id", "Undo it", "a new type next to this one"),
    SCHEMA_ID_NEW(
            "readers that do not know the id refuse messages with it",
            "Update all readers first, then run marshal4j:update",
            "",
            Trait.UNREPORTED,
            Trait.DIRECTED),
    TYPE_ID_CHANGED("older messages have the old number", "Undo it", "a new class with a number that was never used"),
    TYPE_ID_REUSED("older messages use this number for another class", "Give it a number that was never used", ""),
    SUBTYPE_ADDED(
            "readers that do not know it refuse it",
            "Update all readers first, then run marshal4j:update",
            "",
            Trait.UNREPORTED,
            Trait.DIRECTED),
    SUBTYPE_REMOVED("older messages may hold it", "Put it back", "keep it, but stop writing it"),
    SHARED_NUMBERING(
            "@Shared objects are numbered differently in older messages",
            "Undo the change that caused it, a new class of a family or a new @Shared field",
            "a new type next to this one"),
    TYPE_REMOVED("older messages of it can no longer be read", "Put it back", "keep it, but stop writing it"),
    SUPERCLASS_REMOVED(
            "its subclasses still have its fields, in the same places",
            "Run marshal4j:update if no messages of the class itself were written",
            "",
            Trait.SAFE);

    private final String effect;
    private final String remedy;
    private final String safePattern;
    private final boolean isSafe;
    private final boolean isReported;
    private final boolean isDirected;

    private enum Trait {
        /** Bytes of both schemas can still be exchanged. */
        SAFE,
        /** The schema has grown as it should. */
        UNREPORTED,
        /** The direction that a project has declared decides. */
        DIRECTED
    }

    Rule(String effect, String remedy, String safePattern, Trait... traits) {
        this.effect = effect;
        this.remedy = remedy;
        this.safePattern = safePattern;
        this.isSafe = List.of(traits).contains(Trait.SAFE);
        this.isReported = !List.of(traits).contains(Trait.UNREPORTED);
        this.isDirected = List.of(traits).contains(Trait.DIRECTED);
    }

    /** {@return the name, such as {@code field-moved}} */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@return what the change does to bytes} */
    public String effect() {
        return effect;
    }

    /** {@return how to undo the change, or how to make it correctly} */
    public String remedy() {
        return remedy;
    }

    /** What to do instead of a change that breaks messages; empty if the remedy already says it. */
    String safePattern() {
        return safePattern;
    }

    /** {@return whether bytes of both schemas can still be exchanged, as far as the lock file is concerned} */
    public boolean isSafe() {
        return isSafe;
    }

    /** {@return whether the compiler and the build report it; they do not if a schema has grown as it should} */
    public boolean isReported() {
        return isReported;
    }

    /** Whether a declared {@link Compatibility} decides if it is reported. */
    boolean isDirected() {
        return isDirected;
    }
}
