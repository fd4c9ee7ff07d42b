package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.MarshalException;

/** The exact words of failure messages: type, path, offset, detail, code. */
class MessagesTest {
    private static final String TRADE = "org.marshal4j.blackbox.dto.Trade";

    /** Offsets: id 0, symbol 8, urgent 12, side 13, lines 14, first leg 15, tags, levels, parent. */
    private static Trade trade() {
        Trade trade = new Trade();
        trade.id = 7;
        trade.symbol = "ABC";
        trade.side = Trade.Side.SELL;
        trade.lines = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Trade.Leg leg = new Trade.Leg();
            leg.price = i;
            leg.quantity = i;
            trade.lines.add(leg);
        }
        trade.tags = List.of(List.of("a"), Arrays.asList("b", null));
        trade.levels = new int[] {1};
        return trade;
    }

    private static String reading(byte[] message) {
        MarshalException failure = catchThrowableOfType(
                MarshalException.class, () -> TradeMarshaller.INSTANCE.read(Bytes.wrapForRead(message)));
        assertThat(failure).isNotNull();
        return failure.getMessage();
    }

    private static String writing(Trade trade) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        MarshalException failure =
                catchThrowableOfType(MarshalException.class, () -> TradeMarshaller.INSTANCE.write(trade, bytes));
        assertThat(failure).isNotNull();
        assertThat(bytes.writePosition()).isZero();
        bytes.releaseLast();
        return failure.getMessage();
    }

    private static byte[] with(int offset, int... bytes) {
        byte[] message = ReferenceEncoder.encode(trade());
        for (int i = 0; i < bytes.length; i++) {
            message[offset + i] = (byte) bytes[i];
        }
        return message;
    }

    /** The example from the design. */
    @Test
    void bytesRunOutInAnElement() {
        // Each leg takes 15 bytes: presence, price, quantity, a null note. The first is at 15. Of the fourth, two
        // bytes of the price exist.
        byte[] message = Arrays.copyOf(with(0), 15 + 3 * 15 + 1 + 2);
        assertThat(reading(message))
                .isEqualTo("reading " + TRADE + ".lines[3].price at offset 61: 8 bytes needed, 2 left [MARSHAL203]");
    }

    @Test
    void impossibleBoolean() {
        assertThat(reading(with(12, 2)))
                .isEqualTo("reading " + TRADE + ".urgent at offset 12: boolean 2 instead of 0, 1, 'Y' or 'N'"
                        + " [MARSHAL204]");
    }

    @Test
    void impossiblePresenceByte() {
        assertThat(reading(with(15 + 15, 0x59)))
                .isEqualTo("reading " + TRADE + ".lines[1] at offset 30: presence byte 89 instead of 0 or 1"
                        + " [MARSHAL204]");
    }

    @Test
    void unknownConstant() {
        assertThat(reading(with(13, 2)))
                .isEqualTo("reading " + TRADE + ".side at offset 13: index 2, but " + TRADE
                        + "$Side has 2 constants [MARSHAL209]");
    }

    @Test
    void nullInARequiredText() {
        assertThat(reading(with(8, 0x80, 0)))
                .isEqualTo("reading " + TRADE + ".symbol at offset 8: null, but the field is required [MARSHAL206]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ff ff ff ff 07", "fe ff ff ff 07", "80 80 80 80 04", "ff ff ff 7f"})
    void countsOfMoreElementsThanBytes(String count) {
        byte[] message = ReferenceEncoder.encode(trade());
        byte[] hex = Hex.array(Hex.bytes(count));
        byte[] lines = Arrays.copyOf(message, 14 + hex.length);
        System.arraycopy(hex, 0, lines, 14, hex.length);
        assertThat(reading(lines)).startsWith("reading " + TRADE + ".lines").endsWith("[MARSHAL203]");
        byte[] symbol = Arrays.copyOf(message, 8 + hex.length);
        System.arraycopy(hex, 0, symbol, 8, hex.length);
        assertThat(reading(symbol))
                .startsWith("reading " + TRADE + ".symbol at offset ")
                .endsWith(" [MARSHAL203]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ff ff ff ff 08", "ff ff ff ff ff", "81 00", "80 80 00", "ff ff ff ff ff ff ff ff ff 01"})
    void invalidCounts(String count) {
        byte[] message = ReferenceEncoder.encode(trade());
        byte[] hex = Hex.array(Hex.bytes(count));
        byte[] lines = Arrays.copyOf(message, 14 + hex.length);
        System.arraycopy(hex, 0, lines, 14, hex.length);
        assertThat(reading(lines))
                .startsWith("reading " + TRADE + ".lines at offset 14: a count ")
                .endsWith(" [MARSHAL205]");
    }

    @Test
    void nullInARequiredFieldOfAnElement() {
        Trade trade = trade();
        trade.lines.get(2).quantity = null;
        assertThat(writing(trade))
                .isEqualTo("writing " + TRADE + ".lines[2].quantity at offset 46: null, but the field is required"
                        + " [MARSHAL202]");
    }

    @Test
    void unpairedSurrogateInAListOfLists() {
        Trade trade = trade();
        trade.tags = List.of(List.of("a"), List.of("b", "c", "\uD83D"));
        assertThat(writing(trade)).startsWith("writing " + TRADE + ".tags[1][2] at offset 84: ");
    }

    @Test
    void parentOfAParent() {
        Trade trade = trade();
        trade.parent = trade();
        trade.parent.parent = new Trade();
        assertThat(writing(trade))
                .startsWith("writing " + TRADE + ".parent.parent.symbol at offset ")
                .endsWith(": null, but the field is required [MARSHAL202]");
    }

    @Test
    void fullBuffer() {
        Bytes<?> bytes = Bytes.wrapForWrite(new byte[40]);
        MarshalException failure =
                catchThrowableOfType(MarshalException.class, () -> TradeMarshaller.INSTANCE.write(trade(), bytes));
        assertThat(failure)
                .hasMessage("writing " + TRADE + ".lines[1].price at offset 31: 12 bytes needed, 9 left [MARSHAL212]");
        assertThat(failure.offset()).isEqualTo(31);
        assertThat(failure.path()).isEqualTo("lines[1].price");
        assertThat(failure.detail()).isEqualTo("12 bytes needed, 9 left");
        assertThat(bytes.writePosition()).isZero();
    }

    /**
     * What {@link MarshalException#offset} promises: the offset of the field, or the offset after the count that was
     * read.
     */
    @Test
    void theOffsetIsThatOfTheFieldOrAfterItsCount() {
        byte[] message = with(0);
        // After the tags at 75: [["a"], ["b", null]] takes 9 bytes, levels takes 1 + 4, the parent 1.
        assertThat(message).hasSize(75 + 9 + 5 + 1);
        assertThat(List.of(
                        offsetOf(Arrays.copyOf(message, 8)),
                        offsetOf(Arrays.copyOf(message, 9)),
                        offsetOf(Arrays.copyOf(message, 11)),
                        offsetOf(with(9, 0xFF)),
                        offsetOf(Arrays.copyOf(message, 87))))
                .as("no symbol, its count, half of it, no UTF-8 in it, half of levels")
                .containsExactly(8L, 9L, 9L, 9L, 85L);
    }

    private static long offsetOf(byte[] message) {
        return catchThrowableOfType(
                        MarshalException.class, () -> TradeMarshaller.INSTANCE.read(Bytes.wrapForRead(message)))
                .offset();
    }

    @Test
    void offsetsCountFromTheStartOfTheMessage() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        bytes.write(new byte[100]).write(with(12, 3));
        bytes.readPosition(100);
        MarshalException failure =
                catchThrowableOfType(MarshalException.class, () -> TradeMarshaller.INSTANCE.read(bytes));
        assertThat(failure.offset()).isEqualTo(12);
        assertThat(bytes.readPosition()).isEqualTo(100);
        bytes.releaseLast();
    }
}
