package org.marshal4j.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report on made-up results. */
class ReportTest {
    private static final Path RESULTS = Path.of("src/test/resources/results");

    @TempDir
    Path docs;

    private Path file;

    @BeforeEach
    void report() throws IOException {
        file = docs.resolve("performance-tables.md");
        Files.copy(Path.of("../docs/performance-tables.md"), file);
        write();
    }

    private void write() throws IOException {
        ReportCommand.report(RESULTS, Page.at(file), (workload, peer) -> peer.startsWith("quick") ? 100 : 144);
    }

    private String section(String name) throws IOException {
        String text = Files.readString(file);
        return text.substring(text.indexOf("<!-- begin " + name + " -->"), text.indexOf("<!-- end " + name + " -->"));
    }

    @Test
    void sortsLibrariesByWriteAndRead() throws IOException {
        assertThat(section("workloads"))
                .containsSubsequence(
                        "### MarketData",
                        "| **marshal4j** | 5.71 ± 0.11 | 5.90 ± 0.12 | 144 | 0 | 0 |",
                        "| about as quick | 5.70 ± 0.11 | 6.00 ± 0.12 | 144 | 0 | 0 |",
                        "| quick reader | 20.3 ± 0.4 | 4.00 ± 0.08 | 100 | 0 | 160 |",
                        "| slow | 900 ± 18 | 15.5 | 144 | 300 | 1,001 |");
    }

    @Test
    void namesTheFasterLibrary() throws IOException {
        assertThat(section("workloads-verdict"))
                .contains("| MarketData | about as quick 1.00× (within the error) | quick reader 1.48× |"
                        + " quick reader 100 to 144 |");
    }

    @Test
    void comparesWithTheBetterFormByHand() throws IOException {
        assertThat(section("shapes"))
                .contains("| six longs | 1.30 / 1.30 | 4.80 / 4.40 | 5.20 / 4.10 | 3.30 / 4.60 | 0.69 / 1.12 |")
                .contains("| mixed 16 | 1.30 / 1.30 | 158 / 88.0 | – | 6.60 / 4.40 | 0.04 / 0.05 |");
        assertThat(section("shapes-verdict")).contains("| JDK 25, native memory | 3 of 4 | six longs read 1.12× |");
    }

    @Test
    void comparesFieldsWithBulkCopies() throws IOException {
        assertThat(section("bulk"))
                .contains("| six longs | 3.30 / 4.60 | 5.70 / 8.00 | 3.30 / 4.60 | 1.73 / 1.74 |")
                .doesNotContain("mixed 16");
    }

    @Test
    void showsFieldsBesideSbe() throws IOException {
        assertThat(section("fields"))
                .containsSubsequence(
                        "JDK 17, mapped bytes, ns:",
                        "|  | view | SBE |",
                        "| MarketData: a fixed field | 7.50 ± 0.10 | 4.00 ± 0.20 |",
                        "| BookUpdate: a number | – | 5.00 ± 0.20 |",
                        "JDK 17, mapped bytes, after all kinds of memory, ns:",
                        "|  | view by VarHandles |");
    }

    @Test
    void showsCopiesBesideThoseByHand() throws IOException {
        assertThat(section("copies"))
                .containsSubsequence(
                        "JDK 25, to a new object, ns:",
                        "| Order, 1 line | 28.4 ± 0.5 | 19.2 ± 0.5 |",
                        "JDK 25, to an existing object, ns:",
                        "| Order, 1 line | 15.9 ± 0.5 |");
    }

    @Test
    void drawsCharts() throws IOException {
        assertThat(docs.resolve("performance/market-data.svg")).content().contains(">900<", ">5.71<", ">1000<");
        assertThat(docs.resolve("performance/shapes-read.svg")).content().contains(">20.0 …<");
    }

    @Test
    void writesTheSameReportAgain() throws IOException {
        String page = Files.readString(file);
        String chart = Files.readString(docs.resolve("performance/market-data.svg"));
        write();
        assertThat(file).content().isEqualTo(page);
        assertThat(docs.resolve("performance/market-data.svg")).content().isEqualTo(chart);
    }

    @Test
    void keepsTheRestOfThePage() throws IOException {
        String original = Files.readString(Path.of("../docs/performance-tables.md"));
        String page = Files.readString(file);
        String opening = original.substring(0, original.indexOf("<!-- begin"));
        String closing = original.substring(original.indexOf("## Compiling"));
        assertThat(page).startsWith(opening).endsWith(closing);
    }
}
