package org.marshal4j.schema;

import java.util.Optional;

/**
 * One difference between two schemas of a type; {@link SchemaChanges} finds them.
 *
 * <pre>{@code
 * if (difference.oldBytesNewClass() == Reading.REFUSED) {
 *     System.err.println(difference.message());
 * }
 * }</pre>
 *
 * @param rule the rule that it breaks
 * @param type the binary name of the type
 * @param field the present name of the field, or the former one if it is gone; empty if it concerns the whole type
 * @param detail what was and what is, without the words of the rule
 * @param member the binary name of the class of a family that it concerns
 * @param oldBytesNewClass what happens to messages of the former schema where the present one is expected
 * @param newBytesOldClass what happens to messages of the present schema where the former one is expected
 */
public record Difference(
        Rule rule,
        String type,
        String field,
        String detail,
        Optional<String> member,
        Reading oldBytesNewClass,
        Reading newBytesOldClass) {

    /** A difference that the type itself brought about. */
    public Difference(
            Rule rule, String type, String field, String detail, Reading oldBytesNewClass, Reading newBytesOldClass) {
        this(rule, type, field, detail, Optional.empty(), oldBytesNewClass, newBytesOldClass);
    }

    /** The same difference, where messages cannot be converted. */
    Difference withoutMigration() {
        return new Difference(
                rule,
                type,
                field,
                detail,
                member,
                withoutMigration(oldBytesNewClass),
                withoutMigration(newBytesOldClass));
    }

    private static Reading withoutMigration(Reading reading) {
        return reading == Reading.READ_AFTER_MIGRATION ? Reading.REFUSED : reading;
    }

    /** {@code Quote.bid: wire type was float64, is now float32 (field-retyped: older messages …). Restore …}. */
    public String message() {
        String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        String accept =
                rule.remedy().contains("marshal4j:update") ? "" : ", or accept the change with marshal4j:update";
        return simple + (field.isEmpty() ? "" : "." + field) + ": " + detail + " (" + rule.id() + ": " + rule.effect()
                + "). " + rule.remedy() + accept + "."
                + (accept.isEmpty() ? "" : safely());
    }

    /** What to do where the change is needed and the older messages are too. */
    private String safely() {
        String pattern = SafePattern.insteadOf(rule);
        return (pattern.isEmpty() ? "" : " Safe instead: " + pattern + ".")
                + (oldBytesNewClass == Reading.READ_AFTER_MIGRATION
                        ? " Once accepted, SchemaMigration reads older messages; marshal4j:samples keeps some to test that."
                        : "");
    }
}
