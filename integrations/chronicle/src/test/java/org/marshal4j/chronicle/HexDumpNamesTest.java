package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HexFormat;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.Schema;

/** In a hex dump, every field follows its name, whatever its type. */
class HexDumpNamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int64                       | 01 02 03 04 05 06 07 08",
                "int32?                      | 00 00 00 00 00",
                "bool                        | 01",
                "int16[]                     | 02 01 00 02 00",
                "int16[]?                    | 80 00",
                "text                        | 05 56 4f 44 2e 4c",
                "text?                       | 80 00",
                "text[3]                     | 02 61 62 00",
                "oneof(\"BUY\",\"SELL\")     | 01",
                "enum com.acme.Side(BUY,SELL) | 01",
                "uri                         | 00",
                "zone                        | 01 5a",
                "currency                    | 03 43 48 46",
                "locale                      | 03 75 6e 64",
                "decimal?                    | 80",
                "decimal                     | 81 80 01 01 01",
                "bigint                      | 01 7f",
                "zoneddatetime?              | 00",
                "zoneddatetime | e8 07 00 00 02 1d 00 00 00 00 00 00 00 00 00 00 00 00 01 5a",
                "stop16                      | ff ff 01",
                "stop32?                     | 01 e8 07",
                "stop64                      | 80 00",
                "stopchar                    | 41",
                "stopfloat32                 | f1 01",
                "stopfloat64?                | 01 0f 00 00 00 00 00 00 f8 7f",
                "list<text>                  | 02 01 61 01 62",
                "list<text>?                 | 80 00",
                "map<text,int8>              | 01 01 61 07",
                "entry<text,int8>?           | 01 01 61 07",
                "entry<text,int8>?           | 00",
                "optional<int8>?             | 02 07",
                "optional<int8>?             | 01",
                "shared com.acme.Quote?      | 00",
                "custom[2] com.acme.PriceMarshaller | 01 02",
            })
    void everyTypeOfField(String type, String hex) {
        Schema schema = Schema.of("com.acme.Quote", "price " + type.trim(), "behind int8");
        byte[] message = HexFormat.ofDelimiter(" ").parseHex(hex + " 63");
        HexDumpBytes dump = new HexDumpBytes();
        try {
            // After the message there may be bytes of an earlier one.
            HexDumpMessage.write(schema, Arrays.copyOf(message, message.length + 9), message.length, dump);
            assertThat(dump.toByteArray()).isEqualTo(message);
            String text = dump.toHexString();
            assertThat(text).contains("# price").contains("# behind");
            assertThat(text).startsWith(hex.substring(0, 2));
            assertThat(text.lines().filter(line -> line.contains("# behind"))).allMatch(line -> line.contains("63   "));
        } finally {
            dump.releaseLast();
        }
    }

    @Test
    void requiredEntryHasOnlyItsParts() {
        Schema schema = Schema.of("com.acme.Quote", "price entry<text,int8>", "behind int8");
        assertThat(dump(schema, 1, 0x61, 7, 3).lines().map(line -> line.replaceAll(" +", " ")))
                .containsExactly("01 61 # key", "07 # value", "03 # behind");
    }

    /** Nobody knows how many bytes it wrote, so the fields after it get no names of their own. */
    @Test
    void fieldOfAHandWrittenMarshaller() {
        Schema schema = Schema.of("com.acme.Quote", "id int8", "price custom com.acme.PriceMarshaller", "behind int8");
        assertThat(dump(schema, 1, 2, 3, 4)).startsWith("01 ").contains("# id").contains("# price");
    }

    @Test
    void lengthOfAnEvolvableType() {
        Schema schema = Schema.of("com.acme.Quote", "quote frame", "a int8", "b int8");
        assertThat(dump(schema, 2, 0, 0, 0, 1, 2))
                .startsWith("02 00 00 00 ")
                .contains("# quote")
                .contains("# b");
    }

    private static String dump(Schema schema, int... message) {
        byte[] bytes = new byte[message.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) message[i];
        }
        HexDumpBytes dump = new HexDumpBytes();
        try {
            HexDumpMessage.write(schema, bytes, bytes.length, dump);
            assertThat(dump.toByteArray()).isEqualTo(bytes);
            return dump.toHexString();
        } finally {
            dump.releaseLast();
        }
    }
}
