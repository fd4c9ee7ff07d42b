package org.marshal4j.table.arrow;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.RecordBatch;

/** Reads the names of a dictionary. Stateless. */
final class Names {
    private static final int LARGEST = 1 << 28;

    private Names() {}

    static List<String> read(FileChannel channel, Messages.Placed placed) throws IOException {
        RecordBatch data =
                Contents.dictionary(Bytes.header(channel, placed.at())).data();
        if (placed.body() > LARGEST || data == null || data.buffersLength() != 3) {
            throw new Failure.Damage("a dictionary of " + placed.body() + " bytes");
        }
        ByteBuffer body = FileHead.buffer((int) placed.body());
        Bytes.read(channel, placed.at() + placed.header(), body);
        ByteBuffer ends = slice(body, data.buffers(1));
        ByteBuffer texts = slice(body, data.buffers(2));
        List<String> names = new ArrayList<>();
        for (int i = 0; i < data.length(); i++) {
            int from = ends.getInt(4 * i);
            byte[] name = new byte[Math.min(texts.limit(), Math.max(0, ends.getInt(4 * i + 4) - from))];
            texts.get(from, name);
            names.add(new String(name, StandardCharsets.UTF_8));
        }
        return names;
    }

    private static ByteBuffer slice(ByteBuffer body, Buffer place) {
        return body.slice(Math.toIntExact(place.offset()), Math.toIntExact(place.length()))
                .order(ByteOrder.LITTLE_ENDIAN);
    }
}
