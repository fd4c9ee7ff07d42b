package org.marshal4j.channels;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ReadableByteChannel;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.ReadLimits;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.LockFile;

/**
 * Reads the messages of one type that a {@link MessageWriter} has written to the other end of a channel or stream.
 *
 * <p><b>Nothing there.</b> Where the channel does not block, the methods that read say so by null or false if the next message has not come
 * whole; what has come of it is kept. At the end of the stream they say the same, and {@link #isEnded} tells which it is. A channel that
 * blocks has no other reason. One transfer may bring several messages, so whoever waits with a selector reads until there is none.
 *
 * <p><b>Failures.</b> A {@link MarshalException} about a message loses that message alone: the next call reads the next one. So does what a
 * handler throws. One about the header ({@code MARSHAL218}: the other end has a type in another form, with a line for each
 * difference; {@code MARSHAL219}: no header comes), an {@link java.io.EOFException} (the stream ended within a frame, or within the header) and a
 * {@link FrameException} (a frame that is too long) are thrown again by each further call: close the reader. What else the channel throws is
 * passed on as it is.
 *
 * <p><b>Memory.</b> There is a buffer for what has come, of 8 KiB at first. It doubles with what has really come until the longest frame fits, stays as
 * it is then, and is used again, so that {@link #readInto} makes no garbage.
 *
 * <p><b>Threads.</b> One at a time.
 *
 * @param <T> the type of the messages
 */
public final class MessageReader<T> implements Closeable {
    private final ReadableByteChannel channel;
    private final Marshaller<T> marshaller;
    private final Marshaller<?>[] announced;
    private final FrameSource frames;
    private boolean isOpened;
    private boolean takesOtherForms;
    private LockFile lock = LockFile.empty();
    private ReadLimits limits = ReadLimits.DEFAULT;

    MessageReader(ReadableByteChannel channel, Marshaller<T> marshaller, int maxFrame, Marshaller<?>... announced) {
        this.channel = channel;
        this.marshaller = marshaller;
        this.announced = announced;
        this.frames = new FrameSource(channel, maxFrame);
    }

    /** Reads from a channel, which may be one that does not block, with {@link FrameLimits#DEFAULT}. */
    public static <T> MessageReader<T> of(ReadableByteChannel channel, Marshaller<T> marshaller) {
        return of(channel, marshaller, FrameLimits.DEFAULT);
    }

    /**
     * Reads from a channel, which may be one that does not block.
     *
     * @param maxFrame the most bytes of a message, 1 to {@link FrameLimits#LARGEST}
     */
    public static <T> MessageReader<T> of(ReadableByteChannel channel, Marshaller<T> marshaller, int maxFrame) {
        return new MessageReader<>(channel, marshaller, maxFrame, marshaller);
    }

    /** Reads from a stream, with {@link FrameLimits#DEFAULT}. It need not be buffered: this reader is. */
    public static <T> MessageReader<T> of(InputStream in, Marshaller<T> marshaller) {
        return of(new StreamSource(in), marshaller);
    }

    /**
     * Reads from a stream. It need not be buffered: this reader is.
     *
     * @param maxFrame the most bytes of a message, 1 to {@link FrameLimits#LARGEST}
     */
    public static <T> MessageReader<T> of(InputStream in, Marshaller<T> marshaller, int maxFrame) {
        return of(new StreamSource(in), marshaller, maxFrame);
    }

    /**
     * Has the header announce the types, but in any form: for those who know better what the other end sends. Without that, a form is
     * refused unless all its messages can be read here, as those of evolvable types can ({@link StreamHeader}). To be called before anything is read.
     *
     * @return this
     */
    public MessageReader<T> acceptOtherForms() {
        takesOtherForms = true;
        return this;
    }

    /**
     * Has the header compared with the help of a lock file: a field that was renamed, and is the same in all else, is no difference. To be
     * called before anything is read.
     *
     * @param former what the types of this end were accepted as, such as {@link LockFile#parse} reads it
     * @return this
     */
    public MessageReader<T> followRenames(LockFile former) {
        lock = former;
        return this;
    }

    /**
     * Sets the most that a message may take, from the next one on; {@link ReadLimits#DEFAULT} until then. One that takes more is lost, as
     * any that cannot be read.
     *
     * @return this
     */
    public MessageReader<T> limits(ReadLimits limits) {
        this.limits = Objects.requireNonNull(limits);
        return this;
    }

    /**
     * Reads the header, and compares it with the forms that the types have here. The first message that is read does so
     * as well; this is for those who want to know before.
     *
     * @return whether that is done; false if it has not come whole, or the stream ended before it
     * @throws MarshalException MARSHAL218 if a type has another form at the other end, MARSHAL219 if no header comes
     */
    public boolean readHeader() throws IOException {
        isOpened = isOpened || frames.header(this::check);
        return isOpened;
    }

    private void check(Input in) {
        if (!takesOtherForms) {
            StreamHeader.check(in, lock, announced);
            return;
        }
        Set<String> types = StreamHeader.read(in).fingerprints().keySet();
        for (Marshaller<?> each : announced) {
            String type = each.type().getName();
            if (!types.contains(type)) {
                throw new MarshalException(
                        "reading",
                        type,
                        "",
                        0,
                        RuntimeProblem.SCHEMA_DIFFERS,
                        "the header announces messages of " + types,
                        null);
            }
        }
    }

    /** Reads the next message into new objects; null if there is none. */
    public @Nullable T read() throws IOException {
        return next() ? ExactMessage.message(marshaller, null, frame()) : null;
    }

    /**
     * Reads the next message into an existing object, as {@link Marshaller#readInto} does.
     *
     * @return whether there was one; the object is untouched if not
     * @throws UnsupportedOperationException if only a constructor can fill the type; the message is lost then
     */
    public boolean readInto(T message) throws IOException {
        if (!next()) {
            return false;
        }
        ExactMessage.message(marshaller, message, frame());
        return true;
    }

    /**
     * Reads the next message and hands it on: {@code reader.dispatch(RequestMarshaller::dispatch, handler)} calls the handler's method for
     * the class of the message, if {@code Request} is the root of a family.
     *
     * @param dispatcher what to do with a message and the handler
     * @return whether there was one
     */
    public <H> boolean dispatch(BiConsumer<? super T, ? super H> dispatcher, H handler) throws IOException {
        T message = read();
        if (message == null) {
            return false;
        }
        dispatcher.accept(message, handler);
        return true;
    }

    /** Whether the stream has ended and all its messages were read. */
    public boolean isEnded() {
        return frames.isEnded();
    }

    private boolean next() throws IOException {
        return readHeader() && frames.next();
    }

    private Input frame() {
        return frames.frame().limits(limits);
    }

    /** Closes the channel or stream. What has come and was not read is lost. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
