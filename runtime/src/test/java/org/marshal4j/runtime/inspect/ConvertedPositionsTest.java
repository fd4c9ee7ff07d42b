package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/**
 * Where inputs are after former messages, and the offsets that failures say: by every way that a message may take, in
 * every kind of memory, in front of other bytes and behind some.
 */
class ConvertedPositionsTest {
    private static final byte[] AROUND = {9, 8, 7};

    private static final String SECOND = "0100000000000000";

    /** More than is copied in front of the marshaller. */
    private static final int LONG = 3_000;

    /** A way, with a message, and today's bytes of it. */
    private enum Way {
        FIXED(List.of("a int32", "b int64"), List.of("b int64", "a int64"), "05000000" + "0600000000000000", 16),
        WITHOUT_FRONT(List.of("t text", "a int32"), List.of("a int64", "t text"), "026162" + "05000000", 11),
        FRONT(List.of("a int16", "t text"), List.of("a int32", "t text"), "0500" + "026162", 7),
        FRONT_OF_LONG(
                List.of("a int16", "t text", "u text"),
                List.of("a int32", "t text", "u text"),
                "0500" + "026162" + "B817" + "63".repeat(LONG),
                9 + LONG),
        NESTED_FRONT(List.of("p P", "t text"), List.of("p P", "t text"), "0500" + "026162" + "0163", 9),
        NULLABLE_FRONT(List.of("p P?", "t text"), List.of("p P?", "t text"), "01" + "0500" + "026162" + "0163", 10),
        NULL_FRONT(List.of("p P?", "t text"), List.of("p P?", "t text"), "00" + "0163", 3),
        PACKED(List.of("l list<Z?>"), List.of("l list<Z?>"), "64" + "0000".repeat(100), 1 + 100 * (1 + 200 * 8));

        private final Schemas former;
        private final Schema today;
        private final byte[] message;
        private final int todaySize;

        Way(List<String> was, List<String> is, String message, int todaySize) {
            former = schemas(was, "n int16", List.of("z int8"));
            Schemas now = schemas(
                    is,
                    "n int32",
                    Stream.iterate(0, i -> i + 1)
                            .limit(200)
                            .map(i -> "z" + i + " int64")
                            .toList());
            today = now.apply("R").from(new TestSource(now));
            this.message = HexFormat.of().parseHex(message);
            this.todaySize = todaySize;
        }

        private static Schemas schemas(List<String> root, String number, List<String> many) {
            return Schemas.of(
                    List.of(Schema.parse("R", root), Schema.of("P", number, "x text"), Schema.parse("Z", many)));
        }

        FormerMessages<String> messages() {
            return FormerMessages.of(HexMarshaller.strict(today), former, "R");
        }
    }

    private static Stream<Way> ways() {
        return Stream.of(Way.values());
    }

    /** A buffer with bytes around as many messages, and an input in front of the first. */
    private static Input input(TestBuffers kind, byte[] message, int count) {
        TestBuffer buffer = kind.make();
        buffer.out().write(AROUND);
        for (int i = 0; i < count; i++) {
            buffer.out().write(message);
        }
        buffer.out().write(AROUND);
        Input in = buffer.again();
        in.skip(AROUND.length);
        return in;
    }

    @ParameterizedTest
    @MethodSource("ways")
    void oneMessageEndsWhereTheNextBegins(Way way) {
        FormerMessages<String> messages = way.messages();
        for (TestBuffers kind : TestBuffers.values()) {
            Input in = input(kind, way.message, 2);
            long start = in.position();
            for (int i = 1; i <= 2; i++) {
                assertThat(messages.next(in)).as(kind.name()).hasSize(2 * way.todaySize);
                assertThat(in.position()).as(kind.name()).isEqualTo(start + (long) i * way.message.length);
                assertThat(in.remaining()).as(kind.name()).isEqualTo((2L - i) * way.message.length + AROUND.length);
            }
            in.position(start);
            assertThat(messages.converted(in).remaining()).as(kind.name()).isEqualTo(way.todaySize);
            assertThat(in.position()).as(kind.name()).isEqualTo(start + way.message.length);
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void whatIsLeftIsSaidFromTheStartOfTheMessage(Way way) {
        FormerMessages<String> messages = way.messages();
        for (TestBuffers kind : TestBuffers.values()) {
            Input in = input(kind, way.message, 1);
            MarshalException failure = refused(in, () -> messages.only(in));
            assertThat(failure.code()).isEqualTo("MARSHAL221");
            assertThat(failure.offset()).as(kind.name()).isEqualTo(way.message.length);
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void whereAMessageIsCutIsSaidFromItsStart(Way way) {
        FormerMessages<String> messages = way.messages();
        // Not all of the texts that are long.
        int cuts = Math.min(way.message.length, 300);
        for (int end = 0; end < cuts; end++) {
            List<Long> offsets = new ArrayList<>();
            for (TestBuffers kind : TestBuffers.values()) {
                TestBuffer buffer = kind.make();
                buffer.out().write(AROUND).write(way.message, 0, end);
                Input in = buffer.again();
                in.skip(AROUND.length);
                offsets.add(refused(in, () -> messages.next(in)).offset());
            }
            assertThat(offsets).as("cut at " + end).containsOnly(offsets.get(0));
            assertThat(offsets.get(0)).isBetween(0L, (long) end);
        }
    }

    /** Where values stay the same up to one that is not there any more. */
    private enum Refusal {
        FIXED(List.of("a int32", "b int32"), List.of("b int8", "a int32"), "05000000" + "00010000", "b", 8),
        FRONT(List.of("a int32", "t text"), List.of("a int8", "t text"), "00010000" + "0163", "a", 4),
        BEHIND_TEXT(List.of("t text", "a int32"), List.of("a int8", "t text"), "0163" + "00010000", "a", 6),
        ELEMENT(List.of("l list<int32>"), List.of("l list<int8>"), "02" + "01000000" + "00010000", "l[1]", 9),
        ENCODED(List.of("v instant"), List.of("v instant as int64be(millis)"), SECOND + "01000000", "v", 12),
        ENCODED_NULLABLE(
                List.of("t text", "v instant?"),
                List.of("v instant as int64be(millis)", "t text"),
                "0163" + "01" + SECOND + "01000000",
                "v",
                15),
        ENCODED_VARYING(
                List.of("v instant as vint(nanos)", "n int8"),
                List.of("n int8", "v instant as int64be(seconds)"),
                "05" + "09",
                "v",
                1),
        ENCODED_ELEMENT(
                List.of("l list<instant>"),
                List.of("l list<instant as int64be(millis)>"),
                "02" + SECOND + "00000000" + SECOND + "01000000",
                "l[1]",
                25),
        ENCODED_CONSTANT(List.of("e enum E(A,B) as int8(A=1,B=2)"), List.of("e enum E(A)"), "02", "e", 1);

        private final FormerMessages<String> messages;
        private final byte[] message;
        private final String path;
        private final int offset;

        Refusal(List<String> was, List<String> is, String message, String path, int offset) {
            Schema today = Schema.parse("R", is);
            messages = FormerMessages.of(HexMarshaller.strict(today), Schemas.of(List.of(Schema.parse("R", was))), "R");
            this.message = HexFormat.of().parseHex(message);
            this.path = path;
            this.offset = offset;
        }
    }

    private static Stream<Refusal> refusals() {
        return Stream.of(Refusal.values());
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void whereAValueIsRefusedIsSaidFromTheStartOfTheMessage(Refusal refusal) {
        for (TestBuffers kind : TestBuffers.values()) {
            Input in = input(kind, refusal.message, 1);
            for (ThrowingCallable reading : List.<ThrowingCallable>of(
                    () -> refusal.messages.next(in),
                    () -> refusal.messages.only(in),
                    () -> refusal.messages.converted(in))) {
                MarshalException failure = refused(in, reading);
                assertThat(failure.code()).isEqualTo("MARSHAL220");
                assertThat(failure.path()).isEqualTo(refusal.path);
                assertThat(failure.offset()).as(kind.name()).isEqualTo(refusal.offset);
            }
        }
    }

    /** The failure of a read, which does not move the input. */
    private static MarshalException refused(Input in, ThrowingCallable reading) {
        long start = in.position();
        MarshalException failure = catchThrowableOfType(MarshalException.class, reading);
        assertThat(failure).isNotNull();
        assertThat(in.position()).isEqualTo(start);
        return failure;
    }

    /** Two longs, of which the second is not negative. */
    private static final class Longs {
        private long one;
        private long other;
    }

    /** The marshaller of a class with nothing but primitive fields, as generated ones are. */
    private static final class LongsMarshaller extends FixedBlock<Longs> implements Marshaller<Longs> {
        @Override
        public int blockSize() {
            return 2 * Long.BYTES;
        }

        @Override
        public void store(Longs value, Object base, long offset) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean load(Longs value, Object base, long offset) {
            value.one = RawMemory.getLong(base, offset);
            value.other = RawMemory.getLong(base, offset + Long.BYTES);
            return value.other >= 0;
        }

        @Override
        public void write(Longs value, Output out) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Longs read(Input in) {
            Longs value = new Longs();
            readInto(value, in);
            return value;
        }

        @Override
        public void readInto(Longs value, Input in) {
            if (!load(value, in.base(), in.take(blockSize()))) {
                throw new IllegalArgumentException("negative");
            }
        }

        @Override
        public long sizeOf(Longs value) {
            return blockSize();
        }

        @Override
        public Schema schema() {
            return Schema.of("R", "one int64", "other int64");
        }

        @Override
        public Class<Longs> type() {
            return Longs.class;
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void objectsOfPrimitiveFieldsAreFilledInPlace(TestBuffers kind) {
        FormerMessages<Longs> messages = FormerMessages.of(
                new LongsMarshaller(), Schemas.of(List.of(Schema.of("R", "other int32", "one int32"))), "R");
        Input in = input(kind, HexFormat.of().parseHex("05000000" + "FAFFFFFF"), 2);
        long start = in.position();
        Longs into = new Longs();
        for (int i = 1; i <= 2; i++) {
            into.one = 0;
            messages.readInto(into, in);
            assertThat(List.of(into.one, into.other)).containsExactly(-6L, 5L);
            assertThat(in.position()).isEqualTo(start + 8L * i);
        }
        refused(in, () -> messages.readInto(into, in));
        Input left = input(kind, HexFormat.of().parseHex("05000000" + "FAFFFFFF"), 1);
        assertThat(refused(left, () -> messages.onlyInto(into, left)).offset()).isEqualTo(8);
        Input negative = input(kind, HexFormat.of().parseHex("FAFFFFFF" + "05000000"), 1);
        long before = negative.position();
        assertThat(catchThrowableOfType(IllegalArgumentException.class, () -> messages.readInto(into, negative)))
                .hasMessage("negative");
        assertThat(negative.position()).isEqualTo(before);
    }

    private static Stream<TestBuffers> kinds() {
        return Stream.of(TestBuffers.values());
    }
}
