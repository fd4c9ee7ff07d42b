package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ObjectArraysTest {
    @Test
    void theCurrentArrayIsReusedIfItHasTheSameLength() {
        String[] current = {"a", "b"};
        assertThat(ObjectArrays.target(current, 2, String[].class)).isSameAs(current);
    }

    @Test
    void otherwiseItsElementsAreReused() {
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

    @Test
    void aLongArrayGrowsAsItsElementsArrive() {
        String[] elements = ObjectArrays.target(null, 5_000, String[].class);
        assertThat(elements).hasSizeLessThan(5_000);
        for (int i = 0; i < 5_000; i++) {
            elements = ObjectArrays.with(elements, i, 5_000);
            elements[i] = String.valueOf(i);
        }
        assertThat(elements).hasSize(5_000).doesNotContainNull();
        assertThat(ObjectArrays.with(elements, 4_999, 5_000)).isSameAs(elements);
    }

    @Test
    void theElementsOfALongCurrentArrayAreKept() {
        String[] current = new String[3_000];
        current[2_999] = "last";
        assertThat(ObjectArrays.target(current, 5_000, String[].class))
                .hasSize(3_000)
                .endsWith("last");
    }
}
