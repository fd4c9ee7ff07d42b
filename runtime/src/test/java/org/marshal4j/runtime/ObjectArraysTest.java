package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ObjectArraysTest {
    @Test
    void theCurrentArrayIsReadIntoIfItIsAsLong() {
        String[] current = {"a", "b"};
        assertThat(ObjectArrays.target(current, 2, String[].class)).isSameAs(current);
    }

    @Test
    void otherwiseItsElementsAre() {
        String[] current = {"a", "b"};
        assertThat(ObjectArrays.target(current, 3, String[].class)).containsExactly("a", "b", null);
        assertThat(ObjectArrays.target(current, 1, String[].class)).containsExactly("a");
        int[][] none = ObjectArrays.target(null, 2, int[][].class);
        assertThat(none).isEqualTo(new int[2][]);
    }

    @Test
    void anArrayOfASubclassIsReplaced() {
        CharSequence[] current = new String[] {"a", "b"};
        CharSequence[] target = ObjectArrays.target(current, 2, CharSequence[].class);
        assertThat(target).isNotSameAs(current).isExactlyInstanceOf(CharSequence[].class);
    }
}
