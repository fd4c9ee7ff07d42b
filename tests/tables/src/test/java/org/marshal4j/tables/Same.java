package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

/** Compares objects field by field, and numbers exactly. */
final class Same {
    private Same() {}

    static void check(String what, Object actual, Object expected) {
        assertThat(actual)
                .as(what)
                .usingRecursiveComparison()
                .withEqualsForType(Float::equals, Float.class)
                .withEqualsForType(Double::equals, Double.class)
                .isEqualTo(expected);
    }
}
