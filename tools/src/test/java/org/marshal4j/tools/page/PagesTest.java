package org.marshal4j.tools.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.schema.lock.Schemas;
import org.xml.sax.InputSource;

class PagesTest {
    private static final Schemas SCHEMAS = Schemas.parse("""
            com.acme.Leg
              ratio int32
              side enum com.acme.Side(BUY,SELL)?

            com.acme.Point
              x int16
              y int16

            family com.acme.Event
              0 com.acme.Leg
              7 com.acme.Point

            com.acme.Order extends com.acme.Entity 2
              Entity frame
              id int64
              uuid uuid? since=2
              Order frame
              live bool
              point com.acme.Point?
              symbol text(max=8)?
              tick decimal?
              count int32?
              code text[4]?
              legs list<com.acme.Leg?>?
              last family com.acme.Event?
              prices float64[]? since=2
            """);

    private static TypeFacts facts(String type) {
        return new TypeFacts(
                SCHEMAS.apply(type),
                SCHEMAS,
                "20 -1",
                "layout <here>\n",
                new Message("01 02", "explained\n"),
                List.of("revision 1 to now\nform\n"));
    }

    @Test
    void schemaIdsAreShown() {
        Schemas schemas = Schemas.parse("a.Quote schemaId\n  leg a.Leg\n  n int16\n\na.Leg schemaId\n  x int8\n\n"
                + "family a.Event schemaId\n  0 a.Leg\n");
        TypeFacts quote = new TypeFacts(schemas.apply("a.Quote"), schemas, "7 -1", "", new Message("", ""), List.of());
        String page = new MarkdownPages().type(quote);
        assertThat(page)
                .contains("A message begins with a schema id of four bytes")
                .contains("| 0 | 4 | 1 | (schema id) | `int32` |", "| 4 | 1 | 2 | leg |", "| 5 | 2 | 2 | n |")
                .contains("Size: 7 bytes or more.");
        TypeFacts event = new TypeFacts(schemas.apply("a.Event"), schemas, "", "", new Message("", ""), List.of());
        assertThat(new MarkdownPages().type(event)).contains("After the schema id, a message has the type id");
        assertThat(new HtmlPages().type(event)).contains("After the schema id, a message has the type id");
    }

    @ParameterizedTest
    @ValueSource(strings = {"com.acme.Order", "com.acme.Event", "com.acme.Point"})
    void areWellFormed(String type) throws Exception {
        String html = new HtmlPages().type(facts(type));
        parse(html.replace("<!DOCTYPE html>\n", "").replaceAll("<meta[^>]*>", ""));
        assertThat(html).doesNotContain("null<").contains("layout &lt;here&gt;").contains("revision 1 to now");
        parse(Diagrams.of(facts(type)));
    }

    @Test
    void sayWhereEachFieldIs() {
        assertThat(new MarkdownPages().type(facts("com.acme.Order")))
                .contains("# com.acme.Order\n\nAn evolvable type of 11 fields. Size: 20 bytes or more.")
                .contains("| 0 | 4 | 1 | (frame of Entity) | `frame` |")
                .contains("| 4 | 8 | 2 | id | `int64` | 8 bytes, little-endian, signed |")
                .contains("| 12 | 17 | 3 | uuid (since 2) | `uuid?` |")
                .contains("| end of the frame before | 4 | 4 | (frame of Order) |")
                .contains("| end of the frame before + 4 | 1 | 5 | live | `bool` |")
                .contains(
                        "| end of the frame before + 5 | 5 | 5 | point | `com.acme.Point?` | 1 byte: 1 if there is a value, 0 for null; then the fields of"
                                + " com.acme.Point. Null: 00, then 4 bytes of zeros |")
                .contains("| end of the frame before + 10 | varies | – | symbol |")
                .contains("| end of symbol | varies | – | tick | `decimal?` |")
                .contains("| end of tick | 5 | 6 | count | `int32?` |")
                .contains(
                        "| end of tick + 5 | 5 | 6 | code | `text[4]?` | 1-byte count, then 4 bytes: that many of UTF-8, the rest zeros. Null: a count of ff,"
                                + " then 4 bytes of zeros |");
    }

    @Test
    void sayHowAnEntryIsRead() throws Exception {
        Schemas schemas = Schemas.parse("com.acme.C\n  best entry<text?,int32>?\n  last entry<int8,int8>\n");
        TypeFacts facts = new TypeFacts(schemas.apply("com.acme.C"), schemas, "", "", new Message("", ""), List.of());
        assertThat(new MarkdownPages().type(facts))
                .contains("| 0 | varies | – | best | `entry<text?,int32>?` | 1 byte: 1 if there is a value, 0 for null;"
                        + " then the key [count (stop-bit number) of bytes, then as many bytes of UTF-8. Null: -1 (80"
                        + " 00)] and the value [4 bytes, little-endian, signed]. Null: 00, then nothing |")
                .contains("| end of best | varies | – | last | `entry<int8,int8>` | the key [signed byte] and the"
                        + " value [signed byte] |");
        String diagram = Diagrams.of(facts);
        parse(diagram);
        assertThat(diagram).contains("key, value");
    }

    @Test
    void linkWholeNames() {
        Schemas schemas = Schemas.parse(
                "com.acme.A\n  id int32\n\ncom.acme.AB\n  id int32\n\ncom.acme.C\n  a map<text,com.acme.AB?>\n  b com.acme.A\n");
        TypeFacts facts = new TypeFacts(schemas.apply("com.acme.C"), schemas, "", "", new Message("", ""), List.of());
        assertThat(new HtmlPages().type(facts))
                .contains("<code>map&lt;text,<a href=\"com.acme.AB.html\">com.acme.AB</a>?&gt;</code>")
                .contains("<code><a href=\"com.acme.A.html\">com.acme.A</a></code>");
    }

    @Test
    void showTheTypesOfAFamily() {
        assertThat(new MarkdownPages().type(facts("com.acme.Event")))
                .contains("A family of 2 types. Size: 20 bytes or more.")
                .contains("| 7 | [com.acme.Point](com.acme.Point.md) |")
                .doesNotContain("## Fields");
    }

    @Test
    void listAllTypes() {
        List<TypeFacts> types = SCHEMAS.types().stream().map(PagesTest::facts).toList();
        assertThat(new MarkdownPages().index("trades", types))
                .contains("| [com.acme.Point](com.acme.Point.md) | 2 | 4 bytes, always | `");
        assertThat(new HtmlPages().index("trades", types))
                .contains("<a href=\"com.acme.Order.html\">com.acme.Order</a></td><td class=\"n\">11</td>");
    }

    private static void parse(String xml) throws Exception {
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }
}
