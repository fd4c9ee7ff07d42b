package org.marshal4j.schema;

import java.util.Optional;

/**
 * One difference between two schemas of a type; {@link org.marshal4j.schema.change.SchemaChanges} finds them.
 *
 * <pre>{@code
 * if (difference.oldBytesNewClass() == Reading.REFUSED) {
 *     System.err.println(difference.message());
 * }
 * }</pre>
 *
 * @param rule the rule that it breaks
 * @param type the binary name of the type
 * @param field the present name of the field, or the former name if it was removed; empty if the difference concerns
 *     the whole type
 * @param detail what it was and what it is now, without the wording of the rule
 * @param member the binary name of the class in a family that the difference concerns; empty if it concerns none
 * @param oldBytesNewClass what happens to messages of the former schema where the present one is expected
 * @param newBytesOldClass what happens to messages of the present schema where the former one is expected
 * @param byValue whether only messages with certain values are refused, such as numbers that do not fit any more
 * @param hasSchemaId whether messages of the type begin with schema ids, by which older ones are read
 */
public record Difference(
        Rule rule,
        String type,
        String field,
        String detail,
        Optional<String> member,
        Reading oldBytesNewClass,
        Reading newBytesOldClass,
        ByValue byValue,
        boolean hasSchemaId) {

    /**
     * Creates a difference of a type without schema ids.
     *
     * @param rule the rule that it breaks
     * @param type the binary name of the type
     * @param field the name of the field; empty if the difference concerns the whole type
     * @param detail what it was and what it is now
     * @param member the binary name of the class in a family that it concerns; empty if it concerns none
     * @param oldBytesNewClass what happens to messages of the former schema where the present one is expected
     * @param newBytesOldClass what happens to messages of the present schema where the former one is expected
     * @param byValue whether only messages with certain values are refused
     */
    public Difference(
            Rule rule,
            String type,
            String field,
            String detail,
            Optional<String> member,
            Reading oldBytesNewClass,
            Reading newBytesOldClass,
            ByValue byValue) {
        this(rule, type, field, detail, member, oldBytesNewClass, newBytesOldClass, byValue, false);
    }

    /**
     * Creates a difference that concerns no class of a family, and for which values do not matter.
     *
     * @param rule the rule that it breaks
     * @param type the binary name of the type
     * @param field the name of the field; empty if the difference concerns the whole type
     * @param detail what it was and what it is now
     * @param oldBytesNewClass what happens to messages of the former schema where the present one is expected
     * @param newBytesOldClass what happens to messages of the present schema where the former one is expected
     */
    public Difference(
            Rule rule, String type, String field, String detail, Reading oldBytesNewClass, Reading newBytesOldClass) {
        this(rule, type, field, detail, Optional.empty(), oldBytesNewClass, newBytesOldClass, ByValue.NEVER);
    }

    /**
     * {@return this difference for messages that cannot be converted, whatever their values}
     *
     * @param older whether messages of the former schema cannot be converted
     * @param newer whether messages of the present schema cannot be converted
     */
    public Difference withoutMigration(boolean older, boolean newer) {
        return new Difference(
                rule,
                type,
                field,
                detail,
                member,
                older ? withoutMigration(oldBytesNewClass) : oldBytesNewClass,
                newer ? withoutMigration(newBytesOldClass) : newBytesOldClass,
                new ByValue(
                        byValue.older() && (!older || oldBytesNewClass == Reading.REFUSED),
                        byValue.newer() && (!newer || newBytesOldClass == Reading.REFUSED)),
                hasSchemaId);
    }

    /** {@return this difference of a type whose messages begin with schema ids} */
    public Difference withSchemaId() {
        return new Difference(rule, type, field, detail, member, oldBytesNewClass, newBytesOldClass, byValue, true);
    }

    private static Reading withoutMigration(Reading reading) {
        return reading == Reading.READ_AFTER_MIGRATION ? Reading.REFUSED : reading;
    }

    /**
     * {@return the message for the user, such as {@code Quote.bid: wire type was float64, is now float32
     * (field-retyped: older messages …). Restore …}}
     */
    public String message() {
        String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        String accept =
                rule.remedy().contains("marshal4j:update") ? "" : ", or accept the change with marshal4j:update";
        return simple + (field.isEmpty() ? "" : "." + field) + ": " + detail + " (" + rule.id() + ": " + rule.effect()
                + "). " + rule.remedy() + accept + "."
                + (accept.isEmpty() ? "" : hasSchemaId ? byId() : safely());
    }

    /** What becomes of older messages that say which schema they have. */
    private String byId() {
        return oldBytesNewClass == Reading.REFUSED
                ? ""
                : " Once accepted, this version reads older messages by their schema ids: update readers first.";
    }

    /** What to do if the change is needed and older messages must stay readable. */
    private String safely() {
        String pattern = rule.safePattern();
        return (pattern.isEmpty() ? "" : " Safe instead: " + pattern + ".")
                + (oldBytesNewClass == Reading.READ_AFTER_MIGRATION
                        ? " Once accepted, SchemaMigration reads older messages; marshal4j:samples keeps some to test that."
                        : "");
    }
}
