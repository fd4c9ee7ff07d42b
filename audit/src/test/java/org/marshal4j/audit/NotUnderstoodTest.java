package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.audit.fixture.Unclear;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.PairResult;

/** What is not understood is said, with its line, and counted; nothing is guessed. */
class NotUnderstoodTest {

    @ParameterizedTest
    @CsvSource({
        "Caught, an exception is caught",
        "LeftInTheMiddle, a loop that is not left at its head",
        "Wrapped, wraps the stream in a DeflaterOutputStream",
    })
    void saysWhyAndWhere(String name, String reason) throws IOException {
        AuditReport report = Audits.of(Unclear.class);
        PairResult pair = report.pairs().stream()
                .filter(each -> each.className().endsWith("$" + name))
                .findFirst()
                .orElseThrow();

        assertThat(pair.understood()).isFalse();
        assertThat(pair.gaps()).anySatisfy(gap -> {
            assertThat(gap.reason()).startsWith(reason);
            assertThat(gap.place().line()).isEqualTo(line(name));
        });
        assertThat(report.understood()).isZero();
        assertThat(report.count(Certainty.CERTAIN)).isZero();
    }

    private static int line(String name) throws IOException {
        List<String> source = Files.readAllLines(Path.of("src/test/java/org/marshal4j/audit/fixture/Unclear.java"));
        for (int i = 0; i < source.size(); i++) {
            if (source.get(i).endsWith("// " + name)) {
                return i + 1;
            }
        }
        throw new AssertionError("no mark " + name);
    }

    @Test
    void countsBrokenClassFiles(@TempDir Path folder) throws IOException {
        Files.write(folder.resolve("Broken.class"), new byte[] {(byte) 0xca, (byte) 0xfe, 1, 2, 3});
        Files.write(folder.resolve("Empty.class"), new byte[0]);
        Files.write(folder.resolve("module-info.class"), new byte[0]);
        Path later = Files.createDirectories(folder.resolve("META-INF/versions/21"));
        Files.write(later.resolve("Broken.class"), new byte[0]);

        AuditReport report = Audit.of(List.of(folder)).run();

        assertThat(report.classes()).isEqualTo(2);
        assertThat(report.broken()).isEqualTo(2);
        assertThat(report.pairs()).isEmpty();
    }
}
