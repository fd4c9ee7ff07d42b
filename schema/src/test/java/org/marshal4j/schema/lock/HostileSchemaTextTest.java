package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schema texts that were made to cost time and memory, or to mislead readers of a log. */
class HostileSchemaTextTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** A character takes one byte. There are a few copies of each line, but none for each level. */
    private static final int BYTES_PER_CHARACTER = 16;

    private static final int[] LENGTHS = {30_000, 120_000, 480_000};

    /** The cost does not grow with the depth, whether the text is refused for its depth or for another reason. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "list<",
                "map<",
                "map<int8,",
                "entry<",
                "entry<int8,",
                "optional<",
                "shared ",
                "list<oneof(\"a\")",
                "list<int8>(max=3)"
            })
    void deepTextIsReadOnce(String level) {
        for (int length : LENGTHS) {
            assertThat(allocated("a.B\n  x " + level.repeat(length / level.length())))
                    .as("%s, %s characters", level, length)
                    .isLessThan(100_000 + (long) BYTES_PER_CHARACTER * length);
        }
    }

    @Test
    void deeplyNestedValueIsReadOnce() {
        for (int length : LENGTHS) {
            String deep = "list<".repeat(298) + "X" + "x".repeat(length) + ">".repeat(298);
            assertThat(allocated("a.B\n  x " + deep)).isLessThan(100_000 + (long) BYTES_PER_CHARACTER * length);
        }
    }

    private static long allocated(String text) {
        parse(text);
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        parse(text);
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }

    private static void parse(String text) {
        try {
            Schemas.parse(text);
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageStartingWith("line 1: ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.B\n  x %s",
                "a.B\n  %s",
                "a.B %s",
                "a.B\n  x enum X%s",
                "a.B\n  1 X\n  1 X%s\n",
                "a%s extends b 2\n"
            })
    void messagesAreShortAndOnOneLine(String text) {
        String stranger = "\u0000\u001b\u202e" + "y".repeat(100_000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.parse(text.formatted(stranger)))
                .satisfies(e -> assertThat(e.getMessage())
                        .startsWith("line 1: ")
                        .hasSizeLessThan(1000)
                        .contains("\\u0000\\u001b\\u202e")
                        .doesNotContainPattern("[\\p{Cntrl}\\u202e]"));
    }
}
