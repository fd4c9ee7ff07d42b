package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.channels.FrameException;
import org.marshal4j.channels.MessageReader;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StreamHeader;

/**
 * Checks that a reader of frames keeps the promises of docs/security.md, for any bytes in any pieces. It returns what
 * a reader of the complete stream would find, refuses each invalid message, and allocates no more than has arrived.
 */
final class HostileFrames<T> {
    /** A header is put before the given bytes. */
    private static final int WITH_HEADER = 1;

    private static final int INTO_ONE = 2;
    private static final int OTHER_FORMS = 4;
    private static final int SMALL_FRAMES = 8;

    private static final int MOST = 60;
    private static final int DEFAULT = 1 << 20;
    private static final int LENGTH = Integer.BYTES;
    private static final int LONGEST_HEADER = 1 << 20;
    private static final int MOST_NOTHING = 1_000_000;

    /** Outcomes that each further call repeats, since nothing is read any more. */
    private static final Set<String> FOR_GOOD = Set.of("FrameException", "EOFException", "MARSHAL218", "MARSHAL219");

    private final Dto<T> dto;
    private final byte[] header;
    private final byte[] frames;

    HostileFrames(Dto<T> dto) {
        this.dto = dto;
        header = FramesFuzzTest.header(dto);
        frames = FramesFuzzTest.frames(dto);
    }

    /** Returns a valid stream for that mode. */
    byte[] valid(int mode) {
        return has(mode, WITH_HEADER) ? frames.clone() : joined(header, frames);
    }

    /** Checks everything that is promised. */
    void assertKept(int mode, int pieces, byte[] given) {
        byte[] stream = has(mode, WITH_HEADER) ? joined(header, given) : given;
        String what = dto + ", mode " + mode + ", pieces " + pieces + ", " + stream.length + " bytes: " + Hex.of(given);
        int maxFrame = has(mode, SMALL_FRAMES) ? MOST : DEFAULT;
        List<String> expected = expected(mode, maxFrame, stream);
        long least = Long.MAX_VALUE;
        // Each failure has an exception of its own, and each message is written again here.
        long allowed = Budget.allowed(stream.length) + expected.size() * Budget.FAILURE;
        for (int attempt = 0; attempt < 2 && least > allowed; attempt++) {
            MessageReader<T> reader = MessageReader.of(new Pieces(stream, pieces), dto.marshaller(), maxFrame);
            Budget budget = Budget.start();
            List<String> read =
                    read(has(mode, OTHER_FORMS) ? reader.acceptOtherForms() : reader, mode, expected.size());
            least = budget.allocated();
            assertThat(read).as(what).isEqualTo(expected);
            assertThat(reader.isEnded()).as("ended: %s", what).isEqualTo(!failsForGood(expected));
        }
        assertThat(least).as("allocated: %s", what).isLessThanOrEqualTo(allowed);
    }

    private static boolean has(int mode, int bit) {
        return (mode & bit) != 0;
    }

    private static boolean failsForGood(List<String> said) {
        return !said.isEmpty() && FOR_GOOD.contains(said.get(said.size() - 1));
    }

    /** Returns the outcomes of reading, in words. */
    private List<String> read(MessageReader<T> reader, int mode, int most) {
        List<String> read = new ArrayList<>();
        T into = dto.mutable() && has(mode, INTO_ONE) ? dto.filler(3).make(dto.type()) : null;
        int nothing = 0;
        // Only a further call shows that this was all.
        while (!reader.isEnded() && nothing < MOST_NOTHING && read.size() < most + (failsForGood(read) ? 0 : 1)) {
            try {
                T message = into == null ? reader.read() : reader.readInto(into) ? into : null;
                if (message != null) {
                    read.add(said(message));
                } else {
                    nothing++;
                }
            } catch (MarshalException | InvalidMarshallableException e) {
                read.add(said(e));
            } catch (FrameException | EOFException e) {
                read.add(e.getClass().getSimpleName());
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
        return read;
    }

    private String said(T message) {
        return Hex.of(dto.marshaller().toByteArray(message));
    }

    private static String said(RuntimeException refused) {
        return refused instanceof MarshalException known ? known.code() : "invalid";
    }

    /**
     * Returns the outcomes for a reader of the complete stream. Outcomes that each further call repeats are listed
     * twice.
     */
    private List<String> expected(int mode, int maxFrame, byte[] stream) {
        List<String> expected = new ArrayList<>();
        int at = stream.length == 0 ? 0 : behindHeader(mode, stream, expected);
        while (at < stream.length && !failsForGood(expected)) {
            Bytes<?> bytes = Bytes.wrapForRead(stream);
            int left = stream.length - at - LENGTH;
            int length = left < 0 ? 0 : bytes.readInt(at);
            if (length < 0 || length > maxFrame) {
                again("FrameException", expected);
            } else if (left < length) {
                again("EOFException", expected);
            } else {
                bytes.readPositionRemaining((long) at + LENGTH, length);
                expected.add(message(bytes));
                at += LENGTH + length;
            }
        }
        return expected;
    }

    private int behindHeader(int mode, byte[] stream, List<String> expected) {
        Bytes<?> bytes = Bytes.wrapForRead(stream);
        try {
            long size = stream.length < StreamHeader.PREFIX
                    ? Long.MAX_VALUE
                    : StreamHeader.size(ChronicleBuffers.input(bytes));
            if (size > LONGEST_HEADER && stream.length >= StreamHeader.PREFIX) {
                again("FrameException", expected);
            } else if (size > stream.length) {
                again("EOFException", expected);
            } else {
                bytes.readLimit(size);
                check(has(mode, OTHER_FORMS), bytes);
                return (int) size;
            }
        } catch (MarshalException e) {
            again(e.code(), expected);
        }
        return 0;
    }

    private void check(boolean anyForm, Bytes<?> bytes) {
        if (!anyForm) {
            ChronicleBuffers.checkHeader(bytes, dto.marshaller());
        } else if (!ChronicleBuffers.readHeader(bytes)
                .fingerprints()
                .containsKey(dto.type().getName())) {
            throw new MarshalException(RuntimeProblem.SCHEMA_DIFFERS, "not announced");
        }
    }

    private String message(Bytes<?> bytes) {
        try {
            T message = dto.marshaller().read(bytes);
            return bytes.readRemaining() == 0 ? said(message) : "MARSHAL221";
        } catch (MarshalException | InvalidMarshallableException e) {
            return said(e);
        }
    }

    private static void again(String failure, List<String> expected) {
        expected.add(failure);
        expected.add(failure);
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] joined = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, joined, one.length, other.length);
        return joined;
    }

    /**
     * Arrives in pieces whose sizes are derived from a number; 0 means all at once. Empty pieces are what a
     * non-blocking channel may return.
     */
    private static final class Pieces implements ReadableByteChannel {
        private final byte[] stream;
        private final int most;
        private final Random random;
        private int at;

        Pieces(byte[] stream, int number) {
            this.stream = stream;
            this.most = number & 0xFF;
            this.random = new Random(number);
        }

        @Override
        public int read(ByteBuffer target) {
            if (at == stream.length) {
                return -1;
            }
            int size = most == 0 ? stream.length : random.nextInt(most + 1);
            int count = Math.min(Math.min(size, target.remaining()), stream.length - at);
            target.put(stream, at, count);
            at += count;
            return count;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
