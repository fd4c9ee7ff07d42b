package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The table of docs/performance.md consists of figures of docs/performance-tables.md, which benchmarks write.
 * {@code -Dgolden.update=true} rewrites it.
 */
class FiguresTest {
    private static final Path DOCS = Path.of("../../docs");
    private static final Path PAGE = DOCS.resolve("performance.md");
    private static final String BEGIN = "<!-- begin overview -->\n\n";
    private static final String END = "\n<!-- end overview -->";

    /** Messages, and what they hold. */
    private static final Map<String, String> MESSAGES = messages();

    private static final List<String> LIBRARIES =
            List.of("marshal4j", "Chronicle by hand", "SBE (unchecked)", "Apache Fory", "Kryo", "Protobuf");

    private static Map<String, String> messages() {
        Map<String, String> messages = new LinkedHashMap<>();
        messages.put("MarketData", ", 18 numbers");
        messages.put("BlogBench", ", three texts and twelve numbers");
        messages.put("Order, 1 line", "");
        messages.put("MediaContent, standard", ", of jvm-serializers");
        messages.put("BookUpdate, text and lists", "");
        return messages;
    }

    @Test
    void areTheMeasuredFigures() throws IOException {
        String tables = Files.readString(DOCS.resolve("performance-tables.md"));
        StringBuilder table =
                new StringBuilder(row("write / read", LIBRARIES) + "| --- |" + " ---: |".repeat(6) + "\n");
        MESSAGES.forEach((title, content) -> {
            Map<String, String> measured = measured(tables, title);
            assertThat(measured).containsKey("marshal4j");
            table.append(row(
                    title + content,
                    LIBRARIES.stream()
                            .map(library -> measured.getOrDefault(library, "–"))
                            .map(cell -> cell.equals(measured.get("marshal4j")) ? "**" + cell + "**" : cell)
                            .toList()));
        });
        String page = Files.readString(PAGE);
        int from = page.indexOf(BEGIN) + BEGIN.length();
        String whole = page.substring(0, from) + table + page.substring(page.indexOf(END));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, whole);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(whole);
    }

    private static String row(String first, List<String> others) {
        return "| " + first + " | " + String.join(" | ", others) + " |\n";
    }

    /** Returns, by library, the times to write and to read on JDK 17 without their errors, for the message. */
    private static Map<String, String> measured(String tables, String title) {
        String section = Arrays.stream(tables.split("\n### "))
                .filter(each -> each.startsWith(title + "\n"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table of " + title));
        return section.substring(0, section.indexOf("<details>"))
                .lines()
                .filter(line -> line.startsWith("|") && line.contains("±"))
                .map(FiguresTest::cells)
                .collect(Collectors.toMap(
                        cells -> cells.get(0), cells -> score(cells.get(1)) + " / " + score(cells.get(2))));
    }

    private static String score(String withError) {
        return withError.substring(0, withError.indexOf(" ±"));
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|"))
                .map(cell -> cell.strip().replace("**", ""))
                .toList();
    }
}
