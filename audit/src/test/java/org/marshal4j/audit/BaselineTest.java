package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.audit.fixture.Wrong;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Baseline;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FailOn;
import org.marshal4j.audit.report.Finding;

/** A baseline accepts findings, and says which of its lines are not needed. */
class BaselineTest {

    @Test
    void acceptsFindings() throws IOException {
        AuditReport all = Audits.of(Wrong.class);
        Finding first = all.findings().get(0);
        Baseline baseline = Baseline.of(List.of("# comment", "", Baseline.line(first) + "  known since version 2"));

        AuditReport left = baseline.apply(all);

        assertThat(left.findings())
                .doesNotContain(first)
                .hasSizeLessThan(all.findings().size());
        assertThat(left.accepted()).isPositive();
        assertThat(left.findings()).hasSize(all.findings().size() - left.accepted());
        assertThat(left.unusedBaseline()).isEmpty();
    }

    @Test
    void acceptsAllThatItNames() throws IOException {
        AuditReport all = Audits.of(Wrong.class);
        List<String> lines = all.findings().stream()
                .map(finding -> Baseline.line(finding) + " accepted")
                .toList();

        AuditReport left = Baseline.of(lines).apply(all);

        assertThat(left.findings()).isEmpty();
        assertThat(left.fails(Certainty.LIKELY)).isFalse();
    }

    @Test
    void namesLinesThatNothingMatches() throws IOException {
        String line = "AUDIT01 org.example.Gone field it was mended";

        assertThat(Baseline.of(List.of(line)).apply(Audits.of(Wrong.class)).unusedBaseline())
                .containsExactly(line);
    }

    @Test
    void wantsReasons() {
        assertThatThrownBy(() -> Baseline.of(List.of("AUDIT01 org.example.Quote price")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Line 1");
    }

    @Test
    void failsBuildsAsAsked() throws IOException {
        List<Finding> all = Audits.of(Wrong.class).findings();
        long certain = all.stream()
                .filter(finding -> finding.certainty() == Certainty.CERTAIN)
                .count();

        assertThat(all).hasSizeGreaterThan((int) certain);
        assertThat(all.stream().filter(FailOn.of("certain")::fails)).hasSize((int) certain);
        assertThat(all).allMatch(FailOn.of("likely")::fails).noneMatch(FailOn.of("never")::fails);
        assertThatThrownBy(() -> FailOn.of("all")).hasMessage("failOn is certain, likely or never, not all");
    }
}
