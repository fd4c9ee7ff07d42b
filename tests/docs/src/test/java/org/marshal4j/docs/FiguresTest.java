package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The table of docs/performance.md contains the figures of docs/performance-tables.md. */
class FiguresTest {
    private static final Path DOCS = Path.of("../../docs");

    @Test
    void areTheMeasuredFigures() throws IOException {
        String tables = Files.readString(DOCS.resolve("performance-tables.md"));
        List<List<String>> rows = Files.readAllLines(DOCS.resolve("performance.md")).stream()
                .dropWhile(line -> !line.startsWith("| write / read |"))
                .takeWhile(line -> line.startsWith("|"))
                .map(FiguresTest::cells)
                .toList();
        List<String> libraries = rows.get(0);
        assertThat(rows.size()).isGreaterThan(6);
        for (List<String> row : rows.subList(2, rows.size())) {
            Map<String, String> measured = measured(tables, row.get(0));
            for (int i = 1; i < row.size(); i++) {
                assertThat(row.get(i))
                        .as(row.get(0) + ", " + libraries.get(i))
                        .isEqualTo(measured.getOrDefault(libraries.get(i), "–"));
            }
        }
    }

    /**
     * Returns, by library, the times to write and to read on JDK 17 without their errors, for the message whose title
     * begins the row.
     */
    private static Map<String, String> measured(String tables, String row) {
        String section = Arrays.stream(tables.split("\n### "))
                .skip(1)
                .filter(each -> row.startsWith(each.substring(0, each.indexOf('\n'))))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table of " + row));
        Map<String, String> measured = new LinkedHashMap<>();
        section.substring(0, section.indexOf("<details>"))
                .lines()
                .filter(line -> line.startsWith("|") && line.contains("±"))
                .map(FiguresTest::cells)
                .forEach(cells -> measured.put(cells.get(0), score(cells.get(1)) + " / " + score(cells.get(2))));
        return measured;
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
