package org.marshal4j.schema;

import java.util.Optional;

/**
 * One difference between two forms of a type.
 *
 * @param rule what sort of difference
 * @param type the binary name of the type
 * @param field the field it is about, as it is named now, or was if it is gone; empty for the type as a whole
 * @param detail what was and is, without the rule's own words
 * @param member the binary name of the class of a family that it is about
 * @param oldBytesNewClass what becomes of messages of the former form where the present one is expected
 * @param newBytesOldClass what becomes of messages of the present form where the former one is expected
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
