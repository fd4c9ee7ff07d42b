package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.audit.fixture.Correct;
import org.marshal4j.audit.fixture.TagsInBits;
import org.marshal4j.audit.pairs.FlinkPairs;
import org.marshal4j.audit.pairs.KryoPairs;
import org.marshal4j.audit.print.TextPrinter;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.PairResult;

/** Pairs that agree have no findings, and are understood. */
class CorrectPairsTest {

    @Test
    void hasNoFindings() throws IOException {
        AuditReport report = Audits.of(Correct.class);

        assertThat(new TextPrinter(true).print(report))
                .endsWith("0 findings, 0 of them certain.\n")
                .doesNotContain("AUDIT");
        assertThat(report.pairs()).allMatch(PairResult::understood, "understood");
    }

    @Test
    void isNotCertainOfTagsInBits() throws IOException {
        AuditReport report = Audits.of(TagsInBits.class);

        assertThat(report.pairs()).isNotEmpty();
        assertThat(report.count(Certainty.CERTAIN)).isZero();
    }

    /** Those that other tests break. */
    @Test
    void hasNoFindingsInPairsToBreak() throws IOException {
        for (Class<?> pairs : List.of(FlinkPairs.class, KryoPairs.class)) {
            AuditReport report = Audits.of(pairs);

            assertThat(report.findings()).isEmpty();
            assertThat(report.pairs()).hasSizeGreaterThan(9).allMatch(PairResult::understood, "understood");
        }
    }

    @Test
    void knowsEveryKindOfPair() throws IOException {
        assertThat(Audits.of(Correct.class).pairs().stream()
                        .map(PairResult::kind)
                        .distinct())
                .containsExactlyInAnyOrder(
                        "Externalizable",
                        "Serializable",
                        "Writable",
                        "DataSerializable",
                        "StreamSerializer",
                        "CompactSerializer",
                        "Wire Marshallable",
                        "Kryo",
                        "TypeSerializer",
                        "TypeSerializer copy",
                        "Writeable",
                        "BytesMarshallable",
                        "FieldMarshaller",
                        "Kafka",
                        "DataOutput",
                        "ByteBuffer",
                        "Lucene");
    }

    @Test
    void takesNoChannelForAPair() throws IOException {
        assertThat(Audits.of(Correct.Channel.class).pairs()).isEmpty();
    }
}
