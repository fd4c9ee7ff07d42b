package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DifferenceTest {

    @Test
    void messageSaysWhatChangedAndWhatToDo() {
        assertThat(difference(Rule.FIELD_RETYPED, "com.acme.Quote", "bid", "was float64, is float32")
                        .message())
                .isEqualTo("Quote.bid: was float64, is float32 (field-retyped: older messages have other bytes for"
                        + " it). Restore its type, or accept the change with marshal4j:update."
                        + " Safe instead: a new @Since field of an evolvable type.");
    }

    @Test
    void differenceOfAWholeTypeNamesNoField() {
        assertThat(difference(Rule.TYPE_REMOVED, "com.acme.Outer$Leg", "", "is gone")
                        .message())
                .startsWith("Leg: is gone (type-removed: ");
        assertThat(difference(Rule.TYPE_REMOVED, "Leg", "", "is gone").message())
                .startsWith("Leg: is gone (");
    }

    @Test
    void convertibleChangeSaysHowToMigrate() {
        assertThat(new Difference(Rule.FIELD_ADDED, "Leg", "x", "is new", Reading.READ_AFTER_MIGRATION, Reading.REFUSED)
                        .message())
                .isEqualTo(
                        "Leg.x: is new (field-added: older messages do not have it). Remove it, or put it in an"
                                + " evolvable type, or accept the change with marshal4j:update. Safe instead: a new @Since field"
                                + " at the end of an evolvable type. Once accepted, SchemaMigration reads older messages; marshal4j:samples keeps some to test that.");
    }

    @Test
    void safeChangeNamesTheOnlyRemedy() {
        assertThat(difference(Rule.FIELD_RENAMED, "Leg", "x", "was called y").message())
                .isEqualTo("Leg.x: was called y (field-renamed: the bytes are the same)."
                        + " Run marshal4j:update if that is intended.");
    }

    /** Unless the remedy itself is the way that breaks nothing. */
    @Test
    void eachRefusalNamesTheSafePattern() {
        Set<Rule> remedyIsPattern =
                EnumSet.of(Rule.SINCE_MISSING, Rule.FIELD_REUSED, Rule.ENUM_REORDERED, Rule.TYPE_ID_REUSED);
        for (Rule rule : Rule.values()) {
            boolean says = difference(rule, "Leg", "", "").message().contains(" Safe instead: ");
            assertThat(says)
                    .as(rule.id())
                    .isNotEqualTo(rule.remedy().contains("marshal4j:update") || remedyIsPattern.contains(rule));
        }
    }

    private static Difference difference(Rule rule, String type, String field, String detail) {
        return new Difference(rule, type, field, detail, Reading.READ, Reading.READ);
    }
}
