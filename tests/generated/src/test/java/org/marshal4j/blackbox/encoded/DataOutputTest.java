package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.inspect.Explain;

/** The bytes of {@link java.io.DataOutputStream}. */
class DataOutputTest {
    private static final DataOutputTradeMarshaller MARSHALLER = DataOutputTradeMarshaller.INSTANCE;

    private static byte[] byHand(ByHand value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            value.writeByHand(new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void bytesAreThoseOfMethodsWrittenByHand(int seed) {
        DataOutputTrade trade = DataOutputTrade.random(new Random(seed));
        byte[] expected = byHand(trade);
        assertThat(MARSHALLER.toByteArray(trade)).isEqualTo(expected);
        assertThat(MARSHALLER.sizeOf(trade)).isEqualTo(expected.length);
        DataOutputTrade read = MARSHALLER.fromByteArray(expected);
        assertThat(read).usingRecursiveComparison().isEqualTo(trade);
        assertThat(MARSHALLER.toByteArray(read)).isEqualTo(expected);
        DataOutputTrade other = DataOutputTrade.random(new Random(seed + 100));
        MARSHALLER.readInto(other, Input.of(expected));
        assertThat(other).as("refilled").usingRecursiveComparison().isEqualTo(trade);
        assertThat(MARSHALLER.copy(trade)).usingRecursiveComparison().isEqualTo(trade);
        assertThat(Explain.explain(MARSHALLER, Input.of(expected))).doesNotContain("MARSHAL");
    }

    /** Whatever the bytes are, reading them either succeeds or is refused, and a dump agrees about which. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void changedBytesAreReadOrRefused(int seed) {
        Random random = new Random(seed);
        byte[] whole = byHand(DataOutputTrade.random(random));
        for (int i = 0; i < whole.length; i++) {
            byte[] changed = whole.clone();
            changed[i] = (byte) random.nextInt();
            String dump = Explain.explain(MARSHALLER, Input.of(changed));
            try {
                DataOutputTrade read = MARSHALLER.read(Input.of(changed));
                assertThat(MARSHALLER.sizeOf(read)).isPositive();
                assertThat(dump).as("byte %s", i).doesNotContain("MARSHAL2");
            } catch (MarshalException e) {
                boolean isSeenInBytes = e.problem() != RuntimeProblem.IMPOSSIBLE_VALUE;
                if (isSeenInBytes) {
                    assertThat(dump).as("byte %s: %s", i, e).contains(e.code());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void cutMessagesAreRefused(int seed) {
        byte[] whole = byHand(DataOutputTrade.random(new Random(seed)));
        for (int length = 0; length < whole.length; length++) {
            Input cut = Input.of(whole, 0, length);
            assertThatThrownBy(() -> MARSHALLER.read(cut))
                    .as("%s bytes", length)
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("MARSHAL203");
        }
    }
}
