package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.marshal4j.audit.fixture.Correct;
import org.marshal4j.audit.print.TextPrinter;
import org.marshal4j.audit.report.AuditReport;
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
