package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** What docs/security.md says about the memory for deep types and messages. */
class DeepTextsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static double perByte(Runnable work, int bytes) {
        work.run();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / bytes;
    }

    private static Schema deep(String open, int depth) {
        return Schema.of("a.B", "x " + open.repeat(depth) + "int32?" + ">?".repeat(depth));
    }

    @Test
    void schemasOfDeepTypes() {
        for (String open : new String[] {"list<", "optional<", "map<text?,", "entry<text?,"}) {
            String text = deep(open, 250).toString();
            assertThat(perByte(() -> Schemas.parse(text), text.length()))
                    .as(open)
                    .isLessThan(256);
        }
    }

    @Test
    void tablesOfDeepMessages() {
        Schema schema = deep("list<", 299);
        byte[] message = new byte[299];
        Arrays.fill(message, (byte) 1);
        assertThat(perByte(() -> Explain.explain(schema, Input.of(message)), message.length))
                .isLessThan(3000 + 15 * 299);
    }
}
