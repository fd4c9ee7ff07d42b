package org.marshal4j.runtime.view;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.memory.ReadLimits;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.Schema;

/**
 * What all generated views have: {@code QuoteView}, for a class {@code Quote} with {@code @Marshal(view = true)}, shows the fields of a
 * message that {@code QuoteMarshaller} wrote, where the bytes are. It copies nothing, and checks what it reads when it is asked for it.
 *
 * <p>A message consists of <i>sections</i>: fields of fixed size at constant offsets, and behind them one field of any size. Where a section
 * begins is found by walking over those before it, once, and remembered until other bytes are wrapped.
 *
 * <p>The bytes must not change while they are wrapped, but by setters of this view or of one over the same bytes.
 *
 * <p><b>Threads.</b> A view belongs to one thread at a time.
 *
 * <p><b>Failures.</b> What reads the message throws a {@link MarshalException} with type, field and offset, as the marshaller does. What the
 * view has not been asked for is not checked, but for where it ends. A view without bytes throws MARSHAL240.
 *
 * @param <T> the type whose messages it shows
 * @param <V> the view itself
 */
public abstract class MessageView<T, V extends MessageView<T, V>> extends SectionedView {
    private final Marshaller<T> marshaller;

    /**
     * For generated views.
     *
     * @param marshaller the marshaller of the messages
     * @param sections how many sections a message has
     * @param nests whether its objects hold others, so that how deep they are is limited
     */
    protected MessageView(Marshaller<T> marshaller, int sections, boolean nests) {
        super(marshaller, sections, nests);
        this.marshaller = marshaller;
    }

    /**
     * Shows the message that an array begins with. What is set goes into the array.
     *
     * @return this
     */
    public final V wrap(byte[] message) {
        return wrap(message, 0, message.length);
    }

    /**
     * Shows the message that begins at a place in an array, and ends at {@code length} bytes behind it or before. What is set goes into
     * the array.
     *
     * @return this
     * @throws IndexOutOfBoundsException if that is no part of the array; the view is as before
     */
    public final V wrap(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        ownMemory().show(array, offset, length);
        return wrapped();
    }

    /**
     * Shows the message at the position of a buffer, which ends at its limit or before. The position does not move. What is set goes into
     * the buffer, unless it is read-only. Of a read-only buffer over an array all that remains is copied. Until something else is wrapped,
     * the limit of the buffer must not change.
     *
     * @return this
     */
    public final V wrap(ByteBuffer buffer) {
        ownMemory().show(buffer);
        return wrapped();
    }

    /**
     * Shows the message at the position of an input, such as one over Chronicle Bytes. What is set goes into the memory behind the input,
     * if that is read in place and may be written to; into an input of {@link Input#of} nothing can be set. As long as the message is
     * wrapped, the input is the view's, which moves its position: {@link ViewCursor} goes on behind the message. The view can be used as
     * long as the input can. Its limits, when it is wrapped, are those of the view.
     *
     * @return this
     */
    public final V wrap(Input in) {
        ownMemory().show(in);
        return wrapped();
    }

    /**
     * Sets the most that a method of this view may read; {@link ReadLimits#DEFAULT} until then. Of elements, that is what one call reads.
     * Of an input that is wrapped, they become the limits of that.
     *
     * @return this
     */
    public final V limits(ReadLimits limits) {
        memory().in().limits(limits);
        return self();
    }

    /** Shows the message behind this one, in the same memory; answers false, and stays, if no bytes are left there. */
    final boolean moveOn() {
        long size = size();
        if (size == 0) {
            throw new IllegalStateException("the message has no bytes: how many follow it cannot be told");
        }
        Input in = in();
        long next = start() + size;
        in.position(next);
        if (in.remaining() == 0) {
            return false;
        }
        memory().show();
        begin(next);
        return true;
    }

    private V wrapped() {
        begin(memory().in().position());
        return self();
    }

    @SuppressWarnings("unchecked")
    private V self() {
        return (V) this;
    }

    /**
     * Reads the whole message into a new object, as the marshaller does.
     *
     * @throws MarshalException as {@link Marshaller#read(Input)}
     */
    public final T toObject() {
        try {
            return marshaller.read(atStart());
        } finally {
            keepMemory();
        }
    }

    /**
     * Reads the whole message into an existing object, as the marshaller does.
     *
     * @throws UnsupportedOperationException if only a constructor can fill the type
     * @throws MarshalException as {@link Marshaller#readInto(Object, Input)}; the contents of the object are then unspecified
     */
    public final void readInto(T value) {
        try {
            marshaller.readInto(value, atStart());
        } finally {
            keepMemory();
        }
    }

    private Input atStart() {
        Input in = in();
        in.position(start());
        in.limits(in.limits());
        return in;
    }

    /**
     * How many bytes the message has: to find out, all of it is walked over.
     *
     * @throws MarshalException if it does not end
     */
    public final long size() {
        try {
            return behind() - start();
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Copies the bytes of the message.
     *
     * @throws MarshalException if it does not end
     * @throws java.nio.BufferOverflowException if they do not fit; the output's position is as before
     */
    public final void copyTo(Output out) {
        long size = size();
        try {
            MessageCopy.to(out, size, atStart());
        } finally {
            keepMemory();
        }
    }

    /**
     * Copies the bytes of the message to the position of a buffer, which moves behind them.
     *
     * @throws MarshalException if it does not end
     * @throws java.nio.BufferOverflowException if they do not fit; nothing has been copied
     * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
     */
    public final void copyTo(ByteBuffer buffer) {
        long size = size();
        try {
            MessageCopy.to(buffer, size, atStart());
        } finally {
            Reference.reachabilityFence(buffer);
            keepMemory();
        }
    }

    /**
     * Copies the bytes of the message into an array.
     *
     * @return how many there are
     * @throws MarshalException if it does not end
     * @throws IndexOutOfBoundsException if they do not fit; nothing has been copied
     */
    public final int copyTo(byte[] array, int offset) {
        long size = size();
        Objects.checkFromIndexSize(offset, size, (long) array.length);
        try {
            atStart().read(array, offset, (int) size);
        } finally {
            keepMemory();
        }
        return (int) size;
    }

    /** What the bytes look like: the marshaller's schema. */
    public final Schema schema() {
        return marshaller.schema();
    }

    /**
     * Whether the other is a view for the same type, over the same bytes. Values may be equal whose bytes are not, such as those of hash
     * sets.
     *
     * @throws MarshalException if one of the messages does not end
     */
    @Override
    public final boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof MessageView<?, ?> that) || that.marshaller != marshaller) {
            return false;
        }
        long size = size();
        return size == that.size() && isSame(that, size);
    }

    private boolean isSame(MessageView<?, ?> that, long size) {
        try {
            RandomBytes one = in().readable();
            RandomBytes two = that.in().readable();
            for (long i = 0; i < size; i++) {
                if (one.byteAt(start() + i) != two.byteAt(that.start() + i)) {
                    return false;
                }
            }
            return true;
        } finally {
            keepMemory();
            that.keepMemory();
        }
    }

    /**
     * A hash code of the bytes.
     *
     * @throws MarshalException if the message does not end
     */
    @Override
    public final int hashCode() {
        try {
            long size = size();
            RandomBytes bytes = in().readable();
            int hash = 1;
            for (long i = 0; i < size; i++) {
                hash = 31 * hash + bytes.byteAt(start() + i);
            }
            return hash;
        } finally {
            keepMemory();
        }
    }

    /** The bytes as {@link Explain} explains them: the fields with their values, as far as the bytes are good. */
    @Override
    public final String toString() {
        if (!isWrapped()) {
            return getClass().getSimpleName() + " without bytes";
        }
        try {
            return Explain.explain(marshaller.schema(), atStart());
        } finally {
            keepMemory();
        }
    }
}
