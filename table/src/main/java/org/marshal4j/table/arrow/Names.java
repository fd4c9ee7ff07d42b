package org.marshal4j.table.arrow;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.RecordBatch;

/** Reads the names of a dictionary. Stateless. */
final class Names {
    private static final int LARGEST = 1 << 28;

    private Names() {}

    /**
     * Reads the names.
     *
     * @param header the header of the dictionary
     */
    static List<String> read(FileChannel channel, Messages.Placed placed, ByteBuffer header) throws IOException {
        RecordBatch data = Contents.dictionary(header).data();
        if (placed.body() > LARGEST || data == null || data.buffersLength() != 3 || data.nodesLength() != 1) {
            throw new Failure.Damage("a dictionary of " + placed.body() + " bytes");
        }
        long count = data.length();
        requireAsWritten(data, count, placed.body());
        ByteBuffer body = FileHead.buffer((int) placed.body());
        Bytes.read(channel, placed.at() + placed.header(), body);
        ByteBuffer ends = slice(body, data.buffers(1));
        ByteBuffer texts = slice(body, data.buffers(2));
        Set<String> names = new LinkedHashSet<>();
        int from = 0;
        for (int i = 1; i <= count; i++) {
            int to = ends.getInt(4 * i);
            if (to < from || to > texts.limit()) {
                throw new Failure.Damage("a name at " + from + " to " + to + " of " + texts.limit());
            }
            byte[] name = new byte[to - from];
            texts.get(from, name);
            names.add(new String(name, StandardCharsets.UTF_8));
            from = to;
        }
        if (ends.getInt(0) != 0 || from != texts.limit() || names.size() != count) {
            throw new Failure.Damage("a dictionary of " + count + " names that are not all there");
        }
        return List.copyOf(names);
    }

    /** The numbers of a dictionary follow from the number of names, except for the sum of their lengths. */
    private static void requireAsWritten(RecordBatch data, long count, long body) {
        Buffer none = data.buffers(0);
        Buffer ends = data.buffers(1);
        Buffer texts = data.buffers(2);
        boolean isAsWritten = count >= 0
                && count < LARGEST
                && data.nodes(0).length() == count
                && data.nodes(0).nullCount() == 0
                && none.offset() == 0
                && none.length() == 0
                && ends.offset() == 0
                && ends.length() == 4 * (count + 1)
                && texts.offset() == Messages.aligned(ends.length())
                && texts.length() >= 0
                && texts.length() < LARGEST
                && body == Messages.aligned(texts.offset() + texts.length())
                && data.compression() == null;
        if (!isAsWritten) {
            throw new Failure.Damage("a dictionary of " + count + " names in " + body + " bytes");
        }
    }

    private static ByteBuffer slice(ByteBuffer body, Buffer place) {
        return body.slice((int) place.offset(), (int) place.length()).order(ByteOrder.LITTLE_ENDIAN);
    }
}
