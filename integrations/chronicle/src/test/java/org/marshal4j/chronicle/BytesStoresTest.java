package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.kit.Garbage;
import org.marshal4j.runtime.ArraySource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;

class BytesStoresTest {
    private static final String ABC = "03 61 62 63";
    private static final String COUNTING = "11 00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10";

    /** A value, created anew each time, and its bytes. */
    record Row(Supplier<BytesStore<?, ?>> value, String hex) {}

    static List<Row> rows() {
        return List.of(
                new Row(() -> null, "80 00"),
                new Row(() -> BytesStore.wrap(new byte[0]), "00"),
                new Row(() -> BytesStore.wrap(counting()), COUNTING));
    }

    private static byte[] counting() {
        byte[] bytes = new byte[17];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }

    private static byte[] parse(String hex) {
        return HexFormat.ofDelimiter(" ").parseHex(hex);
    }

    private static Input ofHex(String hex) {
        return Input.of(parse(hex));
    }

    private static byte[] bytesOf(BytesStore<?, ?> store) {
        return store == null ? null : store.toByteArray();
    }

    private static byte[] written(BytesStore<?, ?> value) {
        ArrayTarget target = new ArrayTarget(0);
        BytesStores.write(value, target.output());
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void bytesArePinned(Row row) {
        assertThat(written(row.value().get())).inHexadecimal().isEqualTo(parse(row.hex()));
        assertThat(BytesStores.sizeOf(row.value().get())).isEqualTo(parse(row.hex()).length);
        assertThat(bytesOf(BytesStores.read(null, ofHex(row.hex()))))
                .isEqualTo(bytesOf(row.value().get()));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void equalValueIsKept(Row row) {
        BytesStore<?, ?> current = row.value().get();
        assertThat((Object) BytesStores.read(current, ofHex(row.hex()))).isSameAs(current);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void nothingOfAnotherValueRemains(Row row) {
        for (Row other : rows()) {
            Input in = ofHex(row.hex());
            assertThat(bytesOf(BytesStores.read(other.value().get(), in)))
                    .isEqualTo(bytesOf(row.value().get()));
            assertThat(in.remaining()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void bytesThatEndTooSoonAreRefused(Row row) {
        byte[] all = parse(row.hex());
        for (int length = 0; length < all.length; length++) {
            Input in = Input.of(all, 0, length);
            assertThatThrownBy(() -> BytesStores.read(null, in)).satisfies(e -> {
                if (e instanceof MarshalException known) {
                    assertThat(known.problem()).isEqualTo(RuntimeProblem.BYTES_RUN_OUT);
                } else {
                    assertThat(e).isInstanceOf(BufferUnderflowException.class);
                }
            });
        }
        assertThatThrownBy(() -> BytesStores.read(null, ofHex("ff ff ff ff 07 61")))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.problem()).isEqualTo(RuntimeProblem.BYTES_RUN_OUT));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void fullBufferIsNotOverrun(Row row) {
        for (int room = 0; room < parse(row.hex()).length; room++) {
            Output out = Output.to(new byte[room]);
            assertThatThrownBy(() -> BytesStores.write(row.value().get(), out))
                    .isInstanceOf(BufferOverflowException.class);
            assertThat(out.position()).isZero();
        }
    }

    @Test
    void writtenValueIsNotChanged() {
        Bytes<?> value = Bytes.from("xabcx");
        value.readPosition(1).readLimit(4);
        assertThat(written(value)).isEqualTo(parse(ABC));
        assertThat(BytesStores.sizeOf(value)).isEqualTo(4);
        assertThat(value.readPosition()).isOne();
        assertThat(value.readLimit()).isEqualTo(4);
    }

    @Test
    void bytesAreRefilledIfTheyHaveRoom() {
        for (Bytes<?> current : new Bytes<?>[] {
            Bytes.allocateElasticOnHeap(2), Bytes.allocateElasticDirect(), Bytes.allocateDirect(3), new HexDumpBytes()
        }) {
            BytesStore<?, ?> read = BytesStores.read(current, ofHex(ABC));
            assertThat((Object) read).isSameAs(current);
            assertThat(read.toByteArray()).containsExactly('a', 'b', 'c');
            current.releaseLast();
        }
    }

    @Test
    void bytesWithoutRoomAreReplaced() {
        Bytes<?> small = Bytes.allocateDirect(2);
        BytesStore<?, ?> fixed = BytesStore.wrap(new byte[3]);
        for (BytesStore<?, ?> current : new BytesStore<?, ?>[] {small, fixed, null}) {
            BytesStore<?, ?> read = BytesStores.read(current, ofHex(ABC));
            assertThat((Object) read).isNotSameAs(current);
            assertThat(read.toByteArray()).containsExactly('a', 'b', 'c');
        }
        small.releaseLast();
    }

    @Test
    void otherBytesOfTheSameLengthAreNotKept() {
        for (String other : new String[] {"xbc", "axc", "abx"}) {
            BytesStore<?, ?> current = BytesStore.wrap(other.getBytes(StandardCharsets.US_ASCII));
            assertThat(BytesStores.read(current, ofHex(ABC)).toByteArray()).containsExactly('a', 'b', 'c');
        }
        BytesStore<?, ?> same = BytesStore.wrap(new byte[] {'a', 'b', 'c'});
        assertThat((Object) BytesStores.read(same, ofHex(ABC))).isSameAs(same);
    }

    /** Its positions are not positions of bytes. */
    @Test
    void hexDumpIsAValueToo() {
        HexDumpBytes dump = new HexDumpBytes();
        dump.write(new byte[] {9, 'a', 'b', 'c'}).readByte();
        byte[] written = written(dump);
        assertThat(written).isEqualTo(parse(ABC));
        assertThat((Object) BytesStores.read(dump, Input.of(written))).isSameAs(dump);
        dump.releaseLast();
    }

    @Test
    void valueBeyondTheLimitIsNotWritten() {
        Output out = Output.elastic();
        BytesStore<?, ?> four = BytesStore.wrap(new byte[4]);
        for (int max = 0; max < 4; max++) {
            int limit = max;
            assertThatThrownBy(() -> BytesStores.write("field", four, limit, out))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageStartingWith("field: ")
                    .hasMessageEndingWith(" of 4 bytes, but at most " + max + " are allowed [MARSHAL215]");
            assertThat(out.position()).isZero();
        }
        assertThatCode(() -> BytesStores.write("field", four, 4, out)).doesNotThrowAnyException();
        assertThatCode(() -> BytesStores.write("field", four, Integer.MAX_VALUE, out))
                .doesNotThrowAnyException();
        BytesStores.write("field", null, 0, out);
        assertThat(out.position()).isEqualTo(12);
    }

    @Test
    void valueBeyondTheLimitIsNotRead() {
        // Refused because of the count alone: the bytes need not be there.
        assertThatThrownBy(() -> BytesStores.read(null, 3, ofHex("04")))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith(" of 4 bytes, but at most 3 are allowed [MARSHAL215]");
        assertThat((Object) BytesStores.read(null, 4, ofHex("04 61 e2 82 ac"))).isNotNull();
        assertThat((Object) BytesStores.read(null, 4, ofHex("80 00"))).isNull();
    }

    @Test
    void refilledValuesLeaveNoGarbage() {
        BytesStore<?, ?>[] stores = {BytesStore.wrap(new byte[] {1, 2, 3}), BytesStore.wrap(new byte[20])};
        Bytes<?> current = Bytes.allocateElasticDirect(100);
        ArrayTarget target = new ArrayTarget(64);
        ArraySource source = new ArraySource();
        double perRound = Garbage.fewest(1, () -> {
            for (BytesStore<?, ?> store : stores) {
                Output out = target.restart(64);
                BytesStores.write(store, out);
                BytesStores.read(current, source.show(target.array(), 0, (int) out.position()));
                BytesStores.read(store, source.show(target.array(), 0, (int) out.position()));
            }
        });
        assertThat(current.toByteArray()).isEqualTo(new byte[20]);
        current.releaseLast();
        assertThat(perRound).isLessThan(1);
    }
}
