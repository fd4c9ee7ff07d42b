package org.marshal4j.table.arrow;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.arrow.flatbuf.Block;
import org.apache.arrow.flatbuf.DictionaryBatch;
import org.apache.arrow.flatbuf.Footer;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.jspecify.annotations.Nullable;

/**
 * The locations of the dictionaries and batches of a file: as its footer says or, if it has none, found by going from
 * message to message.
 *
 * @param dictionaries the dictionaries by their numbers
 * @param batches the batches in the order of their rows
 * @param end the offset after all messages
 */
record Contents(Map<Long, Messages.Placed> dictionaries, List<Messages.Placed> batches, long end) {
    /** The bytes after the footer: its length, and the name of the format. */
    static final int TRAILER = 4 + 6;

    /** Returns what the footer says; null if there is no valid footer. */
    static @Nullable Contents ofFooter(FileChannel channel, long start) throws IOException {
        long size = channel.size();
        if (size < start + TRAILER) {
            return null;
        }
        ByteBuffer trailer = FileHead.buffer(TRAILER);
        Bytes.read(channel, size - TRAILER, trailer);
        byte[] magic = new byte[TRAILER - 4];
        trailer.get(4, magic);
        int length = trailer.getInt(0);
        if (!Arrays.equals(magic, Arrays.copyOf(ArrowFile.MAGIC, magic.length))
                || length <= 0
                || length > size - TRAILER - start) {
            return null;
        }
        ByteBuffer bytes = FileHead.buffer(length);
        Bytes.read(channel, size - TRAILER - length, bytes);
        try {
            Footer footer = Footer.getRootAsFooter(bytes);
            // Zeros are read as a footer without anything in it.
            return footer.schema() == null ? null : of(channel, footer, start, size);
        } catch (IndexOutOfBoundsException | Failure.Damage e) {
            return null;
        }
    }

    private static Contents of(FileChannel channel, Footer footer, long start, long size) throws IOException {
        Map<Long, Messages.Placed> dictionaries = new TreeMap<>();
        for (int i = 0; i < footer.dictionariesLength(); i++) {
            Messages.Placed placed = placed(footer.dictionaries(i), size);
            dictionaries.put(dictionary(Bytes.header(channel, placed.at())).id(), placed);
        }
        List<Messages.Placed> batches = new ArrayList<>();
        for (int i = 0; i < footer.recordBatchesLength(); i++) {
            batches.add(placed(footer.recordBatches(i), size));
        }
        long end = start;
        for (Messages.Placed placed : dictionaries.values()) {
            end = Math.max(end, placed.end());
        }
        for (Messages.Placed placed : batches) {
            end = Math.max(end, placed.end());
        }
        return new Contents(dictionaries, batches, end);
    }

    static DictionaryBatch dictionary(ByteBuffer header) {
        Message message = Message.getRootAsMessage(header);
        if (message.headerType() != MessageHeader.DictionaryBatch) {
            throw new Failure.Damage("no dictionary where it should be");
        }
        return (DictionaryBatch) message.header(new DictionaryBatch());
    }

    private static Messages.Placed placed(Block block, long size) {
        Messages.Placed placed = new Messages.Placed(block.offset(), block.metaDataLength(), block.bodyLength());
        requireWithin(placed, size);
        return placed;
    }

    private static void requireWithin(Messages.Placed placed, long size) {
        if (placed.at() < 0
                || placed.header() <= Messages.PREFIX
                || placed.body() < 0
                || placed.at() > size - placed.header()
                || placed.body() > size - placed.header() - placed.at()) {
            throw new Failure.Damage("a message at " + placed.at() + " beyond its end");
        }
    }

    /** Goes from message to message. If several batches have the same number, the last complete one counts. */
    static Contents walk(FileChannel channel, long start) throws IOException {
        Map<Long, Messages.Placed> dictionaries = new TreeMap<>();
        Map<Integer, Messages.Placed> batches = new TreeMap<>();
        long size = channel.size();
        long at = start;
        while (at <= size - Messages.PREFIX) {
            Messages.Placed placed;
            try {
                ByteBuffer header = Bytes.header(channel, at);
                placed = new Messages.Placed(at, header.limit() + Messages.PREFIX, BatchHeader.body(header));
                requireWithin(placed, size);
                add(header, placed, dictionaries, batches);
            } catch (IndexOutOfBoundsException | NumberFormatException | Failure.Damage e) {
                // A message that was being written when the process ended, or the end of the file.
                break;
            }
            at = placed.end();
        }
        List<Messages.Placed> ordered = new ArrayList<>();
        while (batches.containsKey(ordered.size())) {
            ordered.add(batches.get(ordered.size()));
        }
        return new Contents(dictionaries, ordered, at);
    }

    private static void add(
            ByteBuffer header,
            Messages.Placed placed,
            Map<Long, Messages.Placed> dictionaries,
            Map<Integer, Messages.Placed> batches) {
        if (BatchHeader.isBatch(header)) {
            BatchHeader batch = BatchHeader.of(header);
            if (batch.isWhole()) {
                batches.put(batch.number(), placed);
            }
        } else {
            dictionaries.put(dictionary(header).id(), placed);
        }
    }
}
