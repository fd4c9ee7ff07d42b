package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/** Bytes of libraries that are not among the dependencies, worked out from their sources; they never change. */
class PinnedTest {
    private static <T> void assertBytes(Marshaller<T> marshaller, T value, String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        assertThat(marshaller.toByteArray(value))
                .asHexString()
                .isEqualTo(HexFormat.of().withUpperCase().formatHex(bytes));
        assertThat(marshaller.sizeOf(value)).isEqualTo(bytes.length);
        assertThat(marshaller.fromByteArray(bytes)).usingRecursiveComparison().isEqualTo(value);
        assertThat(marshaller.toByteArray(marshaller.fromByteArray(bytes))).isEqualTo(bytes);
    }

    /**
     * writeInt, writeVInt, writeVLong, writeZLong, writeEnum, writeString, writeOptionalString, writeLong, a collection
     * of texts, a map, writeByteArray.
     */
    @Test
    void elasticsearch() {
        assertBytes(
                SearchTradeMarshaller.INSTANCE,
                new SearchTrade(
                        258,
                        300,
                        1L << 35,
                        -3,
                        Side.SELL,
                        "aé😀",
                        null,
                        Instant.ofEpochMilli(1500),
                        List.of("x", ""),
                        Map.of("k", 1L),
                        new byte[] {7, 8}),
                "00000102 ac02 808080808001 05 01 0461c3a9eda0bdedb880 00 00000000000005dc 02 0178 00 01 016b"
                        + " 0000000000000001 02 0708");
        assertBytes(
                SearchTradeMarshaller.INSTANCE,
                new SearchTrade(-1, -1, 127, 0, Side.BUY, "\0", "n", Instant.EPOCH, List.of(), Map.of(), new byte[0]),
                "ffffffff ffffffff0f 7f 00 00 0100 01016e 0000000000000000 00 00 00");
    }

    /** writeInt, writeVInt, writeZInt, writeString, writeSetOfStrings. */
    @Test
    void lucene() {
        assertBytes(
                LuceneTradeMarshaller.INSTANCE,
                new LuceneTrade(258, 16384, -65, "é😀", Set.of("x")),
                "02010000 808001 8101 06c3a9f09f9880 01 0178");
    }

    /** writeInt, WritableUtils.writeVInt and writeVLong, Text.writeString, WritableUtils.writeEnum. */
    @Test
    void hadoop() {
        assertBytes(
                HadoopTradeMarshaller.INSTANCE,
                new HadoopTrade(258, 127, -113, "é", Side.SELL, List.of("x", "")),
                "00000102 7f 8770 02c3a9 0453454c4c 02 0178 00");
        assertBytes(
                HadoopTradeMarshaller.INSTANCE,
                new HadoopTrade(0, Integer.MIN_VALUE, Long.MAX_VALUE, "", Side.BUY, null),
                "00000000 847fffffff 887fffffffffffffff 00 03425559 ff");
        assertBytes(
                HadoopTradeMarshaller.INSTANCE,
                new HadoopTrade(0, -112, 256, "", Side.BUY, List.of()),
                "00000000 90 8e0100 00 03425559 00");
    }

    /** writeBoolean(x == null), then the value unless it is null. */
    @Test
    void zeroBeforeAValue() {
        assertBytes(
                ZeroedTradeMarshaller.INSTANCE,
                new ZeroedTrade("é", 5L, 300, new UUID(1, -2), List.of(1)),
                "00 0002c3a9 00 0000000000000005 00 ac02 00 0000000000000001 fffffffffffffffe 00 00000001 00000001");
        assertBytes(ZeroedTradeMarshaller.INSTANCE, new ZeroedTrade(null, null, null, null, null), "01 01 01 01 01");
        assertThatThrownBy(() -> ZeroedTradeMarshaller.INSTANCE.fromByteArray(new byte[] {2, 1, 1, 1}))
                .hasMessageContaining("presence byte 2 instead of 0 or 1 [MARSHAL204]");
    }

    @Test
    void privateFields() {
        assertBytes(
                HiddenTradeMarshaller.INSTANCE,
                new HiddenTrade(),
                "01 00000005 0000000000000000 0000000000000001 0000000000000002 000161 00 0000000000000003");
    }

    @Test
    void whatDoesNotFitIsRefused() {
        DataOutputTrade trade = new DataOutputTrade();
        trade.narrow = 128;
        refused(trade, "MARSHAL227", "narrow", "128 is not between -128 and 127, so int8 cannot hold it");
        trade = new DataOutputTrade();
        trade.port = -1;
        refused(trade, "MARSHAL227", "port", "-1 is not between 0 and 65535, so uint16be cannot hold it");
        trade = new DataOutputTrade();
        trade.narrowNumbers = new int[] {1, 40000};
        refused(trade, "MARSHAL227", "narrowNumbers", "40000 is not between -32768 and 32767");
        trade = new DataOutputTrade();
        trade.symbol = "é".repeat(40000);
        refused(trade, "MARSHAL215", "symbol", "the length of a text is 80000, but uint16be holds at most 65535");
        trade = new DataOutputTrade();
        trade.limited = "é".repeat(21);
        refused(trade, "MARSHAL215", "limited", "42 bytes, but at most 40 are allowed");
        trade = new DataOutputTrade();
        trade.numbers = new int[256];
        refused(trade, "MARSHAL215", "numbers", "256, but uint8 holds at most 255");
        trade = new DataOutputTrade();
        trade.symbol = null;
        refused(trade, "MARSHAL202", "symbol", "null");
        trade = new DataOutputTrade();
        trade.box = null;
        refused(trade, "MARSHAL202", "box", "null");
        trade = new DataOutputTrade();
        trade.tags.add(null);
        refused(trade, "MARSHAL202", "tags", "null");
        ChronicleTrade chronicle = new ChronicleTrade();
        chronicle.narrow = "a€";
        assertThatThrownBy(() -> ChronicleTradeMarshaller.INSTANCE.toByteArray(chronicle))
                .hasMessageContaining("the character at index 1 of the text does not fit in one byte [MARSHAL208]");
    }

    private static void refused(DataOutputTrade trade, String code, String field, String why) {
        assertThatThrownBy(() -> DataOutputTradeMarshaller.INSTANCE.toByteArray(trade))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining(code)
                .hasMessageContaining(field)
                .hasMessageContaining(why);
    }
}
