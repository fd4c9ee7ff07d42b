package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** Headers, and messages with the schemas in them, that were made to cost time and memory. */
class HostileHeadersTest {
    private static final long QUICK = 400_000_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int FIELDS = 10_000;
    private static final String ONE_NAME = "Small\n" + "  x int64\n".repeat(FIELDS);
    private static final HexMarshaller HERE = new HexMarshaller(Schema.of("Small", "x int32", "y text?"));

    /** For a character of the text, or a byte of the message. */
    private static final long MOST_BYTES = 600;

    private static Input header(String schemas) {
        byte[] body = ("type Small 0000000000000000\n" + schemas).getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[StreamHeader.PREFIX + body.length];
        Output.to(bytes).writeInt(0x6A346D01).writeInt(body.length).write(body);
        return Input.of(bytes);
    }

    private static long allocated(Runnable action) {
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        action.run();
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }

    @Test
    void checkTakesLittleForOneNameManyTimes() {
        Input header = header(ONE_NAME);
        assertThat(allocated(() -> assertThatThrownBy(() -> StreamHeader.check(header, HERE))
                        .isInstanceOf(MarshalException.class)
                        .satisfies(e -> assertThat(e.getMessage())
                                .contains("Small.x': int64, missing here", "and more", "[MARSHAL218]")
                                .hasSizeLessThan(21_000))))
                .isLessThan(MOST_BYTES * ONE_NAME.length());
    }

    @Test
    void migrationTakesLittleForOneNameManyTimes() {
        Schemas former = Schemas.parse(ONE_NAME);
        byte[] message = new byte[Long.BYTES * FIELDS];
        FormerMessages<String> messages = FormerMessages.of(HERE, former, "Small");
        // The first field of the name is the one of the class, and its value fits into the class's type.
        assertThat(allocated(() -> assertThat(messages.next(Input.of(message))).startsWith("00000000")))
                .isLessThan(MOST_BYTES * (message.length + ONE_NAME.length()));
        assertThat(allocated(() -> SchemaMigration.read(HERE, former.apply("Small"), former, Input.of(message))))
                .isLessThan(MOST_BYTES * (message.length + ONE_NAME.length()));
    }

    /** Each byte would be followed by as many objects without bytes as fit into the text. */
    @Test
    void walkEndsIfTheSchemaHasManyObjectsWithoutBytes() {
        Schemas schemas = Schemas.parse(
                "Small\n  list list<Cell>\n\nCell\n  x int8\n" + "  none Empty\n".repeat(90_000) + "\nEmpty\n");
        byte[] message = new byte[101];
        message[0] = 100;
        Input in = Input.of(message);
        assertThatThrownBy(() -> SchemaWalker.walk(
                        schemas.apply("Small"),
                        schemas,
                        in.readable(),
                        0,
                        message.length,
                        (path, at, n, type, v) -> {}))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.problem()).isEqualTo(RuntimeProblem.NESTED_TOO_DEEP));
    }

    @Test
    void walkFindsAFamilysClassesQuickly() {
        int classes = 5_000;
        int references = 50_000;
        StringBuilder text = new StringBuilder("Small\n  first shared family Root\n  all list<shared family Root>\n\n")
                .append("family Root\n");
        for (int i = 0; i < classes; i++) {
            text.append("  ").append(i).append(" C").append(i).append('\n');
        }
        for (int i = 0; i < classes; i++) {
            text.append("\nC").append(i).append('\n');
        }
        Schemas schemas = Schemas.parse(text.toString());
        TestBuffer bytes = TestBuffer.elastic();
        bytes.out().writeByte((byte) 1);
        StopBit.write(classes - 1, bytes.out());
        StopBit.write(references, bytes.out());
        for (int i = 0; i < references; i++) {
            bytes.out().writeByte((byte) 2);
        }
        byte[] message = bytes.written();
        long time = timeOfWalk(schemas, message);
        // Whatever else the machine does takes time, so the cheapest of a few attempts counts.
        for (int i = 1; i < 5 && time >= QUICK; i++) {
            time = timeOfWalk(schemas, message);
        }
        assertThat(time).isLessThan(QUICK);
    }

    private static long timeOfWalk(Schemas schemas, byte[] message) {
        long start = THREADS.getCurrentThreadCpuTime();
        assertThat(SchemaWalker.walk(
                        schemas.apply("Small"),
                        schemas,
                        Input.of(message).readable(),
                        0,
                        message.length,
                        (path, at, n, type, v) -> {}))
                .isEqualTo(message.length);
        return THREADS.getCurrentThreadCpuTime() - start;
    }
}
