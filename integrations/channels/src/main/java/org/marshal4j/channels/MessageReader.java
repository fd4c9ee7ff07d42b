package org.marshal4j.channels;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ReadableByteChannel;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.lock.LockFile;

/**
 * Reads messages of one type that a {@link MessageWriter} wrote at the other end of a channel or stream.
 *
 * <pre>{@code
 * try (MessageReader<Quote> reader = MessageReader.of(socket, QuoteMarshaller.INSTANCE)) {
 *     Quote quote = new Quote();
 *     while (reader.readInto(quote)) {
 *         process(quote);
 *     }
 * }
 * }</pre>
 *
 * <p><b>No message.</b> If the channel is non-blocking and the next message is incomplete, the methods that read
 * return null or false, and keep the part that has arrived. They return the same at the end of the stream;
 * {@link #isEnded} distinguishes the two. On a blocking channel, null or false always means the end. One transfer may
 * bring several messages, so if you use a selector, read until there are no more.
 *
 * <p><b>Failures.</b> After a {@link MarshalException} about a message, or an exception from a handler, only that
 * message is lost; the next call reads the next one. Some failures are permanent, and every further call throws them
 * again; close the reader then. They are a {@link MarshalException} about the header ({@code MARSHAL218}: the other
 * end has another schema of a type, with a line for each difference; {@code MARSHAL219}: there is no header;
 * {@code MARSHAL220}: no message of that schema can be {@linkplain #convert converted}), an
 * {@link java.io.EOFException} (the stream ended within a frame or the header) and a {@link FrameException} (a frame
 * is too long). Other exceptions of the channel are passed on unchanged.
 *
 * <p><b>Memory.</b> Incoming bytes go to a buffer of 8 KiB at first. It doubles as data arrives until the longest
 * frame fits, and is reused, so {@link #readInto} creates no garbage.
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
    private boolean converts;

    /** How messages are read, once the header has been, if they may have to be converted. */
    private @Nullable FormerMessages<T> former;

    private LockFile lock = LockFile.empty();
    private ReadLimits limits = ReadLimits.DEFAULT;

    MessageReader(ReadableByteChannel channel, Marshaller<T> marshaller, int maxFrame, Marshaller<?>... announced) {
        this.channel = channel;
        this.marshaller = marshaller;
        this.announced = announced;
        this.frames = new FrameSource(channel, maxFrame);
    }

    /**
     * Creates a reader for a channel, with {@link FrameLimits#DEFAULT}. The channel may be non-blocking.
     *
     * @param <T> the type of the messages
     * @param channel the channel
     * @param marshaller the marshaller of the messages
     * @return the reader
     */
    public static <T> MessageReader<T> of(ReadableByteChannel channel, Marshaller<T> marshaller) {
        return of(channel, marshaller, FrameLimits.DEFAULT);
    }

    /**
     * Creates a reader for a channel. The channel may be non-blocking.
     *
     * @param <T> the type of the messages
     * @param channel the channel
     * @param marshaller the marshaller of the messages
     * @param maxFrame the longest message in bytes, 1 to {@link FrameLimits#LARGEST}
     * @return the reader
     */
    public static <T> MessageReader<T> of(ReadableByteChannel channel, Marshaller<T> marshaller, int maxFrame) {
        return new MessageReader<>(channel, marshaller, maxFrame, marshaller);
    }

    /**
     * Creates a reader for a stream, with {@link FrameLimits#DEFAULT}. The stream need not be buffered.
     *
     * @param <T> the type of the messages
     * @param in the stream
     * @param marshaller the marshaller of the messages
     * @return the reader
     */
    public static <T> MessageReader<T> of(InputStream in, Marshaller<T> marshaller) {
        return of(new StreamSource(in), marshaller);
    }

    /**
     * Creates a reader for a stream. The stream need not be buffered.
     *
     * @param <T> the type of the messages
     * @param in the stream
     * @param marshaller the marshaller of the messages
     * @param maxFrame the longest message in bytes, 1 to {@link FrameLimits#LARGEST}
     * @return the reader
     */
    public static <T> MessageReader<T> of(InputStream in, Marshaller<T> marshaller, int maxFrame) {
        return of(new StreamSource(in), marshaller, maxFrame);
    }

    /**
     * Accepts any schema, as long as the header lists the types. Use this only if you know better than the header
     * what the other end sends. By default a different schema is refused unless all its messages can be read here, as
     * is the case for evolvable types ({@link StreamHeader}). Call this before reading.
     *
     * @return this
     */
    public MessageReader<T> acceptOtherForms() {
        takesOtherForms = true;
        return this;
    }

    /**
     * Uses a lock file to recognise renamed fields when the header is checked: a field that was renamed and is
     * otherwise the same is no difference. Call this before reading.
     *
     * @param former the accepted schemas of the types at this end, as {@link LockFile#parse} reads them
     * @return this
     */
    public MessageReader<T> followRenames(LockFile former) {
        lock = former;
        return this;
    }

    /**
     * Reads messages of any schema that can be converted, as {@link FormerMessages} does, instead of refusing all that
     * cannot be read as they are. Fields that are not known at this end are left out. Whether the other end can read
     * what this end sends is then for the other end to check. Call this before reading.
     *
     * @param former the accepted schemas of the types at this end, which tell renamed fields; {@link LockFile#empty()}
     *     if there is no lock file
     * @return this
     */
    public MessageReader<T> convert(LockFile former) {
        lock = former;
        converts = true;
        return this;
    }

    /**
     * Limits what a message may take, from the next one on. The default is {@link ReadLimits#DEFAULT}. A message that
     * exceeds the limits is lost, like any other that cannot be read.
     *
     * @param limits the limits
     * @return this
     */
    public MessageReader<T> limits(ReadLimits limits) {
        this.limits = Objects.requireNonNull(limits);
        return this;
    }

    /**
     * Reads the header and compares it with the schemas that the types have here. Reading the first message does this
     * anyway; call this to find out sooner.
     *
     * @return true if that is done; false if the header is incomplete or the stream ended before it
     * @throws IOException from the channel
     * @throws MarshalException MARSHAL218 if a type has another schema at the other end, MARSHAL219 if there is no
     *     header; MARSHAL220 if this reader {@linkplain #convert converts} messages and every one would be refused,
     *     with all reasons
     */
    public boolean readHeader() throws IOException {
        isOpened = isOpened || frames.header(this::check);
        return isOpened;
    }

    private void check(Input in) {
        if (!takesOtherForms && !converts) {
            StreamHeader.check(in, lock, announced);
            return;
        }
        StreamHeader header = StreamHeader.read(in);
        for (Marshaller<?> each : announced) {
            header.requireType(each.schema().type());
        }
        if (converts) {
            former = FormerMessages.of(marshaller, header, lock);
        }
    }

    /**
     * Reads the next message into new objects.
     *
     * @return the message; null if there is none
     * @throws IOException from the channel
     */
    public @Nullable T read() throws IOException {
        if (!next()) {
            return null;
        }
        FormerMessages<T> known = former;
        return known == null ? ExactMessage.message(marshaller, null, frame()) : known.only(frame());
    }

    /**
     * Reads the next message into an existing object, as {@link Marshaller#readInto} does.
     *
     * @param message the object to fill
     * @return whether there was a message; if not, the object is unchanged
     * @throws IOException from the channel
     * @throws UnsupportedOperationException if only a constructor can fill the type; the message is then lost
     */
    public boolean readInto(T message) throws IOException {
        if (!next()) {
            return false;
        }
        FormerMessages<T> known = former;
        if (known == null) {
            ExactMessage.message(marshaller, message, frame());
        } else {
            known.onlyInto(message, frame());
        }
        return true;
    }

    /**
     * Reads the next message and passes it on. If {@code Request} is the root of a family, {@code
     * reader.dispatch(RequestMarshaller::dispatch, handler)} calls the handler's method for the class of the message.
     *
     * @param <H> the type of the handler
     * @param dispatcher called with the message and the handler
     * @param handler the handler
     * @return whether there was a message
     * @throws IOException from the channel
     */
    public <H> boolean dispatch(BiConsumer<? super T, ? super H> dispatcher, H handler) throws IOException {
        T message = read();
        if (message == null) {
            return false;
        }
        dispatcher.accept(message, handler);
        return true;
    }

    /** {@return whether the stream has ended and all its messages have been read} */
    public boolean isEnded() {
        return frames.isEnded();
    }

    private boolean next() throws IOException {
        return readHeader() && frames.next();
    }

    private Input frame() {
        return frames.frame().limits(limits);
    }

    /** Closes the channel or stream. Data that has arrived and was not read is lost. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
