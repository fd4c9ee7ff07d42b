package org.marshal4j.blackbox.kit;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.view.MessageView;

/**
 * Memory with a message, and with other bytes before and after it that nobody may read or change. It is reused: it
 * holds one message at a time.
 */
public abstract class GuardedMemory {
    /** The number of bytes before and after the message. */
    private static final int GUARDS = 48;

    private byte[] expected = {};

    /** Returns one of each kind that this JVM can use. */
    public static Stream<GuardedMemory> kinds() {
        Stream<GuardedMemory> plain = Stream.of(new InArray(), new InBuffer());
        return Chronicle.STARTS
                ? Stream.concat(
                        plain,
                        Stream.of(
                                new InBytes("native", Bytes.allocateElasticDirect(), 0),
                                // The end of a mapped chunk lies inside the message.
                                new InBytes("mapped", Buffers.mapped(), Buffers.CHUNK - GUARDS - 9)))
                : plain;
    }

    /** Puts a message there, with guards of this value around it. */
    public final void put(byte[] message, int guard) {
        byte[] all = new byte[message.length + 2 * GUARDS];
        Arrays.fill(all, (byte) guard);
        System.arraycopy(message, 0, all, GUARDS, message.length);
        store(all, GUARDS, message.length);
        expected = all;
    }

    /** Fails if a byte outside of the message has changed. */
    public final void requireGuards(Object what) {
        byte[] now = load(expected.length);
        int end = expected.length - GUARDS;
        if (Arrays.mismatch(now, 0, GUARDS, expected, 0, GUARDS) >= 0
                || Arrays.mismatch(now, end, now.length, expected, end, now.length) >= 0) {
            throw new AssertionError(this + ": bytes around the message have changed: " + what);
        }
    }

    /** Fails if any byte has changed. */
    public final void requireUnchanged(Object what) {
        if (!Arrays.equals(load(expected.length), expected)) {
            throw new AssertionError(this + ": bytes have changed: " + what);
        }
    }

    /** Fails if a setter has changed bytes around the message, or any byte although it was refused. */
    final void requireAfterSetter(Object setter, boolean isRefused) {
        if (isRefused) {
            requireUnchanged(setter);
        } else {
            requireGuards(setter);
            expected = load(expected.length);
        }
    }

    /** Changes one byte of the message. Any thread may do so at any time. */
    public abstract void change(int index, byte to);

    /** Wraps the message, and nothing around it. */
    public abstract void wrap(MessageView<?, ?> view);

    abstract void store(byte[] all, int start, int length);

    abstract byte[] load(int length);

    private static final class InArray extends GuardedMemory {
        private byte[] array;
        private int start;
        private int length;

        @Override
        void store(byte[] all, int at, int size) {
            array = all.clone();
            start = at;
            length = size;
        }

        @Override
        byte[] load(int size) {
            return array.clone();
        }

        @Override
        public void change(int index, byte to) {
            array[start + index] = to;
        }

        @Override
        public void wrap(MessageView<?, ?> view) {
            view.wrap(array, start, length);
        }

        @Override
        public String toString() {
            return "array";
        }
    }

    private static final class InBuffer extends GuardedMemory {
        private ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 12);

        @Override
        void store(byte[] all, int start, int length) {
            if (buffer.capacity() < all.length) {
                buffer = ByteBuffer.allocateDirect(2 * all.length);
            }
            buffer.clear().put(all).position(start).limit(start + length);
        }

        @Override
        byte[] load(int length) {
            byte[] all = new byte[length];
            buffer.duplicate().clear().get(all);
            return all;
        }

        @Override
        public void change(int index, byte to) {
            buffer.put(buffer.position() + index, to);
        }

        @Override
        public void wrap(MessageView<?, ?> view) {
            view.wrap(buffer);
        }

        @Override
        public String toString() {
            return "direct buffer";
        }
    }

    private static final class InBytes extends GuardedMemory {
        private final String name;
        private final Bytes<?> bytes;
        private final long offset;

        InBytes(String name, Bytes<?> bytes, long offset) {
            this.name = name;
            this.bytes = bytes;
            this.offset = offset;
        }

        @Override
        void store(byte[] all, int start, int length) {
            bytes.clear();
            bytes.writePosition(offset);
            for (byte one : all) {
                bytes.writeByte(one);
            }
            bytes.readPositionRemaining(offset + start, length);
        }

        @Override
        byte[] load(int length) {
            long position = bytes.readPosition();
            long limit = bytes.readLimit();
            bytes.writePosition(offset + length);
            byte[] all = new byte[length];
            for (int i = 0; i < length; i++) {
                all[i] = bytes.readByte(offset + i);
            }
            bytes.readPositionRemaining(position, limit - position);
            return all;
        }

        @Override
        public void change(int index, byte to) {
            bytes.writeByte(bytes.readPosition() + index, to);
        }

        @Override
        @SuppressWarnings({"unchecked", "rawtypes"}) // the type of the view is of no interest here
        public void wrap(MessageView<?, ?> view) {
            ChronicleViews.wrap((MessageView) view, bytes);
        }

        @Override
        public String toString() {
            return name + " Bytes";
        }
    }
}
