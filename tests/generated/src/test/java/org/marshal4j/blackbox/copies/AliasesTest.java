package org.marshal4j.blackbox.copies;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.reference.Aliases;

/** Tests the check itself: it finds objects that are held twice. */
class AliasesTest {

    record Holder(String name, Object held) {}

    static Stream<Arguments> changeable() {
        return Stream.<Object>of(
                        new int[1],
                        new Object[1],
                        new ArrayList<>(),
                        new HashMap<>(),
                        new StringBuilder(),
                        new AtomicLong(),
                        new Date(),
                        new Address(),
                        new Holder("a", new int[1]))
                .map(held -> Arguments.of(held));
    }

    @ParameterizedTest
    @MethodSource("changeable")
    void mutableValuesAreFound(Object held) {
        assertThat(Aliases.between(held, held)).isNotNull();
        assertThat(Aliases.between(new Holder("a", held), new Holder("b", held)))
                .isNotNull();
        assertThat(Aliases.between(Map.of("a", List.of(held)), new Object[] {Optional.of(held)}))
                .isNotNull();
    }

    @Test
    void immutableValuesAreNotFound() {
        List<Object> values = List.of("a", 1, BigDecimal.TEN, LocalDate.EPOCH, Thread.State.NEW, new Holder("a", 2L));
        for (Object value : values) {
            assertThat(Aliases.between(new Object[] {value}, new Holder("b", value)))
                    .isNull();
        }
    }
}
