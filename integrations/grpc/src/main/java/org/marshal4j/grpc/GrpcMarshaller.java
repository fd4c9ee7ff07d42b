package org.marshal4j.grpc;

import io.grpc.HasByteBuffer;
import io.grpc.KnownLength;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.inspect.FormerMessages;

/**
 * Uses a generated marshaller for the requests or responses of a {@link MethodDescriptor}.
 *
 * <pre>{@code
 * MethodDescriptor<Order, Fill> fill = MethodDescriptor.<Order, Fill>newBuilder()
 *         .setType(MethodType.UNARY)
 *         .setFullMethodName("trading.Orders/Fill")
 *         .setRequestMarshaller(GrpcMarshaller.of(OrderMarshaller.INSTANCE))
 *         .setResponseMarshaller(GrpcMarshaller.of(FillMarshaller.INSTANCE))
 *         .build();
 * }</pre>
 *
 * <p>A message is written before {@code onNext} returns. After that you can change the object and send it again, even
 * if the call is still waiting for a connection. Immutable and thread-safe.
 *
 * @param <T> the type of the messages
 */
public final class GrpcMarshaller<T> implements MethodDescriptor.ReflectableMarshaller<T> {
    private final Marshaller<T> marshaller;
    private final ReadLimits limits;

    /** Null until an interceptor asks for it. */
    private volatile @Nullable MessageSchema schema;

    private GrpcMarshaller(Marshaller<T> marshaller, ReadLimits limits) {
        this.marshaller = Objects.requireNonNull(marshaller);
        this.limits = Objects.requireNonNull(limits);
    }

    /**
     * Creates a marshaller for gRPC. Reads are limited by {@link ReadLimits#DEFAULT}.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of that type, or of the root of its family
     * @return the marshaller for gRPC
     */
    public static <T> GrpcMarshaller<T> of(Marshaller<T> marshaller) {
        return new GrpcMarshaller<>(marshaller, ReadLimits.DEFAULT);
    }

    /**
     * {@return a marshaller with different limits for reads} The length of a message is limited by gRPC itself.
     *
     * @param most the limits
     */
    public GrpcMarshaller<T> withLimits(ReadLimits most) {
        return new GrpcMarshaller<>(marshaller, most);
    }

    /** The schema of the messages, for interceptors. */
    MessageSchema schema() {
        MessageSchema known = schema;
        if (known == null) {
            known = new MessageSchema(marshaller);
            schema = known;
        }
        return known;
    }

    @Override
    public Class<T> getMessageClass() {
        return marshaller.type();
    }

    /**
     * Returns a message as a stream that knows its length and drains itself.
     *
     * @throws StatusRuntimeException INTERNAL if the object cannot be written; the cause is a {@link MarshalException}
     */
    @Override
    public InputStream stream(T value) {
        try {
            return new MessageStream(marshaller.toByteArray(value));
        } catch (MarshalException e) {
            throw unusable(e);
        }
    }

    /**
     * Reads a message, which must be everything in the stream. If gRPC received it in a single buffer, it is read
     * from that one.
     *
     * @throws StatusRuntimeException INTERNAL if the bytes are not a valid message, or are incomplete; the cause is a
     *     {@link MarshalException} or an {@link IOException}. Exceptions of gRPC itself are passed on unchanged
     */
    @Override
    public T parse(InputStream stream) {
        try {
            if (stream instanceof MessageStream own) {
                return exact(own.input());
            }
            int length = stream instanceof KnownLength ? stream.available() : -1;
            ByteBuffer whole = whole(stream, length);
            if (whole != null) {
                return fromBuffer(whole);
            }
            return length < 0 ? exact(Input.of(stream.readAllBytes())) : copied(stream, length);
        } catch (MarshalException | IOException e) {
            throw unusable(e);
        }
    }

    /** Reads messages that a client has written with another schema. */
    FormerMessages<T> former(ClientSchema client) {
        return FormerMessages.of(marshaller, client.schemas(), client.type());
    }

    /**
     * Reads a message.
     *
     * @param former reads it, if the client has another schema; otherwise null
     * @throws StatusRuntimeException as {@link #parse(InputStream)}
     */
    T parse(byte[] message, @Nullable FormerMessages<T> former) {
        Input in = Input.of(message);
        try {
            return former == null ? exact(in) : former.only(in.limits(limits));
        } catch (MarshalException e) {
            throw unusable(e);
        }
    }

    /** The one buffer that holds all bytes of the stream; null if there is no such buffer. */
    private static @Nullable ByteBuffer whole(InputStream stream, int length) {
        if (length > 0 && stream instanceof HasByteBuffer buffers && buffers.byteBufferSupported()) {
            ByteBuffer first = buffers.getByteBuffer();
            return first != null && first.remaining() == length ? first : null;
        }
        return null;
    }

    private T fromBuffer(ByteBuffer bytes) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            return exact(scratch.input(bytes));
        } finally {
            Reference.reachabilityFence(bytes);
        }
    }

    private T copied(InputStream stream, int length) throws IOException {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            int read = stream.readNBytes(scratch.array(length), 0, length);
            return exact(scratch.input(0, read));
        }
    }

    private T exact(Input in) {
        return ExactMessage.message(marshaller, null, in.limits(limits));
    }

    static StatusRuntimeException unusable(Exception cause) {
        return Status.INTERNAL
                .withDescription(cause.getMessage())
                .withCause(cause)
                .asRuntimeException();
    }
}
