package org.marshal4j.layouts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with the messages of a JVM is found, and said by class and byte. */
class GoldenTest {
    private static final String MIXED = "org.marshal4j.layouts.mixed.Mixed001Auto";

    @Test
    void whatIsReadFromAFileIsWhatWasWritten(@TempDir Path folder) throws Exception {
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

    /** A class of primitives alone: each bit of its messages is one of a field. */
    @Test
    void readingFindsEveryByteThatIsWrong() {
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
