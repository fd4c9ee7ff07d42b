package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;

class LimitsTest {
    @Test
    void valuesWithinTheLimitAreReturned() {
        List<Integer> two = List.of(1, 2);
        Map<String, String> one = Map.of("a", "b");
        String[] texts = {"a", "b"};
        int[] ints = {1, 2};
        assertThat(Limits.atMost("field", 2, two)).isSameAs(two);
        assertThat(Limits.atMost("field", 1, one)).isSameAs(one);
        assertThat(Limits.atMost("field", 2, texts)).isSameAs(texts);
        assertThat((Object) Limits.arrayAtMost("field", 2, ints)).isSameAs(ints);
        assertThat(Limits.atMost("field", 0, List.of())).isEmpty();
    }

    @Test
    void nullIsWithinAnyLimit() {
        assertThat(Limits.atMost("field", 0, (List<?>) null)).isNull();
        assertThat(Limits.atMost("field", 0, (Map<?, ?>) null)).isNull();
        assertThat(Limits.atMost("field", 0, (String[]) null)).isNull();
        assertThat((Object) Limits.arrayAtMost("field", 0, (long[]) null)).isNull();
    }

    @Test
    void longerValuesAreRefused() {
        refuses("2", () -> Limits.atMost("legs", 1, Set.of(1, 2)));
        refuses("2", () -> Limits.atMost("legs", 1, Map.of("a", 1, "b", 2)));
        refuses("3", () -> Limits.atMost("legs", 1, new String[3]));
        refuses("4", () -> Limits.arrayAtMost("legs", 1, new double[4]));
    }

    private static void refuses(String size, ThrowingCallable write) {
        assertThatThrownBy(write).isInstanceOfSatisfying(MarshalException.class, e -> {
            assertThat(e.problem()).isEqualTo(RuntimeProblem.TOO_LONG);
            assertThat(e.path()).isEqualTo("legs");
            assertThat(e).hasMessageContaining(size + ", but at most 1 are allowed");
        });
    }

    @ParameterizedTest
    @EnumSource
    void aCountWithinTheLimitIsNotConsumed(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        StopBit.write(300, bytes.out());
        StopBit.write(-1, bytes.out());
        assertThat(StopBit.read(Limits.counted(300, bytes.in()))).isEqualTo(300);
        assertThat(StopBit.read(Limits.counted(0, bytes.in()))).isEqualTo(-1);
        assertThat(bytes.in().remaining()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"02", "ff ff ff ff 07"})
    void aCountAboveTheLimitIsRefused(String hex) {
        Input bytes = TestBuffer.ofHex(hex);
        assertThatThrownBy(() -> Limits.counted(1, bytes))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.problem()).isEqualTo(RuntimeProblem.TOO_LONG))
                .hasMessageContaining("but at most 1 are allowed");
    }

    @ParameterizedTest
    @CsvSource({"81 00", "ff 00", "ff ff ff ff 08"})
    void invalidCountIsRefused(String hex) {
        assertThatThrownBy(() -> Limits.counted(1, TestBuffer.ofHex(hex))).hasMessageEndingWith("[MARSHAL205]");
    }

    @Test
    void anIncompleteCountIsRefused() {
        assertThatThrownBy(() -> Limits.counted(1, TestBuffer.ofHex("80")))
                .isInstanceOf(BufferUnderflowException.class);
    }
}
