package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

class SharedNumberingTest {
    private static final Schema ORDER = Schema.parse("com.acme.Order", List.of("events list<family com.acme.Event?>?"));
    private static final Schema FILL = Schema.parse("com.acme.Fill", List.of("price float64"));
    private static final Schema AMEND = Schema.parse("com.acme.Amend", List.of("order shared com.acme.Order?"));
    private static final Schema BEFORE = Schema.parse("family com.acme.Event", List.of("0 com.acme.Fill"));
    private static final Schema AFTER =
            Schema.parse("family com.acme.Event", List.of("0 com.acme.Fill", "1 com.acme.Amend"));

    @Test
    void findsAMessageThatANewSubtypeRefersTo() {
        List<Difference> changes = changes(types(ORDER, BEFORE, FILL), types(ORDER, AFTER, FILL, AMEND));
        assertThat(changes)
                .singleElement()
                .extracting(Difference::message)
                .asString()
                .startsWith("Order: its objects are now numbered first in their messages (shared-numbering: ");
    }

    @Test
    void findsTheOppositeToo() {
        List<Difference> changes = changes(types(ORDER, AFTER, FILL, AMEND), types(ORDER, BEFORE, FILL));
        assertThat(changes)
                .singleElement()
                .extracting(Difference::message)
                .asString()
                .startsWith("Order: its objects were numbered first in their messages (shared-numbering: ");
    }

    @Test
    void ignoresNewTypesAndTypesWithoutReferences() {
        assertThat(changes(types(BEFORE, FILL), types(ORDER, AFTER, FILL, AMEND)))
                .isEmpty();
    }

    @Test
    void copesWithMissingTypes() {
        assertThat(changes(types(ORDER), types(ORDER))).isEmpty();
    }

    private static List<Difference> changes(Schemas was, Schemas now) {
        return SchemaChanges.between(was, now).stream()
                .filter(difference -> difference.rule() == Rule.SHARED_NUMBERING)
                .toList();
    }

    private static Schemas types(Schema... schemas) {
        return Schemas.of(List.of(schemas));
    }
}
