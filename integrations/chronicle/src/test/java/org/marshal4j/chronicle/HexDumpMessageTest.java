package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.MarshallerSchemas;
import org.marshal4j.schema.Schema;

/** Messages in hex dumps, line by line. */
class HexDumpMessageTest {
    private static final String QUOTE = Quote.class.getName();

    @Test
    void eachFieldFollowsItsName() {
        Schema schema = Schema.of("com.acme.Quote", "id int64", "size int32?", "live bool");
        assertThat(dump(schema, 0, 1, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11, 1)).isEqualTo("""
                00 01 02 03 04 05 06 07                         # id
                01 08 09 0a 0b                                  # size
                01                                              # live
                """);
    }

    @Test
    void nestedFieldHasTheNamesOfItsFields() {
        Schema schema = Schema.of(
                "com.acme.Trade",
                new MarshallerSchemas(HexDumpMessageTest.class.getClassLoader(), Map.of()),
                "buy " + QUOTE,
                "sell " + QUOTE + "?",
                "n int8");
        assertThat(dump(schema, 5, 0, 0, 0, 0, 0, 0, 0, 1, 0x80, 0, 0x80, 0, 0, 8))
                .isEqualTo("""
                05 00 00 00 00 00 00 00                         # id
                01                                              # live
                80 00                                           # venue
                80 00                                           # sizes
                00                                              # sell
                08                                              # n
                """);
    }

    @Test
    void elementsHaveBracketsWithoutAnIndex() {
        Schema schema = Schema.of("com.acme.Book", "prices list<int16>", "names map<int8,text>");
        assertThat(dump(schema, 2, 1, 0, 2, 0, 1, 5, 1, 'a')).isEqualTo("""
                02                                              # prices
                01 00                                           # prices[]
                02 00                                           # prices[]
                01                                              # names
                05                                              # key
                01 61                                           # value
                """);
    }

    /** If the meaning of the bytes is no longer known, the rest counts as part of the field. */
    @Test
    void bytesUnknownToTheSchemaAreShownToo() {
        Schema schema = Schema.of("com.acme.Quote", "id int8", "by custom com.acme.By", "n int8");
        assertThat(dump(schema, 1, 2, 3, 4)).isEqualTo("""
                01                                              # id
                02 03 04                                        # by
                """);
        assertThat(dump(Schema.of("com.acme.Quote", "live bool"), 7, 8)).isEqualTo("""
                07 08                                           # live
                """);
        assertThat(dump(Schema.of("com.acme.Quote", "live bool"), 1, 8)).isEqualTo("""
                01 08                                           # live
                """);
        assertThat(dump(Schema.of("com.acme.Quote", "a com.acme.Nowhere"), 7, 8))
                .isEqualTo("07 08\n");
    }

    @Test
    void emptyMessageIsEmpty() {
        assertThat(dump(Schema.of("com.acme.Empty"))).isEmpty();
    }

    private static String dump(Schema schema, int... message) {
        byte[] bytes = new byte[message.length + 3];
        for (int i = 0; i < message.length; i++) {
            bytes[i] = (byte) message[i];
        }
        HexDumpBytes out = new HexDumpBytes();
        try {
            HexDumpMessage.write(schema, bytes, message.length, out);
            assertThat(out.writePosition() & HexDumpBytes.MASK).isEqualTo(message.length);
            return out.toHexString();
        } finally {
            out.releaseLast();
        }
    }

    @Test
    void messagesOfAMarshaller() {
        HexDumpBytes bytes = new HexDumpBytes();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        QuoteMarshaller.INSTANCE.write(Quote.of(7, false, null, (int[]) null), bytes);
        assertThat(bytes.toHexString()).isEqualTo("""
                2a 00 00 00 00 00 00 00                         # id
                01                                              # live
                05 47 52 c3 9c 4e                               # venue
                03 01 00 00 00 02 00 00 00 03 00 00 00          # sizes
                07 00 00 00 00 00 00 00                         # id
                00                                              # live
                80 00                                           # venue
                80 00                                           # sizes
                """);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.of(7, false, null, (int[]) null));
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }

    @Test
    void isAsItWasBeforeAFailedWrite() {
        HexDumpBytes bytes = new HexDumpBytes();
        QuoteMarshaller.INSTANCE.write(Quote.of(1, true, "a"), bytes);
        String before = bytes.toHexString();
        long position = bytes.writePosition();
        assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.write(Quote.of(2, true, "\ud83d"), bytes))
                .isInstanceOf(MarshalException.class);
        assertThat(bytes.toHexString()).isEqualTo(before);
        assertThat(bytes.writePosition()).isEqualTo(position);
        QuoteMarshaller.INSTANCE.write(Quote.of(3, true, "c"), bytes);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes).id).isEqualTo(1);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes).id).isEqualTo(3);
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }
}
