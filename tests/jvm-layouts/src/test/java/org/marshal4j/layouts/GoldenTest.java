package org.marshal4j.layouts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Errors in the messages of a JVM are found, and reported by class and byte. */
class GoldenTest {
    private static final String MIXED = "org.marshal4j.layouts.mixed.Mixed001Auto";

    @Test
    void readsFromAFileWhatWasWritten(@TempDir Path folder) throws Exception {
        Golden golden = Writing.byReference();
        golden.save(folder.resolve("one"));
        assertThat(golden.messages()).hasSizeGreaterThan(100);
        assertThat(golden.differences(Golden.load(folder.resolve("one")))).isEmpty();
    }

    @Test
    void namesTheFirstByteThatDiffers() {
        Golden right = new Golden();
        right.messages().put(new MessageKey("A", Medium.NATIVE, 0), new byte[] {1, 2, 3, 4});
        right.messages().put(new MessageKey("A", Medium.ON_HEAP, 1), new byte[] {1});
        right.messages().put(new MessageKey("B", Medium.MAPPED, 0), new byte[] {1, 2});
        Golden wrong = new Golden();
        wrong.messages().put(new MessageKey("A", Medium.NATIVE, 0), new byte[] {1, 2, 9, 9});
        wrong.messages().put(new MessageKey("B", Medium.MAPPED, 0), new byte[] {1});
        wrong.messages().put(new MessageKey("C", Medium.MAPPED, 0), new byte[] {});
        assertThat(right.differences(wrong))
                .containsExactly(
                        "A, message 0 in NATIVE: byte 2 is 09 instead of 03",
                        "A, message 1 in ON_HEAP: was not written",
                        "B, message 0 in MAPPED: byte 1 is missing instead of 02",
                        "C, message 0 in MAPPED: is one too many");
    }

    /** A class that has only primitives: each bit of its messages belongs to a field. */
    @Test
    void readingFindsEveryWrongByte() {
        Golden golden = Writing.byReference();
        MessageKey key = new MessageKey(MIXED, Medium.ON_HEAP, 0);
        byte[] right = golden.messages().get(key);
        assertThat(right).isNotEmpty();
        Reading reading = new Reading();
        assertThat(reading.failures(golden)).isEmpty();
        for (int i = 0; i < right.length; i++) {
            Golden wrong = new Golden();
            byte[] changed = right.clone();
            changed[i] ^= 1;
            wrong.messages().put(key, changed);
            assertThat(reading.failures(wrong))
                    .as("byte " + i)
                    .singleElement()
                    .asString()
                    .startsWith(MIXED + ", message 0 in ON_HEAP: ");
        }
    }
}
