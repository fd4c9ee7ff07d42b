package org.marshal4j.table.arrow;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.arrow.flatbuf.MessageHeader;

/**
 * The header of a batch: its values, and where they are stored. All locations have been checked to be within the body.
 * Indexes count from the flatbuffer of the header, after the mark and the length.
 */
final class BatchHeader {
    /** The batch is complete. */
    static final char WHOLE = 'w';

    /** The batch is being copied from another location, where it is complete. */
    static final char COPYING = 'c';

    private static final int NUMBER_SIZE = 8;
    private static final int COUNTS_SIZE = 16;

    // Slots of the tables, as in arrow-format.
    private static final int HEADER_TYPE = 6;
    private static final int HEADER = 8;
    private static final int BODY_LENGTH = 10;
    private static final int METADATA = 12;
    private static final int LENGTH = 4;
    private static final int NODES = 6;
    private static final int BUFFERS = 8;

    private final ByteBuffer bytes;
    private final int lengthAt;
    private final int nodesAt;
    private final int nodes;
    private final int buffersAt;
    private final int buffers;
    private final int stateAt;
    private final int number;
    private final char state;

    private BatchHeader(ByteBuffer bytes, Fields message) {
        Fields batch = message.table(HEADER);
        this.bytes = bytes;
        this.lengthAt = batch.at(LENGTH);
        this.nodes = batch.length(NODES);
        this.nodesAt = batch.vector(NODES);
        this.buffers = batch.length(BUFFERS);
        this.buffersAt = batch.vector(BUFFERS);
        Fields pair = message.element(METADATA, 0);
        int text = pair.vector(6);
        byte[] value = new byte[NUMBER_SIZE];
        bytes.get(text, value);
        this.number = Integer.parseInt(new String(value, StandardCharsets.US_ASCII), 16);
        this.stateAt = text + NUMBER_SIZE + 1;
        this.state = (char) bytes.get(stateAt);
        long body = bytes.getLong(message.at(BODY_LENGTH));
        // A vector with a wrong count fails here.
        bytes.get(nodesAt + nodes * COUNTS_SIZE - 1);
        bytes.get(buffersAt + buffers * COUNTS_SIZE - 1);
        for (int i = 0; i < buffers; i++) {
            if (offset(i) < 0 || size(i) < 0 || offset(i) > body - size(i) || (offset(i) & 7) != 0) {
                throw new Failure.Damage("a buffer at " + offset(i) + " of " + size(i) + " bytes in a body of " + body);
            }
        }
        if (number < 0 || nodes < 0 || buffers < 0) {
            throw new Failure.Damage("a batch " + number);
        }
    }

    /** Whether a message is a batch. */
    static boolean isBatch(ByteBuffer bytes) {
        return bytes.get(Fields.root(bytes).at(HEADER_TYPE)) == MessageHeader.RecordBatch;
    }

    /** The number of bytes of a message's body. */
    static long body(ByteBuffer bytes) {
        return bytes.getLong(Fields.root(bytes).at(BODY_LENGTH));
    }

    /** Reads a header. */
    static BatchHeader of(ByteBuffer bytes) {
        return new BatchHeader(bytes, Fields.root(bytes));
    }

    int number() {
        return number;
    }

    boolean isWhole() {
        return state == WHOLE;
    }

    /** The number of rows. */
    long rows() {
        return bytes.getLong(lengthAt);
    }

    int lengthAt() {
        return lengthAt;
    }

    int stateAt() {
        return stateAt;
    }

    int nodes() {
        return nodes;
    }

    /** The index of the length and the number of nulls of a column. */
    int countsAt(int node) {
        return nodesAt + node * COUNTS_SIZE;
    }

    int buffers() {
        return buffers;
    }

    /** The offset of a buffer in the body. */
    long offset(int buffer) {
        return bytes.getLong(buffersAt + buffer * COUNTS_SIZE);
    }

    /** The number of bytes of a buffer. */
    long size(int buffer) {
        return bytes.getLong(buffersAt + buffer * COUNTS_SIZE + Long.BYTES);
    }
}
