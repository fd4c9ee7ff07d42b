package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.MarshallerSchemas;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;
import org.marshal4j.schema.Schema;

class ExplainTest {
    @Test
    void showsEachFieldOnALine() {
        Trade trade = Trade.sample();
        trade.previous = new Trade();
        Input bytes = Input.of(TradeMarshaller.INSTANCE.toByteArray(trade));
        assertThat(Explain.explain(TradeMarshaller.INSTANCE, bytes)).isEqualTo("""
                org.marshal4j.runtime.trade.Trade, 131 bytes

                  offset  bytes                       field              value
                  ------  --------------------------  -----------------  ----------
                       0  2a 00 00 00 00 00 00 00     id                 42
                       8  07 00 00 00                 lots               7
                      12  01                          urgent             true
                      13  01 00 00 00 00 00 e0 58 ..  limit              99.5
                      22  05 47 52 c3 9c 4e           symbol             "GRÜN"
                      28  01                          side               SELL
                      29  03 01 00 00 00 02 00 00 ..  sizes              [1, 2, 3]
                      42  02                          legs               2 elements
                      43  01                          legs[0]            Leg
                      44  00 00 00 00 00 00 f8 3f     legs[0].price      1.5
                      52  0a 00 00 00                 legs[0].quantity   10
                      56  01                          legs[0].open       true
                      57  01                          legs[1]            Leg
                      58  00 00 00 00 00 00 04 40     legs[1].price      2.5
                      66  14 00 00 00                 legs[1].quantity   20
                      70  00                          legs[1].open       false
                      71  00 00 00 00 00 00 00 00 ..  hedge              null
                      85  01                          previous           Trade
                      86  00 00 00 00 00 00 00 00     previous.id        0
                      94  00 00 00 00                 previous.lots      0
                      98  00                          previous.urgent    false
                      99  00 00 00 00 00 00 00 00 ..  previous.limit     null
                     108  80 00                       previous.symbol    null
                     110  80 00                       previous.side      null
                     112  80 00                       previous.sizes     null
                     114  80 00                       previous.legs      null
                     116  00 00 00 00 00 00 00 00 ..  previous.hedge     null
                     130  00                          previous.previous  null
                """);
    }

    @Test
    void showsTheSameInColour() {
        Input bytes = Input.of(TradeMarshaller.INSTANCE.toByteArray(Trade.sample()), 0, 51);
        String coloured = Explain.inColour(TradeMarshaller.INSTANCE, bytes);
        assertThat(coloured)
                .contains("\u001b[33m07 00 00 00\u001b[0m                 \u001b[36mlots\u001b[0m")
                .contains("\u001b[1;31mSTOPS HERE: ");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", ""))
                .isEqualTo(Explain.explain(TradeMarshaller.INSTANCE, bytes));
    }

    @Test
    void showsBadBytesUpToTheFailure() {
        Input bytes = Input.of(TradeMarshaller.INSTANCE.toByteArray(Trade.sample()), 0, 51);
        String[] lines = Explain.explain(TradeMarshaller.INSTANCE, bytes).split("\n");
        assertThat(lines[0]).isEqualTo("org.marshal4j.runtime.trade.Trade, 44 bytes");
        assertThat(lines[lines.length - 2]).isEqualTo("      43  01                          legs[0]        Leg");
        assertThat(lines[lines.length - 1])
                .isEqualTo("      44  00 00 00 00 00 00 f8        legs[0].price  STOPS HERE: 8 bytes needed, 7 left"
                        + " [MARSHAL203]");
    }

    @Test
    void escapesControlCharacters() {
        assertThat(explain("text", "0822275c0a0d091b41")).endsWith("  \"\\\"'\\\\\\n\\r\\t\\u001bA\"\n");
        assertThat(explain("text", "03e280ae")).endsWith("  \"\\u202e\"\n");
        assertThat(explain("char16", "2700")).endsWith("  '\\''\n");
    }

    @Test
    void shortensLongValues() {
        assertThat(explain("int8[]", "64" + "01".repeat(100)))
                .endsWith("64 01 01 01 01 01 01 01 ..  a      [1, 1, 1, 1, 1, 1, 1, 1, .. 92 more]\n");
        assertThat(explain("text", "64" + "41".repeat(100)))
                .endsWith("  a      \"" + "A".repeat(60) + "\".. 100 characters\n");
    }

    @Test
    void shortensLongMessages() {
        assertThat(explain("list<bool>", "e0d403" + "01".repeat(60_000)).lines())
                .hasSize(1 + 1 + 2 + 10_000 + 1)
                .last()
                .isEqualTo("  (50001 more fields after the first 10000)");
    }

    @Test
    void saysWhenANestedTypeIsUnknown() {
        Schema schema = Schema.of(
                "X",
                new MarshallerSchemas(ExplainTest.class.getClassLoader(), Map.of()),
                "a int8",
                "b com.acme.Nowhere");
        assertThat(Explain.explain(schema, Input.of(new byte[] {7}))).isEqualTo("""
                X, 1 byte

                  offset  bytes  field  value
                  ------  -----  -----  -----
                       0  07     a      7

                  stops here: the schema of com.acme.Nowhere cannot be found: there is no such class
                """);
    }

    @Test
    void explainsAnEmptyMessage() {
        assertThat(Explain.explain(Schema.of("X"), Input.of(new byte[0]))).isEqualTo("X, 0 bytes\n");
        assertThat(explain("int32", "")).isEqualTo("""
                X, 0 bytes

                  offset  bytes  field  value
                  ------  -----  -----  -----------------------------------------------
                       0         a      STOPS HERE: 4 bytes needed, 0 left [MARSHAL203]
                """);
    }

    private static String explain(String type, String hex) {
        return Explain.explain(
                Schema.of("X", List.of("a " + type).toArray(new String[0])),
                Input.of(HexFormat.of().parseHex(hex)));
    }
}
