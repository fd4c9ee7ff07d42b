package org.marshal4j.table.arrow;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.Schema;

/** The start of a file: the name of the format, and the schema, whose metadata says whether the file was closed. */
record FileHead(FileSchema schema, Messages.Placed placed, long stateAt) {
    /** The metadata key under which the state is stored. */
    static final String STATE = "marshal4j.state";

    /** The state of a file that was closed. */
    static final String CLOSED = "closed";

    /** The state of a file that is being written. */
    static final String OPENED = "opened";

    private static final int SCHEMA_METADATA = 8;

    /** Reads the start of a file. */
    static FileHead read(FileChannel channel) throws IOException {
        byte[] magic = new byte[ArrowFile.MAGIC.length];
        Bytes.read(channel, 0, ByteBuffer.wrap(magic));
        if (!Arrays.equals(magic, ArrowFile.MAGIC)) {
            throw new Failure.Damage("no magic number of an Arrow file");
        }
        ByteBuffer header = Bytes.header(channel, ArrowFile.START);
        Message message = Message.getRootAsMessage(header);
        if (message.headerType() != MessageHeader.Schema) {
            throw new Failure.Damage("no schema at its beginning");
        }
        FileSchema schema = FileSchema.of((Schema) message.header(new Schema()));
        Messages.Placed placed = new Messages.Placed(ArrowFile.START, header.limit() + Messages.PREFIX, 0);
        long stateAt = ArrowFile.START + Messages.PREFIX + stateAt(header);
        String state = schema.metadata().get(STATE);
        if (message.bodyLength() != 0 || !(CLOSED.equals(state) || OPENED.equals(state))) {
            throw new Failure.Damage("no valid schema: its state is " + state);
        }
        return new FileHead(schema, placed, stateAt);
    }

    private static int stateAt(ByteBuffer header) {
        Fields schema = Fields.root(header).table(8);
        for (int i = 0; i < schema.length(SCHEMA_METADATA); i++) {
            Fields pair = schema.element(SCHEMA_METADATA, i);
            byte[] key = new byte[pair.length(4)];
            header.get(pair.vector(4), key);
            if (new String(key, StandardCharsets.UTF_8).equals(STATE)) {
                return pair.vector(6);
            }
        }
        throw new Failure.Damage("no metadata of marshal4j");
    }

    boolean isClosed() {
        return CLOSED.equals(schema.metadata().get(STATE));
    }

    void putState(FileChannel channel, String state) throws IOException {
        Bytes.write(channel, stateAt, state.getBytes(StandardCharsets.US_ASCII));
    }

    /** A number in the metadata. */
    int number(String key, int least, int most) {
        try {
            int number = Integer.parseInt(schema.metadata().getOrDefault(key, ""));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw new Failure.Damage("no valid " + key);
    }

    /** Creates a buffer with the byte order of all numbers. */
    static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }
}
