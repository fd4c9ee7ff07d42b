package org.marshal4j.table.arrow;

import com.google.flatbuffers.FlatBufferBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.arrow.flatbuf.Block;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.DictionaryBatch;
import org.apache.arrow.flatbuf.FieldNode;
import org.apache.arrow.flatbuf.Footer;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.MetadataVersion;
import org.apache.arrow.flatbuf.RecordBatch;

/**
 * The messages of a file as bytes: a mark, the length of the header, and the header; then the body follows. Stateless.
 */
final class Messages {
    /** The mark before each message. */
    static final int MARK = 0xFFFF_FFFF;

    /** The number of bytes of the mark and the length. */
    static final int PREFIX = 8;

    /** Messages, and the buffers in their bodies, start at multiples of this. */
    static final int ALIGNMENT = 64;

    private Messages() {}

    /** The next multiple of 64. */
    static long aligned(long size) {
        return (size + ALIGNMENT - 1) & -ALIGNMENT;
    }

    /** The metadata key under which a batch stores its number and whether it is complete. */
    static final String BATCH = "marshal4j.batch";

    /** The value under that key, with {@link BatchHeader#WHOLE} or, while a batch is being copied, another state. */
    static String batch(int number, char state) {
        return String.format(Locale.ROOT, "%08x %c", number, state);
    }

    private static byte[] framed(
            FlatBufferBuilder builder, int header, byte type, long body, Map<String, String> metadata) {
        int pairs = Message.createCustomMetadataVector(builder, FileSchema.pairs(builder, metadata));
        Message.startMessage(builder);
        Message.addVersion(builder, MetadataVersion.V5);
        Message.addHeaderType(builder, type);
        Message.addHeader(builder, header);
        Message.addBodyLength(builder, body);
        Message.addCustomMetadata(builder, pairs);
        builder.finish(Message.endMessage(builder));
        byte[] bytes = builder.sizedByteArray();
        // The schema follows the name of the format and ends, like all other messages, at a multiple of 64.
        int before = type == MessageHeader.Schema ? ArrowFile.START : 0;
        int size = (int) aligned(before + PREFIX + bytes.length) - before;
        return ByteBuffer.allocate(size)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(MARK)
                .putInt(size - PREFIX)
                .put(bytes)
                .array();
    }

    private static FlatBufferBuilder builder() {
        // Fields with a default value, such as a length of 0, must be stored so that they can be changed.
        return new FlatBufferBuilder(1024).forceDefaults(true);
    }

    /** The schema. */
    static byte[] schema(FileSchema schema) {
        FlatBufferBuilder builder = builder();
        return framed(builder, schema.put(builder), MessageHeader.Schema, 0, Map.of());
    }

    /** The header of a batch without rows. */
    static byte[] batch(BatchLayout layout, int number, char state) {
        FlatBufferBuilder builder = builder();
        List<long[]> buffers = new ArrayList<>();
        layout.places().forEach(place -> buffers.add(new long[] {place.offset(), place.size()}));
        int header = recordBatch(builder, 0, layout.nodes().size(), 0, buffers, layout.areas());
        return framed(builder, header, MessageHeader.RecordBatch, layout.body(), Map.of(BATCH, batch(number, state)));
    }

    private static int recordBatch(
            FlatBufferBuilder to, long length, int nodes, long nodeLength, List<long[]> buffers, int areas) {
        long[] counts = new long[areas];
        Arrays.fill(counts, 1);
        int variadic = RecordBatch.createVariadicBufferCountsVector(to, counts);
        RecordBatch.startBuffersVector(to, buffers.size());
        for (int i = buffers.size() - 1; i >= 0; i--) {
            Buffer.createBuffer(to, buffers.get(i)[0], buffers.get(i)[1]);
        }
        int places = to.endVector();
        RecordBatch.startNodesVector(to, nodes);
        for (int i = 0; i < nodes; i++) {
            FieldNode.createFieldNode(to, nodeLength, 0);
        }
        int counted = to.endVector();
        RecordBatch.startRecordBatch(to);
        RecordBatch.addLength(to, length);
        RecordBatch.addNodes(to, counted);
        RecordBatch.addBuffers(to, places);
        RecordBatch.addVariadicBufferCounts(to, variadic);
        return RecordBatch.endRecordBatch(to);
    }

    /** A dictionary: its header, and its body. */
    static byte[][] dictionary(long id, List<String> names) {
        int textsAt = (int) aligned(4L * (names.size() + 1));
        byte[] texts = String.join("", names).getBytes(StandardCharsets.UTF_8);
        int size = (int) aligned(textsAt + texts.length);
        ByteBuffer body = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        int end = 0;
        for (String name : names) {
            body.putInt(end);
            end += name.getBytes(StandardCharsets.UTF_8).length;
        }
        body.putInt(end).position(textsAt).put(texts);
        FlatBufferBuilder builder = builder();
        List<long[]> buffers =
                List.of(new long[] {0, 0}, new long[] {0, 4L * (names.size() + 1)}, new long[] {textsAt, texts.length});
        int data = recordBatch(builder, names.size(), 1, names.size(), buffers, 0);
        int dictionary = DictionaryBatch.createDictionaryBatch(builder, id, data, false);
        byte[] header = framed(builder, dictionary, MessageHeader.DictionaryBatch, size, Map.of());
        return new byte[][] {header, body.array()};
    }

    /** The end of the file: a mark without a message, the footer, its length, and the name of the format. */
    static byte[] footer(FileSchema schema, List<Placed> dictionaries, List<Placed> batches) {
        FlatBufferBuilder builder = builder();
        int columns = schema.put(builder);
        Footer.startDictionariesVector(builder, dictionaries.size());
        blocks(builder, dictionaries);
        int dictionaryBlocks = builder.endVector();
        Footer.startRecordBatchesVector(builder, batches.size());
        blocks(builder, batches);
        int batchBlocks = builder.endVector();
        Footer.startFooter(builder);
        Footer.addVersion(builder, MetadataVersion.V5);
        Footer.addSchema(builder, columns);
        Footer.addDictionaries(builder, dictionaryBlocks);
        Footer.addRecordBatches(builder, batchBlocks);
        builder.finish(Footer.endFooter(builder));
        byte[] footer = builder.sizedByteArray();
        return ByteBuffer.allocate(PREFIX + footer.length + 4 + ArrowFile.MAGIC.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(MARK)
                .putInt(0)
                .put(footer)
                .putInt(footer.length)
                .put(ArrowFile.MAGIC)
                .array();
    }

    private static void blocks(FlatBufferBuilder builder, List<Placed> messages) {
        for (int i = messages.size() - 1; i >= 0; i--) {
            Placed placed = messages.get(i);
            Block.createBlock(builder, placed.at(), placed.header(), placed.body());
        }
    }

    /**
     * The location of a message.
     *
     * @param at its offset in the file
     * @param header the number of bytes of its header, including the mark and the length
     * @param body the number of bytes of its body
     */
    record Placed(long at, int header, long body) {
        long end() {
            return at + header + body;
        }
    }
}
