package org.marshal4j.schema;

/** What to do instead of a change that breaks messages. */
final class SafePattern {
    private SafePattern() {}

    /** Text for a message; empty if the rule's remedy already says it. */
    static String insteadOf(Rule rule) {
        return switch (rule) {
            case FIELD_ADDED -> "a new @Since field at the end of an evolvable type";
            case FIELD_MOVED, FIELD_RETYPED, NULLABILITY_CHANGED, LENGTH_CHANGED, SINCE_CHANGED ->
                "a new @Since field of an evolvable type";
            case FIELD_REMOVED -> "leave it there, and ignore it";
            case ENUM_CONSTANT_REMOVED, SUBTYPE_REMOVED, TYPE_REMOVED -> "keep it, but stop writing it";
            case USUAL_TEXTS_CHANGED -> "new known values after all others";
            case SUPERCLASS_CHANGED, EVOLVABLE_CHANGED, FAMILY_CHANGED, SHARED_NUMBERING ->
                "a new type next to this one";
            case TYPE_ID_CHANGED -> "a new class with a number that was never used";
            case SINCE_MISSING,
                    FIELD_REUSED,
                    ENUM_REORDERED,
                    TYPE_ID_REUSED,
                    ENUM_CONSTANT_ADDED,
                    USUAL_TEXT_ADDED,
                    SUBTYPE_ADDED,
                    FIELD_APPENDED,
                    FIELD_RENAMED,
                    SUPERCLASS_REMOVED -> "";
        };
    }
}
