package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Many messages of one former schema. */
class FormerMessagesTest {
    private static final Schema FORMER = Schema.of("Quote", "a int32", "names list<text>", "gone int64", "b float32");
    private static final Schema TODAY = Schema.of("Quote", "b float64", "added int16", "names list<text>", "a int64");
    private static final byte[] MESSAGE =
            HexFormat.of().parseHex("05000000" + "0201610162" + "0100000000000000" + "0000c03f");
    private static final String CONVERTED = "000000000000f83f" + "0000" + "0201610162" + "0500000000000000";

    /** Reads today's bytes into an array that is there. */
    private record Bytes(Schema schema) implements Marshaller<byte[]> {
        @Override
        public void write(byte[] value, Output out) {
            out.write(value);
        }

        @Override
        public byte[] read(Input in) {
            byte[] bytes = new byte[(int) in.remaining()];
            in.read(bytes);
            return bytes;
        }

        @Override
        public void readInto(byte[] value, Input in) {
            in.read(value, 0, (int) in.remaining());
        }

        @Override
        public long sizeOf(byte[] value) {
            return value.length;
        }

        @Override
        public Class<byte[]> type() {
            return byte[].class;
        }
    }

    private static FormerMessages<byte[]> messages() {
        return FormerMessages.of(new Bytes(TODAY), Schemas.of(List.of(FORMER)).dropped("Quote", "gone"), "Quote");
    }

    @Test
    void messagesAreReadIntoAnObject() {
        byte[] into = new byte[CONVERTED.length() / 2];
        Input in = Input.of(MESSAGE);
        messages().readInto(into, in);
        assertThat(HexFormat.of().formatHex(into)).isEqualTo(CONVERTED);
        assertThat(in.remaining()).isZero();
        FormerMessages<byte[]> same = FormerMessages.of(new Bytes(FORMER), Schemas.of(List.of(FORMER)), "Quote");
        byte[] unchanged = new byte[MESSAGE.length];
        same.readInto(unchanged, Input.of(MESSAGE));
        assertThat(unchanged).isEqualTo(MESSAGE);
    }

    /** Reads a number and a text, and nothing behind it. */
    private static final class Note extends NoBytesMarshaller<String> {
        Note() {
            super(String.class, Schema.of("Note", "number int32", "text text"));
        }

        @Override
        public String read(Input in) {
            return in.readInt() + " " + Text.read(null, in);
        }
    }

    private static FormerMessages<String> notes() {
        return FormerMessages.of(
                new Note(), Schemas.of(List.of(Schema.of("Note", "number int16", "text text"))), "Note");
    }

    @Test
    void bytesThatStayTheSameAtTheEndAreReadWhereTheyAre() {
        byte[] row = HexFormat.of().parseHex("0500" + "0161" + "0600" + "026263" + "0700" + "03");
        try (ScratchBuffer buffer = ScratchBuffer.take()) {
            for (Input in : List.of(
                    Input.of(row),
                    buffer.input(ByteBuffer.allocateDirect(row.length).put(row).flip()))) {
                assertThat(notes().next(in)).isEqualTo("5 a");
                assertThat(in.position()).isEqualTo(4);
                assertThat(notes().next(in)).isEqualTo("6 bc");
                assertThat(in.position()).isEqualTo(9);
                assertThatThrownBy(() -> notes().next(in)).isInstanceOf(MarshalException.class);
                assertThat(in.position()).isEqualTo(9);
            }
        }
        assertThat(notes().only(Input.of(row, 4, 5))).isEqualTo("6 bc");
    }

    @Test
    void whatIsWrongThereIsNamed() {
        Input in = Input.of(HexFormat.of().parseHex("99" + "0500" + "0461"));
        in.position(1);
        assertThatThrownBy(() -> notes().next(in))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("converting Note.text at offset 3:")
                .hasMessageEndingWith("[MARSHAL203]");
        assertThat(in.position()).isOne();
        Input limited = Input.of(HexFormat.of().parseHex("0500" + "8001" + "61".repeat(128)))
                .limits(ReadLimits.DEFAULT.withTextBytes(127));
        assertThatThrownBy(() -> notes().next(limited)).hasMessageEndingWith("[MARSHAL215]");
        assertThat(limited.position()).isZero();
    }

    @Test
    void readingIntoAnObjectCreatesNoGarbage() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        FormerMessages<byte[]> messages = messages();
        byte[] into = new byte[CONVERTED.length() / 2];
        Input in = Input.of(MESSAGE);
        int rounds = 20_000;
        read(messages, into, in, rounds);
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        read(messages, into, in, rounds);
        assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(rounds);
    }

    private static void read(FormerMessages<byte[]> messages, byte[] into, Input in, int rounds) {
        for (int i = 0; i < rounds; i++) {
            in.position(0);
            messages.readInto(into, in);
        }
    }

    @Test
    void threadsShareTheConversion() throws InterruptedException {
        FormerMessages<byte[]> messages = messages();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread thread = new Thread(() -> {
                for (int j = 0; j < 2_000; j++) {
                    assertThat(HexFormat.of().formatHex(messages.next(Input.of(MESSAGE))))
                            .isEqualTo(CONVERTED);
                }
            });
            thread.setUncaughtExceptionHandler((one, e) -> failure.set(e));
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(failure.get()).isNull();
    }

    @Test
    void limitsApplyToTodaysBytesAndCountOnce() {
        Schema was = Schema.of("Root", "a list<int8>", "b list<int8>");
        Schema is = Schema.of("Root", "b list<int8>", "a list<int16>");
        FormerMessages<String> messages = FormerMessages.of(new HexMarshaller(is), Schemas.of(List.of(was)), "Root");
        ReadLimits limits = ReadLimits.DEFAULT.withElements(4);
        Input in = Input.of(HexFormat.of().parseHex("020102" + "020304")).limits(limits);
        assertThat(messages.next(in)).isEqualTo("020304" + "0201000200");
        assertThat(in.limits()).isEqualTo(limits);
    }

    @Test
    void messagesAfterAHeaderAreConverted() {
        Schema renamed = Schema.of("Quote", "a int32", "names list<text>", "gone int64", "c float32");
        Schema dropped = Schema.of("Quote", "a int32", "names list<text>", "c float32");
        Schema today = Schema.of("Quote", "c float64", "added int16", "names list<text>", "a int64");
        LockFile lock = LockFile.empty()
                .accept(List.of(FORMER))
                .accept(List.of(renamed))
                .accept(List.of(dropped));
        byte[] stream = Arrays.copyOf(StreamHeader.toBytes(new Bytes(FORMER)), 1_000);
        Input in = Input.of(stream);
        StreamHeader header = StreamHeader.read(in);
        System.arraycopy(MESSAGE, 0, stream, (int) in.position(), MESSAGE.length);
        assertThat(FormerMessages.of(new Bytes(today), header, lock).next(in))
                .isEqualTo(HexFormat.of().parseHex(CONVERTED));
        in.position(in.position() - MESSAGE.length);
        assertThat(FormerMessages.of(new Bytes(today), header, LockFile.empty()).next(in))
                .as("without a rename, the field is new")
                .startsWith(new byte[Double.BYTES]);
        assertThatThrownBy(() -> FormerMessages.of(new Bytes(Schema.of("Other", "a int32")), header, lock))
                .hasMessage("reading Other at offset 0: the header announces messages of [Quote] [MARSHAL218]");
    }

    @Test
    void nothingMayFollowAnOnlyMessage() {
        byte[] into = new byte[CONVERTED.length() / 2];
        messages().onlyInto(into, Input.of(MESSAGE));
        assertThat(HexFormat.of().formatHex(into)).isEqualTo(CONVERTED);
        Input in = Input.of(Arrays.copyOf(MESSAGE, MESSAGE.length + 2));
        for (ThrowingCallable reading : List.<ThrowingCallable>of(
                () -> messages().only(in), () -> messages().onlyInto(into, in))) {
            assertThatThrownBy(reading)
                    .isInstanceOf(MarshalException.class)
                    .hasMessage("converting Quote at offset 21: 2 of the 23 bytes are left after it [MARSHAL221]");
            assertThat(in.position()).isZero();
        }
    }

    @Test
    void whatNoMessageSurvivesIsSaidAtOnce() {
        Schemas former = Schemas.of(List.of(
                Schema.of("Root", "a text", "part Part", "maybe Part?", "l list<Part>"), Schema.of("Part", "x bool")));
        Schema part = Schema.of("Part", "x int8", "y text");
        Schema today =
                Schema.of("Root", new TestSource(type -> part), "a int32", "part Part", "maybe Part?", "l list<Part>");
        assertThatThrownBy(() -> FormerMessages.of(new HexMarshaller(today), former, "Root"))
                .isInstanceOf(MarshalException.class)
                .hasMessage("converting Root.a: wire type was text, is now int32"
                        + "; part.x: wire type was bool, is now int8"
                        + "; part.y: older messages do not have it, and it cannot be null [MARSHAL220]");
    }

    /** Only messages with such a value are refused. */
    @Test
    void whatSomeMessagesSurviveIsSaidAtTheValue() {
        Schema was = Schema.of("Root", "a text?", "l list<bool>");
        Schema is = Schema.of("Root", "a int32?", "l list<int8>");
        FormerMessages<String> messages = FormerMessages.of(new HexMarshaller(is), Schemas.of(List.of(was)), "Root");
        assertThat(messages.next(Input.of(HexFormat.of().parseHex("800000")))).isEqualTo("0000000000" + "00");
        Input in = Input.of(HexFormat.of().parseHex("80000101"));
        assertThatThrownBy(() -> messages.next(in))
                .hasMessage("converting Root.l[0] at offset 4: wire type was bool, is now int8 [MARSHAL220]");
        assertThat(in.position()).isZero();
    }

    @Test
    void manyTypesAndFieldsAreConvertedInLinearTime() {
        StringBuilder chain = new StringBuilder();
        int types = 2_000;
        for (int i = 0; i < types; i++) {
            chain.append('T').append(i).append("\n  a int32\n");
            for (int j = 0; i < types - 1 && j < 2; j++) {
                chain.append("  next").append(j).append(" T").append(i + 1).append("?\n");
            }
            chain.append('\n');
        }
        Schemas former = Schemas.parse(chain.toString());
        Schemas today = Schemas.parse(chain.toString().replace("a int32", "a int64"));
        Schema root = today.apply("T0").from(new TestSource(today));
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            FormerMessages<String> messages = FormerMessages.of(new HexMarshaller(root), former, "T0");
            byte[] message = HexFormat.of().parseHex("05000000" + "01" + "06000000" + "00" + "00" + "00");
            assertThat(messages.next(Input.of(message)))
                    .isEqualTo("0500000000000000" + "01" + "0600000000000000" + "0000" + "00");
        });
    }

    /** An earlier program did not write the fields of later versions. */
    @Test
    void versionsMayBeMissing() {
        Schema was = Schema.of(
                "R", "Base frame", "a int8", "t text since=2", "R frame", "b text", "c int8 since=2", "d int8 since=3");
        Schema is = Schema.of(
                "R",
                "Base frame",
                "a int16",
                "t text since=2",
                "R frame",
                "b text",
                "c int16 since=2",
                "d int16 since=3");
        FormerMessages<String> messages = FormerMessages.of(new HexMarshaller(is), Schemas.of(List.of(was)), "R");
        for (int i = 0; i < 2; i++) {
            assertThat(messages.next(Input.of(HexFormat.of().parseHex("03000000050161" + "04000000" + "01620607"))))
                    .isEqualTo("0400000005000161" + "06000000" + "016206000700");
            assertThat(messages.next(Input.of(HexFormat.of().parseHex("0100000005" + "03000000" + "016206"))))
                    .isEqualTo("020000000500" + "06000000" + "016206000000");
            assertThat(messages.next(Input.of(HexFormat.of().parseHex("03000000050161" + "02000000" + "0162"))))
                    .isEqualTo("0400000005000161" + "06000000" + "016200000000");
        }
        assertThatThrownBy(
                        () -> messages.next(Input.of(HexFormat.of().parseHex("03000000050161" + "01000000" + "0162"))))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo("MARSHAL203"));
    }
}
