package org.marshal4j.table.arrow;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.apache.arrow.flatbuf.DictionaryBatch;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;

/**
 * The dictionaries and batches of a file, whose numbers have been checked.
 *
 * @param dictionaries the dictionaries by their numbers
 * @param batches the batches in the order of their rows
 * @param end the offset after all messages
 */
record Contents(Map<Long, Dictionary> dictionaries, List<Batch> batches, long end) {
    /**
     * A dictionary.
     *
     * @param placed where it is
     * @param names its names
     */
    record Dictionary(Messages.Placed placed, List<String> names) {}

    /**
     * A batch.
     *
     * @param placed where it is
     * @param header its header
     */
    record Batch(Messages.Placed placed, BatchHeader header) {}

    /** Reads the header of a dictionary. */
    static DictionaryBatch dictionary(ByteBuffer header) {
        Message message = Message.getRootAsMessage(header);
        if (message.headerType() != MessageHeader.DictionaryBatch) {
            throw new Failure.Damage("no dictionary where it should be");
        }
        DictionaryBatch dictionary = (DictionaryBatch) message.header(new DictionaryBatch());
        if (dictionary == null || dictionary.isDelta()) {
            throw new Failure.Damage("a dictionary without names");
        }
        return dictionary;
    }
}
