package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.audit.fixture.Wrong;
import org.marshal4j.audit.print.HtmlPrinter;
import org.marshal4j.audit.print.JsonPrinter;
import org.marshal4j.audit.print.ReportFormat;
import org.marshal4j.audit.print.RepositoryPaths;
import org.marshal4j.audit.print.SarifPrinter;
import org.marshal4j.audit.print.TextPrinter;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.report.PairResult;
import org.marshal4j.audit.report.Place;

/** Every form of a report has every finding. */
class PrintersTest {

    private static AuditReport report;

    @BeforeAll
    static void audit() throws IOException {
        report = Audits.of(Wrong.class);
    }

    @Test
    void printsText() {
        String text = new TextPrinter(false).print(report);

        assertThat(text).contains("""
                AUDIT01 certain: Written and never read: org.marshal4j.audit.fixture.Wrong$WrittenNotRead.c (Writable)
                  Int64 (this.c) by writeLong is written here and not read.
                """);
        assertThat(text.lines().filter(line -> line.startsWith("AUDIT")))
                .hasSize(report.findings().size());
        assertThat(text.lines().filter(line -> line.startsWith("  written  ")))
                .allMatch(line -> line.matches(".*\\(Wrong\\w*.java:\\d+\\)"));
    }

    @Test
    void printsJson() throws IOException {
        JsonNode root = new ObjectMapper().readTree(new JsonPrinter().print(report));

        assertThat(root.get("findings")).hasSize(report.findings().size());
        assertThat(root.get("certain").asLong()).isEqualTo(report.count(Certainty.CERTAIN));
        for (int i = 0; i < report.findings().size(); i++) {
            Finding finding = report.findings().get(i);
            JsonNode node = root.get("findings").get(i);
            assertThat(node.get("code").asText()).isEqualTo(finding.kind().code());
            assertThat(node.get("message").asText()).isEqualTo(finding.message());
            assertThat(node.get("read").get("line").asInt())
                    .isEqualTo(finding.read().line());
            assertThat(node.get("written").get("file").asText()).matches("org/marshal4j/audit/fixture/Wrong\\w*.java");
        }
    }

    @Test
    void printsSarif() throws IOException {
        JsonNode root = new ObjectMapper().readTree(new SarifPrinter("src/main/java").print(report));

        assertThat(root.get("version").asText()).isEqualTo("2.1.0");
        assertThat(root.get("$schema").asText()).contains("sarif-2.1.0");
        JsonNode run = root.get("runs").get(0);
        JsonNode rules = run.get("tool").get("driver").get("rules");
        assertThat(run.get("tool").get("driver").get("name").asText()).isNotEmpty();
        assertThat(rules).hasSize(FindingKind.values().length);
        assertThat(run.get("results")).hasSize(report.findings().size());
        for (JsonNode result : run.get("results")) {
            assertThat(rules.get(result.get("ruleIndex").asInt()).get("id")).isEqualTo(result.get("ruleId"));
            assertThat(result.get("level").asText()).isIn("error", "warning");
            assertThat(result.get("message").get("text").asText()).isNotEmpty();
            JsonNode physical = result.get("locations").get(0).get("physicalLocation");
            assertThat(physical.get("artifactLocation").get("uri").asText())
                    .matches("src/main/java/org/marshal4j/audit/fixture/Wrong\\w*.java");
            assertThat(physical.get("region").get("startLine").asInt()).isPositive();
            assertThat(result.get("relatedLocations").get(0).get("id").asInt()).isEqualTo(1);
            assertThat(result.get("partialFingerprints").get("marshal4j/v1").asText())
                    .startsWith("AUDIT");
        }
    }

    @Test
    void sarifNamesTheFilesOfARepository(@TempDir Path repository) throws IOException {
        Path generated = repository.resolve("quotes/target/generated");
        Path file = repository.resolve("quotes/src/org/marshal4j/audit/fixture/Wrong.java");
        Files.createDirectories(generated);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "");
        RepositoryPaths paths = new RepositoryPaths(
                repository, List.of(Path.of("elsewhere"), generated, repository.resolve("quotes/src")));

        assertThat(ReportFormat.SARIF.print(report, paths))
                .contains("\"quotes/src/org/marshal4j/audit/fixture/Wrong.java\"");
        assertThat(paths.apply("a/B.java")).isEqualTo("a/B.java");
    }

    @Test
    void formatsHaveNames() {
        assertThat(ReportFormat.of("html").fileName()).isEqualTo("audit.html");
        assertThat(ReportFormat.of("text").print(report, path -> path)).contains("AUDIT01 certain");
        assertThatThrownBy(() -> ReportFormat.of("HTML")).hasMessageContaining("text, html, json or sarif, not HTML");
    }

    @Test
    void printsHtml() {
        String page = HtmlPrinter.print(report);

        assertThat(page).startsWith("<!DOCTYPE html>").doesNotContain("<script", "src=", "href=");
        assertThat(page).contains("<mark>int64 this.c</mark>", "OneSidedChoice");
        assertThat(page.split("<li>", -1)).hasSize(report.findings().size() + 1);
    }

    @Test
    void escapes() throws IOException {
        Place place = new Place("a.B", "m<\"", "", 0);
        Finding odd = new Finding(
                FindingKind.LOST_FIELD, Certainty.LIKELY, "P", "a.B", "\"\\\u0001\ud800", place, place, "1 < 2 & 3");
        PairResult pair = new PairResult(
                "P", "a.B", place, place, List.of(), List.of(), List.of(odd), List.of(new NotUnderstood("why", place)));
        AuditReport strange = new AuditReport(1, 0, List.of(pair), List.of(), 0);

        JsonNode root = new ObjectMapper().readTree(new JsonPrinter().print(strange));
        assertThat(root.get("findings").get(0).get("member").asText()).isEqualTo(odd.member());
        assertThat(root.get("notUnderstood").get(0).get("reason").asText()).isEqualTo("why");
        assertThat(HtmlPrinter.print(strange)).contains("1 &lt; 2 &amp; 3").doesNotContain("m<");
        JsonNode sarif = new ObjectMapper().readTree(new SarifPrinter("").print(strange));
        assertThat(sarif.at("/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri")
                        .asText())
                .isEqualTo("a/B.java");
    }
}
