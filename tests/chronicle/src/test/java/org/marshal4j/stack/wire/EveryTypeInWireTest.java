package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Year;
import java.time.YearMonth;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A value of every type that a field may have is read from each kind of wire as it was written. The marshaller's bytes
 * show that.
 */
class EveryTypeInWireTest {

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void isReadBackUnchanged(WireType type) {
        EveryType all = new EveryType();

        assertSame(all, throughWire(type, all, EveryType.empty()));
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void refillsFilledObjects(WireType type) {
        EveryType all = new EveryType();

        assertSame(all, throughWire(type, all, new EveryType()));
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void nullsStayNulls(WireType type) {
        EveryType none = EveryType.empty();

        assertSame(none, throughWire(type, none, new EveryType()));
    }

    /** {@code YearMonth.parse} requires a sign that {@code toString} omits. */
    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void yearsOfMoreThanFourDigits(WireType type) {
        EveryType distant = new EveryType();
        distant.year = Year.of(Year.MAX_VALUE);
        distant.yearMonth = YearMonth.of(Year.MAX_VALUE, 12);

        assertSame(distant, throughWire(type, distant, new EveryType()));
    }

    /** Plain JSON contains no types, so it cannot distinguish the classes of a family. */
    @Test
    void plainJsonHoldsAllButFamilies() {
        EveryType all = new EveryType();
        all.bond = null;
        all.share = null;

        assertSame(all, throughWire(WireType.JSON, all, EveryType.empty()));
    }

    @Test
    void missingFieldsAreAsInANewObject() {
        Wire wire = WireType.TEXT.apply(Bytes.from("unknown: 5\n"));
        EveryType all = EveryType.empty();

        all.readMarshallable(wire);

        assertSame(new EveryType(), all);
    }

    static <T extends Marshallable> T throughWire(WireType type, T object, T target) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Wire wire = type.apply(bytes);
        object.writeMarshallable(wire);
        target.readMarshallable(wire);
        return target;
    }

    private static void assertSame(EveryType expected, EveryType actual) {
        assertThat(bytesOf(actual)).as(() -> actual.toString()).isEqualTo(bytesOf(expected));
    }

    private static byte[] bytesOf(EveryType all) {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        EveryTypeMarshaller.INSTANCE.write(all, bytes);
        return bytes.toByteArray();
    }
}
