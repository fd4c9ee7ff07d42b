package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.PairResult;

/** Jars that others have published: known defects are found in them, and the tables in docs/ say what else is. */
@EnabledIfSystemProperty(named = "audit.jars", matches = ".+")
class PublishedJarsTest {

    private static final Path PAGE = Path.of("../docs/audit.md");

    /** The whole jars, each audited once. */
    private static final Map<PublishedJars.Jar, AuditReport> WHOLE = new HashMap<>();

    private static AuditReport whole(PublishedJars.Jar jar) throws IOException {
        AuditReport known = WHOLE.get(jar);
        if (known == null) {
            known = jar.audit(List.of());
            WHOLE.put(jar, known);
        }
        return known;
    }

    private static Finding in(String jar, String className, FindingKind kind) throws IOException {
        PublishedJars.Jar found = PublishedJars.ALL.stream()
                .filter(one -> one.name().equals(jar))
                .findFirst()
                .orElseThrow();
        return found.audit(List.of(className)).findings().stream()
                .filter(finding -> finding.className().equals(className) && finding.kind() == kind)
                .findFirst()
                .orElseThrow(() -> new AssertionError("not found in " + className));
    }

    @ParameterizedTest
    @CsvSource({
        // A break is missing.
        "elasticsearch-1.3.1, org.elasticsearch.cluster.routing.allocation.decider.Decision$Type, WRITES_THEN_THROWS,"
                + " :133, :135",
        // The cells of HBase.
        "hbase-mapreduce-2.4.2, org.apache.hadoop.hbase.mapreduce.Import$CellWritableComparable, OTHER_TYPE,"
                + " Import.java:212, KeyValue.java:2290",
        // The copy of nulls, a forgotten tag, and a timestamp that is null.
        "flink-core-1.10.0, org.apache.flink.api.java.typeutils.runtime.NullableSerializer, COPY_DIFFERS, :190, :221",
        "flink-runtime-2.3.0, org.apache.flink.streaming.runtime.streamrecord.StreamElementSerializer,"
                + " REFUSED_BY_READER, :184, :253",
        "flink-core-2.3.0, org.apache.flink.api.common.typeutils.base.SqlTimestampSerializer, NULL_NOT_TOLD, :76, :85"
    })
    void findsKnownDefects(String jar, String type, FindingKind kind, String written, String read) throws IOException {
        Finding finding = in(jar, type, kind);

        assertThat(finding.certainty()).isEqualTo(Certainty.CERTAIN);
        assertThat(finding.written().toString()).endsWith(written + ")");
        assertThat(finding.read().toString()).endsWith(read + ")");
    }

    @Test
    void agreesWithTheTables() throws IOException {
        List<String> rows = new ArrayList<>(List.of(
                "| jar | classes | pairs | understood | certain | likely |", "| --- | --- | --- | --- | --- | --- |"));
        List<String> certain = new ArrayList<>();
        long pairs = 0;
        long understood = 0;
        for (PublishedJars.Jar jar : PublishedJars.ALL) {
            AuditReport report = whole(jar);
            long sure = report.count(Certainty.CERTAIN);
            long likely = report.count(Certainty.LIKELY) - sure;
            pairs += report.pairs().size();
            understood += report.understood();
            rows.add(String.format(
                    Locale.ROOT,
                    "| %s | %,d | %,d | %s | %d | %d |",
                    jar.name(),
                    report.classes(),
                    report.pairs().size(),
                    share(report.understood(), report.pairs().size()),
                    sure,
                    likely));
            report.findings().stream()
                    .filter(finding -> finding.certainty() == Certainty.CERTAIN)
                    .forEach(finding ->
                            certain.add(jar.name() + " " + finding.kind().code() + " "
                                    + finding.className().replaceFirst(".*\\.", "") + " "
                                    + finding.written().line() + " "
                                    + finding.read().line()));
        }
        rows.add(String.format(Locale.ROOT, "| all | | %,d | %s | | |", pairs, share(understood, pairs)));
        String table = rows.stream().collect(Collectors.joining("\n"));
        String page = Files.readString(PAGE);
        String updated = page.replaceFirst(
                "(?s)(<!-- begin jars -->\n).*?(\n<!-- end jars -->)",
                "$1" + java.util.regex.Matcher.quoteReplacement(table) + "$2");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, updated);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(updated);
        // What is certain has been looked at: the page says of each what it is.
        assertThat(certain).allSatisfy(finding -> assertThat(page).contains("`" + finding + "`"));
    }

    @Test
    void isNeverCertainOfWhatIsCorrect() throws IOException {
        Set<String> correct = PublishedJars.correct();
        Set<String> seen = new TreeSet<>();
        List<Finding> wrong = new ArrayList<>();
        for (PublishedJars.Jar jar : PublishedJars.ALL) {
            for (PairResult pair : whole(jar).pairs()) {
                String line = String.join(
                        " ",
                        jar.name(),
                        pair.className(),
                        pair.writer().method(),
                        pair.reader().method(),
                        pair.kind());
                if (correct.contains(line) && pair.understood()) {
                    seen.add(line);
                    pair.findings().stream()
                            .filter(finding -> finding.certainty() == Certainty.CERTAIN)
                            .forEach(wrong::add);
                }
            }
        }
        assertThat(seen).as("pairs that are understood").isEqualTo(correct).hasSizeGreaterThanOrEqualTo(120);
        assertThat(wrong).isEmpty();
        assertThat(Files.readString(PAGE)).contains(correct.size() + " pairs of these jars");
    }

    private static String share(long some, long all) {
        return all == 0 ? "–" : String.format(Locale.ROOT, "%d %%", Math.floorDiv(100 * some, all));
    }
}
