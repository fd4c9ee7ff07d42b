package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.schema.Schema;

/** How values of each kind are shown. */
class ExplainTypesTest {
    private static final Map<String, Schema> TYPES = Map.of(
            "com.acme.Leg", Schema.of("com.acme.Leg", "price int8"),
            "com.acme.Trade$Part", Schema.of("com.acme.Trade$Part", "n int8"),
            "com.acme.Shape", Schema.of("com.acme.Shape").asFamily("1 com.acme.Leg"));

    private static String explain(Schema schema, String hex) {
        Input bytes = Input.of(HexFormat.of().parseHex(hex));
        return Explain.explain(schema, name -> name.equals(schema.type()) ? schema : TYPES.get(name), bytes);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "map<int8,int8> | 00 | 0 entries",
                "map<int8,int8> | 010702 | 1 entry",
                "map<int8,int8> | 0207020803 | 2 entries",
                "list<int8> | 00 | 0 elements",
                "list<int8> | 0107 | 1 element",
                "list<int8> | 020708 | 2 elements",
                "list<int8>? | 8000 | null",
                "entry<int8,int8>? | 010708 | present",
                "entry<int8,int8>? | 00 | null",
                "optional<com.acme.Leg> | 01 | empty",
                "optional<com.acme.Leg> | 0207 | present",
                "shared com.acme.Leg | 0107 | #2",
                "family com.acme.Shape | 0107 | Leg",
                "com.acme.Leg? | 0107 | Leg",
                "com.acme.Trade$Part? | 0107 | Part",
                "custom[3] com.acme.X | 010203 | 3 bytes",
                "enum E(BUY,SELL) | 01 | SELL",
                "char16 | 2700 | '\\''",
                "char16 | 4100 | 'A'",
                "text | 0461270922 | \"a'\\t\\\"\"",
                "text | 02610d | \"a\\r\"",
                "text | 04611b5c0a | \"a\\u001b\\\\\\n\"",
                "text | 03e2808f | \"\\u200f\"",
                "int8[8] | 0102030405060708 | [1, 2, 3, 4, 5, 6, 7, 8]",
                "int8[] | 09010203040506070809 | [1, 2, 3, 4, 5, 6, 7, 8, .. 1 more]",
                "decimal | 02e700000000000000 | 2.31",
            })
    void showsTheValue(String type, String hex, String shown) {
        String[] lines = explain(Schema.of("A", "a " + type), hex).split("\n");
        assertThat(lines[4]).startsWith("       0  " + hex.substring(0, 2)).endsWith("  " + shown);
    }

    @Test
    void showsBlocksAsCountsOfBytes() {
        assertThat(explain(Schema.of("A", "A frame", "a int8"), "0100000007")).contains("  A      1 byte\n");
        assertThat(explain(Schema.of("A", "A frame", "a int16"), "020000000700"))
                .contains("  A      2 bytes\n");
    }

    @Test
    void tellsWhatComesAfterTheMessage() {
        Schema schema = Schema.of("A", "a int8");
        assertThat(explain(schema, "0708")).endsWith("\n  1 byte after the message\n");
        assertThat(explain(schema, "070809")).endsWith("\n  2 bytes after the message\n");
        assertThat(explain(schema, "07")).doesNotContain("after");
    }

    @Test
    void truncatesLongTextsAndManyFields() {
        Schema text = Schema.of("A", "a text");
        assertThat(explain(text, "3c" + "61".repeat(60))).endsWith("  \"" + "a".repeat(60) + "\"\n");
        assertThat(explain(text, "3d" + "61".repeat(61))).endsWith("  \"" + "a".repeat(60) + "\".. 61 characters\n");

        Schema list = Schema.of("A", "a list<int8>");
        String shown = explain(list, "8f4e" + "01".repeat(9_999));
        assertThat(shown).doesNotContain("more fields");
        assertThat(shown.lines()).hasSize(4 + 10_000);
        assertThat(explain(list, "914e" + "01".repeat(10_001))).endsWith("  (2 more fields after the first 10000)\n");
    }
}
