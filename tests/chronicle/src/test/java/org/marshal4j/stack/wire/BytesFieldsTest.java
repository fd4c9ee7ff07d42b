package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;

/** Bytes that DTOs hold, in messages and in wires, compared with the same class marshalled by Wire's reflection. */
class BytesFieldsTest {

    @Marshal
    static class Packet extends SelfDescribingMarshallable implements BytesFieldsTest_PacketMarshallable {
        Bytes<?> payload;
        BytesStore<?, ?> store;
        int number;
    }

    @Marshal
    static class Kept extends SelfDescribingMarshallable implements BytesFieldsTest_KeptMarshallable {
        final Bytes<?> payload = Bytes.allocateElasticOnHeap();
        int number;
    }

    @Marshal
    static class Fixed extends SelfDescribingMarshallable implements BytesFieldsTest_FixedMarshallable {
        @MaxLength(8)
        final Bytes<?> payload = Bytes.wrapForWrite(new byte[4]);
    }

    @Marshal
    static class Many extends SelfDescribingMarshallable implements BytesFieldsTest_ManyMarshallable {
        List<Bytes<?>> list = new ArrayList<>();
        Map<String, Bytes<?>> map = new LinkedHashMap<>();
    }

    static class PacketOfWire extends SelfDescribingMarshallable {
        Bytes<?> payload;
        BytesStore<?, ?> store;
        int number;
    }

    static class ManyOfWire extends SelfDescribingMarshallable {
        List<Bytes<?>> list = new ArrayList<>();
        Map<String, Bytes<?>> map = new LinkedHashMap<>();
    }

    private static final WireType[] WIRES = {
        WireType.TEXT, WireType.YAML_ONLY, WireType.JSON, WireType.JSON_ONLY, WireType.BINARY, WireType.BINARY_LIGHT
    };

    static Stream<Arguments> valuesInWires() {
        return Stream.of(WIRES).flatMap(wire -> values().map(value -> Arguments.of(wire, value)));
    }

    private static Stream<byte[]> values() {
        byte[] all = new byte[256];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        Stream<byte[]> texts = Stream.of("hello", "", "a: \"b\" # c\n", "12", "true", "*a", "hé")
                .map(text -> text.getBytes(StandardCharsets.UTF_8));
        return Stream.concat(texts, Stream.of(all, null));
    }

    private static boolean isText(byte[] value) {
        return value == null
                || new String(value, StandardCharsets.ISO_8859_1).chars().allMatch(c -> c < 0x80 && c > 0);
    }

    private static Bytes<?> bytes(byte[] value) {
        return value == null ? null : Bytes.wrapForRead(value);
    }

    private static Packet packet(byte[] value) {
        Packet packet = new Packet();
        packet.payload = bytes(value);
        packet.store = value == null ? null : BytesStore.wrap(value);
        packet.number = 5;
        return packet;
    }

    private static byte[] arrayOf(BytesStore<?, ?> bytes) {
        return bytes == null ? null : bytes.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("valuesInWires")
    void wiresContainWhatWireWrites(WireType type, byte[] value) {
        PacketOfWire same = new PacketOfWire();
        same.payload = bytes(value);
        same.store = value == null ? null : BytesStore.wrap(value);
        same.number = 5;
        assertThat(Filled.written(type, packet(value)).toByteArray())
                .isEqualTo(Filled.written(type, same).toByteArray());

        Many many = new Many();
        ManyOfWire manyOfWire = new ManyOfWire();
        Stream.of(many.list, manyOfWire.list).forEach(list -> list.addAll(Arrays.asList(bytes(value), bytes(value))));
        Stream.of(many.map, manyOfWire.map).forEach(map -> map.put("k", bytes(value)));
        assertThat(Filled.written(type, many).toByteArray())
                .isEqualTo(Filled.written(type, manyOfWire).toByteArray());
    }

    @ParameterizedTest
    @MethodSource("valuesInWires")
    void wiresReturnWhatWasWritten(WireType type, byte[] value) {
        if (type == WireType.JSON && !isText(value)) {
            return; // nothing in plain JSON distinguishes Base64 from a text
        }
        for (Packet target : List.of(new Packet(), packet("before".getBytes(StandardCharsets.UTF_8)))) {
            target.readMarshallable(type.apply(Filled.written(type, packet(value))));
            assertThat(arrayOf(target.payload)).isEqualTo(value);
            assertThat(arrayOf(target.store)).isEqualTo(value);
            assertThat(target.number).isEqualTo(5);
        }
        Many many = new Many();
        many.list.addAll(Arrays.asList(bytes(value), bytes(value)));
        many.map.put("k", bytes(value));
        Many read = new Many();
        read.readMarshallable(type.apply(Filled.written(type, many)));
        assertThat(read.list)
                .hasSize(2)
                .allSatisfy(each -> assertThat(arrayOf(each)).isEqualTo(value));
        assertThat(arrayOf(read.map.get("k"))).isEqualTo(value);
    }

    @ParameterizedTest
    @MethodSource("valuesInWires")
    void existingBytesAreRefilled(WireType type, byte[] value) {
        if (value == null || (type == WireType.JSON && !isText(value))) {
            return;
        }
        Packet target = new Packet();
        Bytes<?> direct = Bytes.allocateElasticDirect();
        try {
            target.payload = direct.append("before");
            target.readMarshallable(type.apply(Filled.written(type, packet(value))));
            assertThat((Object) target.payload).isSameAs(direct);
            assertThat(direct.toByteArray()).isEqualTo(value);
            assertThat(direct.refCount()).isOne();
        } finally {
            direct.releaseLast();
        }
        Kept kept = new Kept();
        kept.payload.append("before");
        Bytes<?> same = kept.payload;
        kept.readMarshallable(type.apply(Filled.written(type, packet(value))));
        assertThat((Object) kept.payload).isSameAs(same);
        assertThat(same.toByteArray()).isEqualTo(value);
    }

    @Test
    void writingMovesNoPosition() {
        for (WireType type : WIRES) {
            Packet packet = packet("xhellox".getBytes(StandardCharsets.UTF_8));
            packet.payload.readPosition(1).readLimit(6);
            Packet read = new Packet();
            read.readMarshallable(type.apply(Filled.written(type, packet)));
            assertThat(read.payload.toString()).isEqualTo("hello");
            assertThat(packet.payload.readPosition()).isOne();
            assertThat(packet.payload.readLimit()).isEqualTo(6);
            assertThat(packet.payload.refCount()).isOne();
        }
    }

    @Test
    void fixedBytesAreFilledIfTheyHaveRoom() {
        for (WireType type : WIRES) {
            Fixed fixed = new Fixed();
            fixed.readMarshallable(type.apply(Filled.written(type, packet(new byte[] {'a', 'b', 'c', 'd'}))));
            assertThat(fixed.payload.toString()).isEqualTo("abcd");

            Bytes<?> tooMany = Filled.written(type, packet("abcde".getBytes(StandardCharsets.UTF_8)));
            assertThatThrownBy(() -> fixed.readMarshallable(type.apply(tooMany)))
                    .hasMessageContaining("MARSHAL224")
                    .hasMessageContaining("payload")
                    .hasMessageContaining("room for 4, and 5 were read");
        }
    }

    @Test
    void messagesRefillExistingBytes() {
        Kept value = new Kept();
        value.payload.append("abc");
        byte[] message = BytesFieldsTest_KeptMarshaller.INSTANCE.toByteArray(value);
        assertThat(message).containsExactly(3, 'a', 'b', 'c', 0, 0, 0, 0);

        Kept target = new Kept();
        Bytes<?> there = target.payload.append("longer than before");
        BytesFieldsTest_KeptMarshaller.INSTANCE.readInto(target, message);
        assertThat((Object) target.payload).isSameAs(there);
        assertThat(there.toString()).isEqualTo("abc");

        byte[] empty = BytesFieldsTest_KeptMarshaller.INSTANCE.toByteArray(new Kept());
        BytesFieldsTest_KeptMarshaller.INSTANCE.readInto(target, empty);
        assertThat(there.readRemaining()).isZero();
    }

    @Test
    void finalBytesRefuseWhatTheyCannotHold() {
        assertThatThrownBy(() -> BytesFieldsTest_FixedMarshaller.INSTANCE.readInto(
                        new Fixed(), new byte[] {5, 'a', 'b', 'c', 'd', 'e'}))
                .hasMessageContaining("MARSHAL224")
                .hasMessageContaining("payload");
        assertThatThrownBy(() -> BytesFieldsTest_FixedMarshaller.INSTANCE.readInto(new Fixed(), new byte[] {9}))
                .hasMessageContaining("MARSHAL215");
        assertThatThrownBy(() -> BytesFieldsTest_KeptMarshaller.INSTANCE.readInto(
                        new Kept(), new byte[] {(byte) 0x80, 0, 0, 0, 0, 0}))
                .hasMessageContaining("MARSHAL206");
    }

    @Test
    void theToolsOfWireWork() {
        Packet packet = packet("hello".getBytes(StandardCharsets.UTF_8));
        Packet copy = packet.deepCopy();
        assertThat((Object) copy.payload).isNotSameAs(packet.payload);
        assertThat(copy).isEqualTo(packet).hasSameHashCodeAs(packet);
        assertThat((Object) Marshallable.<Packet>fromString(packet.toString())).isEqualTo(packet);
        Wire wire = WireType.TEXT.apply(Bytes.from("number: 6"));
        copy.readMarshallable(wire);
        assertThat((Object) copy.payload).isNull();
    }
}
