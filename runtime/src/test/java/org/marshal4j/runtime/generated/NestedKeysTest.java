package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NestedKeysTest {
    /** Three lists of one hash code. */
    private static final Set<List<Integer>> THREE = Set.of(List.of(0, 31), List.of(1, 0), List.of(2, -31));

    private static final Set<List<Integer>> DIFFERENT = Set.of(List.of(1), List.of(2), List.of(3));

    @Test
    void countsKeysOfOneHashCode() {
        assertThat(NestedKeys.factor(THREE)).isEqualTo(3);
        assertThat(NestedKeys.factor(DIFFERENT)).isEqualTo(1);
        assertThat(NestedKeys.factor(Set.of())).isEqualTo(1);
        assertThat(NestedKeys.factor(null)).isEqualTo(1);
    }

    @Test
    void doesNotCountKeysThatTablesSort() {
        assertThat(NestedKeys.factor(Set.of("Aa", "BB"))).isEqualTo(1);
        assertThat(NestedKeys.areIn(Set.of("Aa", "BB"))).isFalse();
        assertThat(NestedKeys.areIn(List.of(1, 2))).isFalse();
    }

    @Test
    void looksIntoWhateverHoldsThem() {
        for (Object key : List.of(
                List.of(List.of(), THREE),
                Optional.of(THREE),
                Map.of("x", THREE),
                Map.of(THREE, 1),
                List.of(Map.of("x", Optional.of(List.of(THREE)))))) {
            assertThat(NestedKeys.areIn(key)).isTrue();
            assertThat(NestedKeys.factor(key)).isEqualTo(3);
        }
    }

    @Test
    void multipliesTheLevels() {
        Set<Object> outer = Set.of(List.of(THREE, 0), List.of(THREE, 0, 0), Set.of(THREE));
        assertThat(NestedKeys.factor(outer)).isEqualTo(3);
        // Of one hash code, since that of a set is the sum.
        int hash = THREE.hashCode();
        assertThat(NestedKeys.factor(Set.of(Set.of(THREE), Set.of(hash)))).isEqualTo(6);
        assertThat(NestedKeys.factor(Set.of(Map.of(THREE, 5), Map.of(THREE, 6))))
                .isEqualTo(3);
    }
}
