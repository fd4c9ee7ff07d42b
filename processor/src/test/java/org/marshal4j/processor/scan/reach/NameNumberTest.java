package org.marshal4j.processor.scan.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.Name;

/** Messages contain these numbers, so the number of a name must never change. */
class NameNumberTest {

    @Test
    void followsFromTheBinaryName() {
        assertThat(number("java.lang", "String")).isEqualTo(1358819);
        assertThat(number("java.util", "Map", "Entry")).isEqualTo(1903160);
        assertThat(number("", "Größe")).isEqualTo(1106453);
    }

    @Test
    void takesThreeBytesOrTwo() {
        assertThat(IntStream.range(0, 10_000).map(i -> number("com.acme", "Type" + i)))
                .allMatch(number -> number >= 128 && number < 1 << 21);
    }

    private static int number(String packageName, String... simpleNames) {
        return NameNumber.of(new Name(packageName, List.of(simpleNames)));
    }
}
