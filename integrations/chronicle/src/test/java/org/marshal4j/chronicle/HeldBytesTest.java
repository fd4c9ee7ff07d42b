package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.kit.Garbage;
import org.marshal4j.runtime.ArraySource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

/**
 * Checks how it differs from {@link BytesStores}, whose wire form it shares: in the objects that it creates and in
 * final fields.
 */
class HeldBytesTest {
    private static final byte[] ABC = {3, 'a', 'b', 'c'};

    private static byte[] written(Bytes<?> value) {
        ArrayTarget target = new ArrayTarget(0);
        HeldBytes.write(value, target.output());
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    @Test
    void bytesAreThoseOfAnArray() {
        Bytes<?> value = Bytes.from("xabcx");
        value.readPosition(1).readLimit(4);
        assertThat(written(value)).isEqualTo(ABC);
        assertThat(HeldBytes.sizeOf(value)).isEqualTo(4);
        assertThat(value.readPosition()).isOne();
        assertThat(value.readLimit()).isEqualTo(4);
        assertThat(value.refCount()).isOne();
        assertThat(written(null)).containsExactly(0x80, 0);
        assertThat(HeldBytes.sizeOf(null)).isEqualTo(2);
    }

    /** New Bytes can grow, so that the next message can go into them. */
    @Test
    void newBytesAreElastic() {
        Bytes<?> made = HeldBytes.read(null, Input.of(ABC));
        assertThat(made.toByteArray()).containsExactly('a', 'b', 'c');
        byte[] longer = written(Bytes.from("x".repeat(1000)));
        assertThat((Object) HeldBytes.read(made, Input.of(longer))).isSameAs(made);
        assertThat(made.readRemaining()).isEqualTo(1000);
        assertThat((Object) HeldBytes.read(made, Input.of(new byte[] {(byte) 0x80, 0})))
                .isNull();
    }

    @Test
    void presentBytesAreFilledIfTheyHaveRoom() {
        Bytes<?> small = Bytes.allocateDirect(2);
        Bytes<?> large = Bytes.allocateDirect(3);
        Bytes<?> dump = new HexDumpBytes();
        assertThat((Object) HeldBytes.read(small, Input.of(ABC))).isNotSameAs(small);
        for (Bytes<?> current : new Bytes<?>[] {large, dump}) {
            assertThat((Object) HeldBytes.read(current, Input.of(ABC))).isSameAs(current);
            assertThat(current.toByteArray()).containsExactly('a', 'b', 'c');
            assertThat(current.refCount()).isOne();
        }
        small.releaseLast();
        large.releaseLast();
        dump.releaseLast();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void truncatedValueChangesNothing(int length) {
        Bytes<?> current = Bytes.from("before");
        assertThatThrownBy(() -> HeldBytes.read(current, Input.of(ABC, 0, length)))
                .isInstanceOfAny(MarshalException.class, BufferUnderflowException.class);
        assertThat(current.toString()).isEqualTo("before");
    }

    @Test
    void hostileCountsAreRefused() {
        byte[] twoGigabytes = {(byte) 0xff, (byte) 0xff, (byte) 0xff, (byte) 0xff, 7, 'a'};
        assertThatThrownBy(() -> HeldBytes.read(null, Input.of(twoGigabytes))).hasMessageContaining("MARSHAL203");
        assertThatThrownBy(() -> HeldBytes.read(null, 2, Input.of(ABC))).hasMessageContaining("MARSHAL215");
        assertThatThrownBy(() -> HeldBytes.write("field", Bytes.from("abc"), 2, Output.elastic()))
                .hasMessage("field: Bytes of 3 bytes, but at most 2 are allowed [MARSHAL215]");
    }

    @Test
    void releasedBytesAreRefused() {
        Bytes<?> released = Bytes.allocateElasticDirect(10).append("abc");
        released.releaseLast();
        Output out = Output.elastic();
        assertThatThrownBy(() -> HeldBytes.write(released, out)).isInstanceOf(IllegalStateException.class);
        assertThat(out.position()).isZero();
        assertThatThrownBy(() -> HeldBytes.read(released, Input.of(ABC))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void finalFieldTakesTheBytesThatWereRead() {
        Bytes<?> current = Bytes.wrapForWrite(new byte[4]);
        HeldBytes.into("field", current, Bytes.from("abcd"));
        assertThat(current.toString()).isEqualTo("abcd");
        HeldBytes.into("field", current, current);
        assertThat(current.toString()).isEqualTo("abcd");
        HeldBytes.into("field", null, null);

        assertThatThrownBy(() -> HeldBytes.into("field", current, Bytes.from("abcde")))
                .hasMessage("field: the final field holds Bytes with room for 4, and 5 were read [MARSHAL224]");
        assertThatThrownBy(() -> HeldBytes.into("field", current, null)).hasMessageContaining("MARSHAL206");
        assertThatThrownBy(() -> HeldBytes.into("field", null, current)).hasMessageContaining("MARSHAL224");
        assertThat(current.toString()).isEqualTo("abcd");
    }

    @Test
    void refillingLeavesNoGarbage() {
        Bytes<?>[] values = {Bytes.from("abc"), Bytes.wrapForRead("other".getBytes(StandardCharsets.US_ASCII))};
        Bytes<?> current = Bytes.allocateElasticOnHeap();
        ArrayTarget target = new ArrayTarget(64);
        ArraySource source = new ArraySource();
        double perRound = Garbage.fewest(1, () -> {
            for (Bytes<?> value : values) {
                Output out = target.restart(64);
                HeldBytes.write(value, out);
                HeldBytes.read(current, source.show(target.array(), 0, (int) out.position()));
            }
        });
        assertThat(current.toString()).isEqualTo("other");
        assertThat(perRound).isLessThan(1);
    }
}
