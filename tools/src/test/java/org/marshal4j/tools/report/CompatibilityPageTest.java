package org.marshal4j.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.matrix.CompatibilityMatrix;
import org.marshal4j.schema.matrix.TypeMatrix;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class CompatibilityPageTest {
    private static final String QUOTE = """
            wire 1
            revision 3

            com.acme.Leg from=1 to=2
              x int8

            com.acme.Quote from=3
              price int32 was=bid
              venue text

            com.acme.Quote from=2 to=2
              bid int32

            com.acme.Quote from=1 to=1
              bid int64
            """;

    private static final List<TypeMatrix> TYPES = CompatibilityMatrix.of(LockFile.parse(QUOTE));

    @Test
    void jsonHasEachPairOfRevisions() {
        assertThat(CompatibilityJson.of("com.acme:quotes", 3, TYPES)).isEqualTo("""
                {
                  "module": "com.acme:quotes",
                  "revision": 3,
                  "types": [
                    {
                      "type": "com.acme.Leg",
                      "accepted": false,
                      "revisions": [{"from": 1, "to": 2}],
                      "pairs": []
                    },
                    {
                      "type": "com.acme.Quote",
                      "accepted": true,
                      "revisions": [{"from": 1, "to": 1}, {"from": 2, "to": 2}, {"from": 3, "to": 3}],
                      "pairs": [
                        {"writer": 1, "reader": 2, "outcome": "DEPENDS_ON_VALUES", "converted": true, \
                "dependentFields": 1, "problem": "", "reasons": [
                          {"outcome": "DEPENDS_ON_VALUES", "path": "bid", "type": "com.acme.Quote", "field": "bid", \
                "rule": "field-retyped", "detail": "wire type was int64, is now int32"}
                        ]},
                        {"writer": 1, "reader": 3, "outcome": "REFUSED", "converted": false, \
                "dependentFields": 1, "problem": "", "reasons": [
                          {"outcome": "REFUSED", "path": "venue", "type": "com.acme.Quote", "field": "venue", \
                "rule": "field-added", "detail": "is new"},
                          {"outcome": "DEPENDS_ON_VALUES", "path": "price", "type": "com.acme.Quote", "field": "price", \
                "rule": "field-retyped", "detail": "wire type was int64, is now int32"}
                        ]},
                        {"writer": 2, "reader": 1, "outcome": "READ_AFTER_MIGRATION", "converted": true, \
                "dependentFields": 0, "problem": "", "reasons": [
                          {"outcome": "READ_AFTER_MIGRATION", "path": "bid", "type": "com.acme.Quote", "field": "bid", \
                "rule": "field-retyped", "detail": "wire type was int64, is now int32"}
                        ]},
                        {"writer": 2, "reader": 3, "outcome": "REFUSED", "converted": false, \
                "dependentFields": 0, "problem": "", "reasons": [
                          {"outcome": "REFUSED", "path": "venue", "type": "com.acme.Quote", "field": "venue", \
                "rule": "field-added", "detail": "is new"}
                        ]},
                        {"writer": 3, "reader": 1, "outcome": "READ_AFTER_MIGRATION", "converted": true, \
                "dependentFields": 0, "problem": "", "reasons": [
                          {"outcome": "READ_AFTER_MIGRATION", "path": "price", "type": "com.acme.Quote", "field": "price", \
                "rule": "field-retyped", "detail": "wire type was int64, is now int32"},
                          {"outcome": "READ_AFTER_MIGRATION", "path": "venue", "type": "com.acme.Quote", "field": "venue", \
                "rule": "field-added", "detail": "is new"}
                        ]},
                        {"writer": 3, "reader": 2, "outcome": "READ_AFTER_MIGRATION", "converted": true, \
                "dependentFields": 0, "problem": "", "reasons": [
                          {"outcome": "READ_AFTER_MIGRATION", "path": "venue", "type": "com.acme.Quote", "field": "venue", \
                "rule": "field-added", "detail": "is new"}
                        ]}
                      ]
                    }
                  ]
                }
                """);
    }

    @Test
    void pageHasATableWithHeadersForEachType() throws Exception {
        Document page = parse(CompatibilityPage.of("quotes <1>", TYPES));
        assertThat(texts(page.getElementsByTagName("h1"))).containsExactly("Compatibility of quotes <1>");
        assertThat(texts(page.getElementsByTagName("h2"))).containsExactly("com.acme.Leg", "com.acme.Quote");
        NodeList rows = ((Element) page.getElementsByTagName("table").item(1)).getElementsByTagName("tr");
        assertThat(texts(rows))
                .containsExactly(
                        "revision|1|2|3-now",
                        "1|same|values 1, migration: values: bid: wire type was int64, is now int32 (field-retyped)"
                                + "|refused: refused: venue: is new (field-added); values: price: wire type was"
                                + " int64, is now int32 (field-retyped)",
                        "2|migration: migration: bid: wire type was int64, is now int32 (field-retyped)|same"
                                + "|refused: refused: venue: is new (field-added)",
                        "3-now|migration: migration: price: wire type was int64, is now int32 (field-retyped);"
                                + " migration: venue: is new (field-added)"
                                + "|migration: migration: venue: is new (field-added)|same");
        Element first =
                (Element) ((Element) rows.item(1)).getElementsByTagName("th").item(0);
        assertThat(first.getAttribute("scope")).isEqualTo("row");
        assertThat(texts(page.getElementsByTagName("p")))
                .contains("Its messages look the same in all its revisions: 1-2.");
    }

    @Test
    void pageNeedsNoScriptAndKnowsDarkColours() {
        String page = CompatibilityPage.of("quotes", TYPES);
        assertThat(page)
                .contains("prefers-color-scheme: dark", "<details><summary>refused</summary>")
                .doesNotContain("<script", "http");
    }

    @Test
    void logHasALineForATypeThatIsNotReadEverywhere() {
        assertThat(CompatibilityWords.line(TYPES.get(1)))
                .isEqualTo("com.acme.Quote, 3 schemas: older messages 1 depends on values, 2 refused;"
                        + " newer messages 3 read after migration");
        assertThat(TYPES.get(0).isReadable()).isTrue();
    }

    private static Document parse(String html) throws Exception {
        String xml = html.replace("<!DOCTYPE html>\n", "").replaceAll("<meta[^>]*>", "");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    private static List<String> texts(NodeList nodes) {
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .map(CompatibilityPageTest::text)
                .toList();
    }

    /** The cells of a row, and the reasons of a cell, with marks between them. */
    private static String text(Node node) {
        NodeList children = node.getChildNodes();
        String between = switch (node.getNodeName()) {
            case "tr" -> "|";
            case "details" -> ": ";
            case "ul" -> "; ";
            default -> "";
        };
        return children.getLength() == 0 ? node.getTextContent() : String.join(between, texts(children));
    }
}
