package org.marshal4j.processor.schema;

import java.util.Optional;

/**
 * A change of a wire form that has been accepted.
 *
 * @param rule what sort of change
 * @param type the binary name of the type
 * @param field the field it is about, as it is named now, or was if it is gone; empty for the type as a whole
 * @param member the binary name of the class of a family that it is about
 * @param what was and is, without the rule's own words
 */
public record Change(Rule rule, String type, String field, String what, Optional<String> member) {

    /** A change that the type itself brought about. */
    public Change(Rule rule, String type, String field, String what) {
        this(rule, type, field, what, Optional.empty());
    }

    /** {@code Quote.bid: wire type was float64, is now float32 (field-retyped: older messages …). Restore …}. */
    public String message() {
        String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        String accept =
                rule.remedy().contains("marshal4j:update") ? "" : ", or accept the change with marshal4j:update";
        return simple + (field.isEmpty() ? "" : "." + field) + ": " + what + " (" + rule.id() + ": " + rule.effect()
                + "). " + rule.remedy() + accept + ".";
    }
}
