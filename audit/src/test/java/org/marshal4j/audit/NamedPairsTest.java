package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.audit.fixture.Named;
import org.marshal4j.audit.fixture.Wrong;
import org.marshal4j.audit.pair.NamedPairs;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.PairResult;

/** Pairs that a configuration names are audited like those that are known; what it says wrong is said, with the line. */
class NamedPairsTest {

    private static final String NAMED = Named.class.getName();

    private static AuditReport audit(Class<?> fixture, String... lines) throws IOException {
        return Audit.of(List.of(Audits.CLASSES))
                .withClasses(List.of(fixture.getName()))
                .withPairs(NamedPairs.of(List.of(lines)))
                .run();
    }

    @Test
    void findsNothingWithoutThem() throws IOException {
        assertThat(audit(Named.class).pairs()).isEmpty();
    }

    @Test
    void auditsAMethodAmongOthersOfItsName() throws IOException {
        AuditReport report = audit(
                Named.class,
                "# of ours",
                "",
                "pair " + NAMED + "$Codec  flatten(java.io.DataOutput, int)  build( java.io.DataInput )");

        assertThat(report.pairs()).extracting(PairResult::kind).containsExactly(NAMED + "$Codec");
        assertThat(report.findings())
                .extracting(
                        Finding::certainty,
                        finding -> finding.written().line(),
                        finding -> finding.read().line())
                .containsExactly(tuple(Certainty.CERTAIN, 84, 92));
    }

    @Test
    void auditsAllThatImplementAnInterface() throws IOException {
        AuditReport report = audit(Named.class, "pair " + NAMED + "$Message+ emit absorb");

        assertThat(report.pairs())
                .extracting(PairResult::className)
                .containsExactlyInAnyOrder(NAMED + "$Batch", NAMED + "$Ping", NAMED + "$Pong");
        assertThat(report.pairs()).allMatch(PairResult::understood);
        assertThat(report.findings())
                .extracting(Finding::certainty, Finding::className, Finding::member)
                .containsExactly(tuple(Certainty.CERTAIN, NAMED + "$Pong", "time"));
    }

    @Test
    void auditsAConstructorThatReads() throws IOException {
        AuditReport report = audit(Named.class, "pair " + NAMED + "$Trade into new(java.nio.ByteBuffer)");

        assertThat(report.pairs()).hasSize(1).allMatch(PairResult::understood);
        assertThat(report.findings()).isEmpty();
    }

    @Test
    void isSureOfWhatIsOtherwiseAGuess() throws IOException {
        String type = Wrong.class.getName() + "$WrongBuffer";

        AuditReport report = audit(Wrong.class, "pair " + type + " writeTo readFrom");

        assertThat(report.findings())
                .filteredOn(finding -> finding.className().equals(type))
                .extracting(Finding::certainty)
                .containsExactly(Certainty.CERTAIN);
    }

    @Test
    void changesNothingThatIsKnown() throws IOException {
        AuditReport report = audit(Wrong.class, "pair org.apache.hadoop.io.Writable+ write readFields");

        assertThat(report.pairs())
                .hasSameSizeAs(Audits.of(Wrong.class).pairs())
                .extracting(PairResult::kind)
                .doesNotContain("org.apache.hadoop.io.Writable");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "pair Codec; Line 2 of the pairs should be \"pair CLASS WRITER READER\", and is: pair Codec",
                "pairs Codec a b; Line 2 of the pairs should be",
                "pair Codec a b c; Line 2 of the pairs should be",
                "pair Codec a( b; Line 2 of the pairs should be",
                "pair Codec* a b; Line 2 of the pairs should be",
                "pair com.acme.Gone a b; Line 2 of the pairs: no class com.acme.Gone.",
                "pair NAMED$Codec squash build; Line 2 of the pairs: no method squash in NAMED$Codec.",
                "pair NAMED$Codec flatten(long) build; Line 2 of the pairs: no method flatten(long) in NAMED$Codec.",
                "pair NAMED$Codec flatten build; Line 2 of the pairs: several methods flatten in NAMED$Codec",
                "pair NAMED$Codec hash build; Line 2 of the pairs: hash has no stream that is known",
            })
    void saysWhatIsWrong(String line, String message) {
        assertThatThrownBy(() -> audit(Named.class, "# comment", line.replace("NAMED", NAMED)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message.replace("NAMED", NAMED));
    }
}
