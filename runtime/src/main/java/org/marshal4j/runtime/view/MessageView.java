package org.marshal4j.runtime.view;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;

/**
 * The base class of all generated views. For a class {@code Quote} with {@code @Marshal(view = true)}, {@code
 * QuoteView} reads the fields of a message that {@code QuoteMarshaller} wrote, directly in its bytes. It copies nothing
 * and checks each field when you ask for it:
 *
 * <pre>{@code
 * QuoteView quote = new QuoteView().wrap(bytes);
 * if (quote.symbolEquals("VOD.L")) {
 *     quote.bid(quote.bid() + 0.01);      // changes the bytes
 * }
 * }</pre>
 *
 * <p>A message consists of <i>sections</i>: fixed-size fields at constant offsets, followed by one field of varying
 * size. To find a section, the view walks over the sections before it, once; it remembers the offset until you wrap
 * other bytes.
 *
 * <p>While bytes are wrapped, only setters of views may change them.
 *
 * <p><b>Threads.</b> Only one thread may use a view at a time.
 *
 * <p><b>Failures.</b> Methods that read the message throw a {@link MarshalException} with type, field and offset, as
 * the marshaller does. Of fields that you do not ask for, a view checks no more than where they end. A view that has
 * wrapped nothing throws MARSHAL240.
 *
 * @param <T> the type of the messages
 * @param <V> the view class itself
 */
public abstract class MessageView<T, V extends MessageView<T, V>> extends ElementsView {
    private final Marshaller<T> marshaller;

    /**
     * For generated views.
     *
     * @param marshaller the marshaller of the messages
     * @param sections the number of sections of a message
     * @param quick the last section whose start can be found without an input, 0 to the number of sections
     * @param nests whether objects in the message contain others, so that nesting depth has to be limited
     */
    protected MessageView(Marshaller<T> marshaller, int sections, int quick, boolean nests) {
        super(sections, quick, nests);
        this.marshaller = marshaller;
    }

    /**
     * Whether messages begin with schema ids. To be asked before {@link #identified}, which names a class that is not
     * loaded without such views: HotSpot does not inline it then.
     */
    boolean hasIds() {
        return false;
    }

    /** What is known of the schema ids that messages begin with. */
    IdentifiedMessages<T> identified() {
        throw new IllegalStateException("messages have no schema ids");
    }

    @Override
    final long messageStart() {
        return hasId() ? start() - SchemaId.SIZE : start();
    }

    private boolean hasId() {
        return hasIds() && !isInside();
    }

    @Override
    final Marshaller<T> described() {
        return isInside() ? held() : marshaller;
    }

    /** Returns the marshaller of objects inside of others, which have no schema ids. */
    final Marshaller<T> held() {
        return hasIds() ? identified() : marshaller;
    }

    /**
     * Wraps the message at the start of an array. Setters change the array.
     *
     * @param message the array
     * @return this
     */
    public final V wrap(byte[] message) {
        return wrap(message, 0, message.length);
    }

    /**
     * Wraps the message at an offset in an array. Setters change the array.
     *
     * @param array the array
     * @param offset where the message starts
     * @param length the number of bytes that the message may have; it may have fewer
     * @return this
     * @throws IndexOutOfBoundsException if the array has no such range; the view is unchanged
     */
    public final V wrap(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        ViewMemory memory = ownMemory();
        memory.show(array, offset, length);
        return begun(memory.from());
    }

    /**
     * Wraps the message at the position of a buffer, which does not move. The message must end at the buffer's limit or
     * before. Setters change the buffer, unless it is read-only. The remaining bytes of a read-only heap buffer are
     * copied. Do not change the buffer's limit while it is wrapped.
     *
     * @param buffer the buffer
     * @return this
     */
    public final V wrap(ByteBuffer buffer) {
        ViewMemory memory = ownMemory();
        memory.show(buffer);
        return begun(memory.from());
    }

    /**
     * Wraps the message at the position of an input, such as one over Chronicle Bytes. Setters change the memory that
     * the input reads from if it is read in place and writable; an input from {@link Input#of} is read-only. The view
     * uses the input, and moves its position, until you wrap something else; {@link ViewCursor} continues after the
     * message. The view's limits are those that the input has now.
     *
     * @param in the input
     * @return this
     */
    public final V wrap(Input in) {
        ownMemory().show(in, false);
        return begun(in.position());
    }

    /**
     * Sets the limits of what one method call may read; initially {@link ReadLimits#DEFAULT}. For elements, each call
     * that returns one counts by itself. They apply to whatever is wrapped later, except inputs. If the view has wrapped
     * an input, this sets the limits of that input.
     *
     * @param limits the limits
     * @return this
     */
    public final V limits(ReadLimits limits) {
        memory().limits(limits);
        return self();
    }

    /** Moves to the next message in the same memory. Returns false, and stays, if no bytes are left there. */
    final boolean moveOn() {
        long size = size();
        if (size == 0) {
            throw new IllegalStateException("the message has no bytes, so nothing tells how many follow it");
        }
        Input in = in();
        long next = messageStart() + size;
        in.position(next);
        if (in.remaining() == 0) {
            return false;
        }
        long fields = hasIds() ? identified().behindId(next, memory()) : next;
        memory().show();
        begin(fields);
        return true;
    }

    /** Begins to show the message at a position of memory that has just been shown. */
    final V begun(long position) {
        begin(hasIds() ? accepted(position) : position);
        return self();
    }

    private long accepted(long position) {
        try {
            return identified().behindId(position, memory());
        } catch (Throwable refused) {
            refuse();
            throw refused;
        }
    }

    @SuppressWarnings("unchecked")
    private V self() {
        return (V) this;
    }

    /**
     * Reads the whole message into a new object, as the marshaller does.
     *
     * @return the object
     * @throws MarshalException as {@link Marshaller#read(Input)}
     */
    public final T toObject() {
        try {
            return described().read(atStart());
        } finally {
            keepMemory();
        }
    }

    /**
     * Reads the whole message into an existing object, as the marshaller does.
     *
     * @param value the object
     * @throws UnsupportedOperationException if objects of the type can only be filled by a constructor
     * @throws MarshalException as {@link Marshaller#readInto(Object, Input)}; the contents of the object are then
     *     unspecified
     */
    public final void readInto(T value) {
        try {
            described().readInto(value, atStart());
        } finally {
            keepMemory();
        }
    }

    private Input atStart() {
        Input in = in();
        in.position(messageStart());
        in.beginRead();
        return in;
    }

    /**
     * Returns the size of the message, with its schema id if it has one. Walks over all of it.
     *
     * @return the number of bytes
     * @throws MarshalException if the message does not end
     */
    public final long size() {
        try {
            if (hasId()) {
                // A message without fields has nothing else that could be missing.
                in().takeAt(messageStart(), SchemaId.SIZE);
            }
            return behind() - messageStart();
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Copies the bytes of the message.
     *
     * @param out receives them
     * @throws MarshalException if the message does not end
     * @throws java.nio.BufferOverflowException if they do not fit; the output's position is unchanged
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
     * Copies the bytes of the message to the position of a buffer, which moves past them.
     *
     * @param buffer the buffer
     * @throws MarshalException if the message does not end
     * @throws java.nio.BufferOverflowException if they do not fit; nothing is copied
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
     * @param array the array
     * @param offset where to put the first byte
     * @return the number of bytes
     * @throws MarshalException if the message does not end
     * @throws IndexOutOfBoundsException if they do not fit; nothing is copied
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

    /** {@return the layout of the bytes, which is the marshaller's schema} */
    public final Schema schema() {
        return marshaller.schema();
    }

    /**
     * Compares two views by their bytes, without schema ids. Equal values may have different bytes: those of hash sets,
     * for example.
     *
     * @param other another object
     * @return true if the other is a view of the same type and both messages have the same bytes
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
        long size = sizeOfFields();
        return size == that.sizeOfFields() && isSame(that, size);
    }

    /** An object has the same fields inside of another one, but no schema id. */
    private long sizeOfFields() {
        return size() - (start() - messageStart());
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
     * {@return a hash code of the bytes that {@link #equals} compares}
     *
     * @throws MarshalException if the message does not end
     */
    @Override
    public final int hashCode() {
        try {
            long size = sizeOfFields();
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

    /** {@return the fields with their values, as {@link Explain} shows them, as far as the bytes are valid} */
    @Override
    public final String toString() {
        if (!isWrapped()) {
            return getClass().getSimpleName() + " without bytes";
        }
        try {
            return Explain.explain(described().schema(), atStart());
        } finally {
            keepMemory();
        }
    }
}
