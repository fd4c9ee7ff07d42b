package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.SchemaChanges;
import org.marshal4j.schema.Schemas;

/** Any text in the place of a lock file: read and said again, and compared; or refused. */
class LockFileFuzzTest {

    static Stream<byte[]> inputs() {
        return Dtos.shapes().stream().limit(40).map(dto -> {
            String schema = dto.marshaller().schema().toString();
            int end = schema.indexOf('\n');
            String line = end < 0 ? schema : schema.substring(0, end);
            return Texts.bytes("wire 1\nrevision 3\n\n" + line + " from=1" + schema.substring(line.length()) + "\n");
        });
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input == null) {
            return;
        }
        String text = Texts.of(input);
        LockFile lock;
        try {
            lock = LockFile.parse(text);
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).as(text).startsWith("line ");
            return;
        }
        assertThat(LockFile.parse(lock.text()).text()).as(text).isEqualTo(lock.text());
        Schemas accepted = Schemas.of(lock.accepted().values());
        Schemas former = Schemas.of(lock.accepted(1).values());
        SchemaChanges.between(accepted, former);
        assertThat(SchemaChanges.between(accepted, accepted)).as(text).isEmpty();
    }
}
