package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;

class HexDumpBlocksTest {
    @Test
    void eachFieldBehindItsName() {
        Schema schema = Schema.of("com.acme.Quote", "text text?", "id int64", "size int32?", "live bool");
        assertThat(dump(schema, 1, 4, 14)).isEqualTo("""
                00 01 02 03 04 05 06 07                         # id
                08 09 0a 0b 0c                                  # size
                0d                                              # live
                """);
    }

    @Test
    void aNestedFieldTakesWhatIsLeft() {
        Schema schema = Schema.of("com.acme.Trade", "id int16", "leg com.acme.Leg?", "live bool");
        assertThat(dump(schema, 0, 3, 8)).isEqualTo("""
                00 01                                           # id
                02 03 04 05 06                                  # leg
                07                                              # live
                """);
    }

    @Test
    void severalNestedFieldsShareALine() {
        Schema schema = Schema.of("com.acme.Trade", "id int16", "buy com.acme.Leg", "n int8", "sell com.acme.Leg");
        assertThat(dump(schema, 0, 4, 9)).isEqualTo("""
                00 01                                           # id
                02 03 04 05 06 07 08                            # buy to sell
                """);
    }

    private static String dump(Schema schema, int from, int to, int size) {
        byte[] copy = new byte[size];
        for (int i = 0; i < size; i++) {
            copy[i] = (byte) i;
        }
        HexDumpBytes out = new HexDumpBytes();
        try {
            RawBytes.writeCopy(copy, schema, from, to, out);
            return out.toHexString();
        } finally {
            out.releaseLast();
        }
    }
}
