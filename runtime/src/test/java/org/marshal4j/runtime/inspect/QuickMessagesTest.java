package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.convert.Conversion;
import org.marshal4j.runtime.convert.run.QuickConversion;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** Messages in arrays, of which most are converted by tables, and in other memory, where steps convert them. */
class QuickMessagesTest {
    private static final int PAIRS = 1_500;
    private static final int MESSAGES = 6;
    private static final int CHANGES = 12;
    private static final List<String> TYPES = List.of("""
            bool int8 int16 int32 int32 int64 float32 float64 int32? text text text? text(max=200) text(max=20)?
            list<float64> list<int8?>? list<text> instant instant? a.Part a.Part? a.Fixed a.Fixed? list<a.Part>
            stop32 stop64?
            """.split("\\s+"));

    @Test
    void areConvertedAsBySteps() {
        Random random = new Random(7);
        int quick = 0;
        int same = 0;
        int refused = 0;
        for (int i = 0; i < PAIRS; i++) {
            List<String> part = fields(random, false);
            List<String> root = fields(random, true);
            boolean hadId = random.nextInt(8) == 0;
            Schemas was = schemas(root, part, hadId);
            Schemas now = schemas(changed(root, random), changed(part, random), hadId && random.nextBoolean());
            Schema today = now.apply("a.Root").from(new TestSource(now));
            FormerMessages<String> messages = messages(was, today);
            if (messages == null || messages.isDirect()) {
                continue;
            }
            for (int m = 0; m < MESSAGES; m++) {
                byte[] message = SampleMessages.of(was.apply("a.Root"), was, random.nextInt());
                quick += isQuick(was, today, message) ? 1 : 0;
                for (int c = 0; c < CHANGES; c++) {
                    byte[] bytes = c == 0 ? message : damaged(message, random);
                    String expected = read(messages, TestBuffers.NATIVE, bytes);
                    assertThat(read(messages, TestBuffers.PART, bytes))
                            .as(was + "\n" + now + "\n" + HexFormat.of().formatHex(bytes))
                            .isEqualTo(expected);
                    same++;
                    refused += expected.startsWith("MARSHAL") ? 1 : 0;
                }
            }
        }
        assertThat(quick).isGreaterThan(PAIRS * MESSAGES / 10);
        assertThat(refused).isBetween(same / 20, same / 20 * 19);
    }

    private static @Nullable FormerMessages<String> messages(Schemas was, Schema today) {
        try {
            return FormerMessages.of(HexMarshaller.strict(today), was, "a.Root");
        } catch (MarshalException e) {
            assertThat(e.problem()).as(was + "\n" + today + e).isEqualTo(RuntimeProblem.NOT_CONVERTED);
            return null;
        }
    }

    /** Whether tables convert a message that has no schema id in front. */
    private static boolean isQuick(Schemas was, Schema today, byte[] message) {
        QuickConversion quick =
                Conversion.of(was.apply("a.Root"), was, today, today.resolver()).quick();
        long start = RawMemory.ARRAY_OFFSET;
        return quick != null
                && quick.convert(message, start, start + message.length, new byte[QuickConversion.ROOM], 0)
                        != QuickConversion.STOPPED;
    }

    /** What is read from a message between others, or why it is not. */
    private static String read(FormerMessages<String> messages, TestBuffers kind, byte[] message) {
        TestBuffer buffer = kind.make(message.length + 1);
        buffer.out().write(new byte[1]).write(message);
        Input in = buffer.again();
        in.skip(1);
        long start = in.position();
        try {
            String read = messages.next(in);
            return read + " up to " + (in.position() - start);
        } catch (MarshalException e) {
            assertThat(in.position()).isEqualTo(start);
            return e.code() + " " + e.path() + " " + e.offset() + " " + e.detail();
        }
    }

    private static byte[] damaged(byte[] message, Random random) {
        byte[] bytes = Arrays.copyOf(
                message, message.length - (random.nextBoolean() ? 0 : random.nextInt(1 + message.length)));
        for (int i = random.nextInt(3); i > 0 && bytes.length > 0; i--) {
            int[] values = {0, 1, 2, 127, 128, 255, random.nextInt(256)};
            bytes[random.nextInt(bytes.length)] = (byte) values[random.nextInt(values.length)];
        }
        return bytes;
    }

    private static List<String> fields(Random random, boolean hasParts) {
        List<String> fields = new ArrayList<>();
        for (int i = 0, size = 1 + random.nextInt(8); i < size; i++) {
            String type = TYPES.get(random.nextInt(TYPES.size()));
            if (hasParts || !type.contains("Part")) {
                fields.add((char) ('a' + i) + " " + type);
            }
        }
        return fields;
    }

    /** Fields in another order, with some more or less, and with wider numbers. */
    private static List<String> changed(List<String> fields, Random random) {
        List<String> changed = new ArrayList<>();
        for (String field : fields) {
            if (random.nextInt(8) > 0) {
                changed.add(field.endsWith(" int32") && random.nextBoolean() ? field.replace("int32", "int64") : field);
            }
            if (random.nextInt(8) == 0) {
                changed.add(field.charAt(0) + "new "
                        + List.of("int8", "int64", "text?", "int32?").get(random.nextInt(4)));
            }
        }
        if (random.nextBoolean()) {
            int at = random.nextInt(1 + changed.size());
            Collections.rotate(changed.subList(0, at), 1);
        }
        return changed;
    }

    private static Schemas schemas(List<String> root, List<String> part, boolean hasId) {
        Schema outer = Schema.parse("a.Root", root);
        return Schemas.of(List.of(
                hasId ? outer.withSchemaId() : outer,
                Schema.parse("a.Part", part),
                Schema.of("a.Fixed", "x int32", "y float64")));
    }
}
