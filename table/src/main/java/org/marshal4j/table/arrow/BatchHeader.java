package org.marshal4j.table.arrow;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import org.apache.arrow.flatbuf.MessageHeader;

/**
 * The header of a batch: its values when it was read, and where they are stored. Whether these numbers fit those of the
 * file is for {@link LayoutCheck} to find out. Indexes count from the flatbuffer of the header, after the mark and the
 * length.
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
    private static final int COMPRESSION = 10;
    private static final int AREAS = 12;

    private final ByteBuffer bytes;
    private final int lengthAt;
    private final int nodesAt;
    private final int nodes;
    private final int buffersAt;
    private final int buffers;
    private final int stateAt;
    private final int number;
    private final char state;
    private final long body;
    private final int areas;
    private final int areasAt;

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
        this.number = number(bytes, text);
        this.stateAt = text + NUMBER_SIZE + 1;
        this.state = (char) bytes.get(stateAt);
        this.body = bytes.getLong(message.at(BODY_LENGTH));
        this.areas = areas(batch);
        this.areasAt = batch.vector(AREAS);
        requireApart(text);
        if (!Messages.BATCH.equals(pair.text(4))
                || !Messages.batch(number, state).equals(pair.text(6))
                || (state != WHOLE && state != COPYING)
                || batch.has(COMPRESSION)) {
            throw new Failure.Damage("no valid number of a batch");
        }
    }

    private static int number(ByteBuffer bytes, int at) {
        byte[] value = new byte[NUMBER_SIZE];
        bytes.get(at, value);
        return Integer.parseInt(new String(value, StandardCharsets.US_ASCII), 16);
    }

    /** Each column with an area must have exactly one. */
    private int areas(Fields batch) {
        int count = batch.length(AREAS);
        for (int i = 0; i < count; i++) {
            if (bytes.getLong(batch.vector(AREAS) + i * Long.BYTES) != 1) {
                throw new Failure.Damage("a column with several areas");
            }
        }
        return count;
    }

    /** What is changed in place must not be anything else. */
    private void requireApart(int text) {
        int[][] places = {
            {lengthAt, Long.BYTES},
            {nodesAt, Math.multiplyExact(nodes, COUNTS_SIZE)},
            {buffersAt, Math.multiplyExact(buffers, COUNTS_SIZE)},
            {text, NUMBER_SIZE + 2}
        };
        Arrays.sort(places, Comparator.comparingInt(place -> place[0]));
        int end = 0;
        for (int[] place : places) {
            if (place[0] < end || place[1] < 0 || place[0] > bytes.limit() - place[1]) {
                throw new Failure.Damage("a batch whose header overlaps itself");
            }
            end = place[0] + place[1];
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

    long body() {
        return body;
    }

    int areas() {
        return areas;
    }

    /** The number of bytes of the header, with the mark and the length: flatbuffers end with what is written first. */
    long length() {
        return Messages.aligned(Messages.PREFIX + areasAt + (long) areas * Long.BYTES);
    }

    /** The number of rows when the header was read. */
    long rows() {
        return bytes.getLong(lengthAt);
    }

    int lengthAt() {
        return lengthAt;
    }

    int stateAt() {
        return stateAt;
    }

    /** The index of the digits of its number. */
    int numberAt() {
        return stateAt - 1 - NUMBER_SIZE;
    }

    int nodes() {
        return nodes;
    }

    /** The index of the length and the number of nulls of a column. */
    int countsAt(int node) {
        return nodesAt + node * COUNTS_SIZE;
    }

    /** The number of values of a column when the header was read. */
    long length(int node) {
        return bytes.getLong(countsAt(node));
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
