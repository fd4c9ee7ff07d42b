package org.marshal4j.benchmarks.peer.externalizable;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;

/** A change of an order book, with texts and lists. */
public final class ExternalBookUpdate implements External {
    private static final long serialVersionUID = 1L;

    private final transient BookUpdate message;

    /** To be read into. */
    public ExternalBookUpdate() {
        this(new BookUpdate());
    }

    ExternalBookUpdate(BookUpdate message) {
        this.message = message;
    }

    @Override
    public BookUpdate message() {
        return message;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(message.time);
        out.writeLong(message.sequence);
        out.writeUTF(message.symbol);
        out.writeUTF(message.venue);
        writeLevels(out, message.bids);
        writeLevels(out, message.asks);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        message.time = in.readLong();
        message.sequence = in.readLong();
        message.symbol = in.readUTF();
        message.venue = in.readUTF();
        message.bids = readLevels(in);
        message.asks = readLevels(in);
    }

    private static void writeLevels(ObjectOutput out, List<Level> levels) throws IOException {
        out.writeInt(levels.size());
        for (Level level : levels) {
            out.writeDouble(level.price);
            out.writeDouble(level.quantity);
        }
    }

    private static List<Level> readLevels(ObjectInput in) throws IOException {
        int count = in.readInt();
        List<Level> levels = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            levels.add(new Level(in.readDouble(), in.readDouble()));
        }
        return levels;
    }
}
