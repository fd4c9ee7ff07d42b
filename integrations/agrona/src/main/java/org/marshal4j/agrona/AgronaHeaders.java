package org.marshal4j.agrona;

import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.util.Objects;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.lock.LockFile;

/**
 * Writes and checks {@linkplain StreamHeader headers} in Agrona's buffers. A publication of Aeron offers a header as a
 * message of its own: first, and again for subscribers that join later. They check it before they read messages.
 *
 * <pre>{@code
 * int length = AgronaHeaders.write(buffer, 0, QuoteMarshaller.INSTANCE);
 * publication.offer(buffer, 0, length);
 * ...
 * if (AgronaHeaders.isHeader(buffer, offset, length)) {
 *     AgronaHeaders.check(buffer, offset, length, QuoteMarshaller.INSTANCE);
 * }
 * }</pre>
 *
 * <p>Stateless and thread-safe.
 */
public final class AgronaHeaders {
    /** How every header begins. {@link StreamHeader} would need an exception to say that something else is there. */
    private static final int MAGIC = 0x6A346D01;

    private AgronaHeaders() {}

    /**
     * Writes a header, as {@link StreamHeader#write} does. An expandable buffer grows if necessary.
     *
     * @param buffer the buffer
     * @param index where the header starts
     * @param marshallers the marshallers of the types whose messages follow
     * @return the length of the header in bytes
     * @throws IndexOutOfBoundsException if the header does not fit; the buffer is then unchanged
     */
    public static int write(MutableDirectBuffer buffer, int index, Marshaller<?>... marshallers) {
        byte[] header = StreamHeader.toBytes(marshallers);
        if (!buffer.isExpandable()) {
            Objects.checkFromIndexSize(index, header.length, buffer.capacity());
        }
        buffer.putBytes(index, header);
        return header.length;
    }

    /**
     * Tells whether bytes are a header and nothing else, by their first eight bytes. A message with these bytes would
     * be taken for one; the magic number and a length that matches make that very unlikely.
     *
     * @param buffer the buffer
     * @param index where the bytes start
     * @param length the number of bytes
     * @return whether they are a header
     * @throws IndexOutOfBoundsException if the buffer has no such part
     */
    public static boolean isHeader(DirectBuffer buffer, int index, int length) {
        Objects.checkFromIndexSize(index, length, buffer.capacity());
        return length >= StreamHeader.PREFIX
                && buffer.getInt(index, LITTLE_ENDIAN) == MAGIC
                && buffer.getInt(index + Integer.BYTES, LITTLE_ENDIAN) == length - StreamHeader.PREFIX;
    }

    /**
     * Reads a header and compares it with the schemas that the types have here, as
     * {@link StreamHeader#check(Input, Marshaller...)} does.
     *
     * @param buffer the buffer
     * @param index where the header starts
     * @param length the length of the header in bytes
     * @param marshallers the marshallers of the types to be read
     * @throws IndexOutOfBoundsException if the buffer has no such part
     * @throws MarshalException MARSHAL218 if a message with the schema in the header might not be readable here, with a
     *     line for each difference, or if the header does not list one of the types; MARSHAL219 if this is not a header
     */
    public static void check(DirectBuffer buffer, int index, int length, Marshaller<?>... marshallers) {
        check(buffer, index, length, LockFile.empty(), marshallers);
    }

    /**
     * Reads a header and compares it, using a lock file to recognise renamed fields.
     *
     * @param buffer the buffer
     * @param index where the header starts
     * @param length the length of the header in bytes
     * @param lock contains the former schemas of the types
     * @param marshallers the marshallers of the types to be read
     * @throws IndexOutOfBoundsException if the buffer has no such part
     * @throws MarshalException as {@link #check(DirectBuffer, int, int, Marshaller...)}
     */
    public static void check(DirectBuffer buffer, int index, int length, LockFile lock, Marshaller<?>... marshallers) {
        Objects.checkFromIndexSize(index, length, buffer.capacity());
        byte[] header = new byte[length];
        buffer.getBytes(index, header);
        StreamHeader.check(Input.of(header), lock, marshallers);
    }
}
