package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.convert.run.QuickConversion;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.SchemaId;

/**
 * Converts messages as most are, from the array of an input to that of a buffer.
 *
 * @param hadId whether a schema id is in front of former messages
 * @param hasId whether one is in front of today's
 */
record QuickMessages(QuickConversion conversion, Marshaller<?> marshaller, boolean hadId, boolean hasId) {
    /** Returned if nothing was converted. */
    static final int STOPPED = -1;

    /** At most as many bytes are taken at once: an input may have to copy them. */
    private static final int MOST = 1 << 10;

    /**
     * Converts a message, or its front. The position of the input is behind that then.
     *
     * @return the number of today's bytes in the array of the buffer; {@link #STOPPED}, and nothing has moved, if the
     *     message is another one
     */
    int convert(ScratchBuffer buffer, Input in) {
        long start = in.position();
        int size = (int) Math.min(MOST, in.remaining());
        long at = in.take(size);
        int before = hadId ? SchemaId.SIZE : 0;
        long sizes = QuickConversion.STOPPED;
        if (in.base() instanceof byte[] base && size >= before) {
            byte[] array = buffer.array(QuickConversion.ROOM);
            if (hasId) {
                RawMemory.putInt(array, RawMemory.ARRAY_OFFSET, marshaller.schemaId());
            }
            sizes = conversion.convert(base, at + before, at + size, array, hasId ? SchemaId.SIZE : 0);
        }
        if (sizes == QuickConversion.STOPPED) {
            in.position(start);
            return STOPPED;
        }
        in.position(start + before + (sizes >>> Integer.SIZE));
        ReadLimits limits = in.limits();
        if (limits != ReadLimits.DEFAULT) {
            // As steps do: elements are counted again.
            in.limits(limits);
        }
        return (int) sizes;
    }
}
