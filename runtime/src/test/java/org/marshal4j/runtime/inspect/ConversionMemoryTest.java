package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** The memory that conversions need for messages that get much longer. */
class ConversionMemoryTest {
    private static final int ELEMENTS = 4_000;

    /** Memory for each byte of a message, as docs/security.md promises, and for what does not depend on it. */
    private static final long PER_BYTE = 256;

    private static final long ANY = 400_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Reads a message and keeps nothing of it but the sum of its bytes. */
    private static final class Sum extends NoBytesMarshaller<Long> {
        Sum(Schema schema) {
            super(Long.class, schema);
        }

        @Override
        public Long read(Input in) {
            long sum = 0;
            while (in.remaining() > 0) {
                sum += in.readUnsignedByte() * (1 + in.position() % 7);
            }
            return sum;
        }
    }

    private static final List<Schema> FORMER = List.of(
            Schema.of("Null", "list list<Wide?>"),
            Schema.of("Short", "list list<text>"),
            Schema.of("Later", "list list<Small>"),
            Schema.of("Framed", "list list<framed Ver>"),
            Schema.of("Wide", "number int8", "note text"),
            Schema.of("Small", "number int8", "note text"),
            Schema.of("Ver", "Ver frame", "number int8", "note text"));

    private static Schema today(String root) {
        TestSource source = new TestSource(type -> switch (type) {
            case "Wide" -> Schema.of("Wide", "note text[900]", "number int64");
            case "Small" -> Schema.of("Small", "number int16", "room text[900]?", "note text");
            default -> Schema.of("Ver", "Ver frame", "note text", "room text[900]?", "number int16");
        });
        return Schema.of(root, source, root.equals("Short") ? "list list<text[900]>" : now(root));
    }

    private static String now(String root) {
        return FORMER.stream()
                .filter(schema -> schema.type().equals(root))
                .findFirst()
                .orElseThrow()
                .fields()
                .get(0)
                .toString();
    }

    private static byte[] message(byte... element) {
        ArrayTarget target = new ArrayTarget(1 << 10);
        StopBit.write(ELEMENTS, target.output());
        for (int i = 0; i < ELEMENTS; i++) {
            target.output().write(element);
        }
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    @ParameterizedTest
    @CsvSource({"Null,00", "Short,00", "Short,0141", "Later,0700", "Framed,020000000700"})
    void isInProportionToTheMessage(String root, String element) {
        byte[] message = message(HexFormat.of().parseHex(element));
        FormerMessages<Long> messages = FormerMessages.of(new Sum(today(root)), Schemas.of(FORMER), root);
        long expected = ofOne(root, element);
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        long sum = messages.only(Input.of(message));
        long allocated = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
        assertThat(sum).isEqualTo(expected);
        assertThat(allocated).isLessThan(ANY + PER_BYTE * message.length);
        try (ScratchBuffer buffer = ScratchBuffer.take()) {
            assertThat(buffer.array().length).as("kept by the thread").isLessThanOrEqualTo(ScratchBuffer.KEPT);
        }
    }

    /** The sum of a message, from today's bytes of an element. */
    private static long ofOne(String root, String element) {
        byte[] one = HexFormat.of().parseHex("01" + element);
        FormerMessages<String> messages = FormerMessages.of(new HexMarshaller(today(root)), Schemas.of(FORMER), root);
        byte[] today = HexFormat.of().parseHex(messages.only(Input.of(one)));
        byte[] repeated = message(Arrays.copyOfRange(today, 1, today.length));
        return new Sum(today(root)).read(Input.of(repeated));
    }
}
