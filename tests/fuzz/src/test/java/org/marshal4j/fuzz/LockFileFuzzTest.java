package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Any text in place of a lock file is read, printed and compared, or refused. */
class LockFileFuzzTest {
    private static final String HEAD = """
            wire 1
            revision 3
            module a:b
            compatibility FULL
            reason 3 Why not

            a.Renamed from=3
              last int8 was=middle
              id int64

            a.Renamed from=2 to=2
              middle int8 was=first
              id int64

            a.Renamed from=1 to=1
              first int8
              id int64

            """;

    static Stream<byte[]> inputs() {
        return Dtos.shapes().stream().limit(40).map(dto -> {
            String schema = dto.marshaller().schema().toString();
            int end = schema.indexOf('\n');
            String line = end < 0 ? schema : schema.substring(0, end);
            return Texts.bytes(HEAD + line + " from=1" + schema.substring(line.length()) + "\n");
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
        SchemaChanges.between(lock, former);
        assertThat(SchemaChanges.between(lock, accepted)).as(text).isEmpty();
        lock.follow(former).withPresentNames();
        followRenames(text, lock);
    }

    /** A reader of the text and an owner of the lock file know the same about what was renamed. */
    private static void followRenames(String text, LockFile lock) {
        Schemas read;
        Schemas former;
        try {
            former = lock.former(1);
            read = Schemas.parse(text, 1);
        } catch (IllegalArgumentException e) {
            // The revision does not exist, or an enum takes its constants from its class.
            return;
        }
        assertThat(read.toString()).as(text).isEqualTo(former.toString());
        assertThat(read.withPresentNames().toString())
                .as(text)
                .isEqualTo(former.withPresentNames().toString());
    }
}
