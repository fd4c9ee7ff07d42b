package org.marshal4j.tools.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TypeNamesTest {
    private static final List<String> TYPES =
            List.of("com.acme.Order", "com.acme.Order$Line", "com.acme.Trade$Line", "com.other.Order");

    @Test
    void nestedTypesAreFoundByTheirNamesInTheSource() {
        assertThat(TypeNames.one("com.acme.Order.Line", TYPES)).isEqualTo("com.acme.Order$Line");
        assertThat(TypeNames.one("com.acme.Order$Line", TYPES)).isEqualTo("com.acme.Order$Line");
        assertThat(TypeNames.one("Trade.Line", TYPES)).isEqualTo("com.acme.Trade$Line");
        assertThat(TypeNames.one("other.Order", TYPES)).isEqualTo("com.other.Order");
    }

    @Test
    void nameThatBeginsLikeAnotherIsNotConfusedWithIt() {
        assertThat(TypeNames.one("Order", List.of("Order", "com.acme.Order"))).isEqualTo("Order");
        assertThat(TypeNames.find("rder", TYPES)).isEmpty();
    }

    @Test
    void ambiguousNameIsRefusedWithTheCandidates() {
        assertThat(TypeNames.find("Line", TYPES)).isEmpty();
        assertThatThrownBy(() -> TypeNames.one("Line", TYPES))
                .hasMessage("Line may be com.acme.Order$Line or com.acme.Trade$Line.");
        assertThatThrownBy(() -> TypeNames.one("Leg", TYPES))
                .hasMessage("There is no Leg. There are com.acme.Order, com.acme.Order$Line, com.acme.Trade$Line,"
                        + " com.other.Order.");
        assertThatThrownBy(() -> TypeNames.one("Leg", List.of()))
                .hasMessage("There is no Leg. No types with @Marshal have been compiled here.");
    }

    @Test
    void longListsAreCut() {
        List<String> many = IntStream.range(10, 22).mapToObj(i -> "T" + i).toList();
        assertThatThrownBy(() -> TypeNames.one("T", many)).hasMessageEndingWith("T18, T19 and 2 more.");
    }
}
