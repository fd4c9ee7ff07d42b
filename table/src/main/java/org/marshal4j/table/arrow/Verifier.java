package org.marshal4j.table.arrow;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.memory.Node;

/**
 * Compares all numbers of a file with one another and with its length, before any of it is mapped: those of the schema,
 * of each message, and of the footer. What can be told apart from other numbers is never used without that.
 *
 * <p>The messages are found by going from one to the next. In a file that was closed, the footer must say the same. In
 * another one, a message may be missing at the end: the writer was killed, or is writing it.
 */
final class Verifier {
    /** That of some ten thousand columns. */
    private static final int LARGEST_BATCH_HEADER = 1 << 20;

    private final FileChannel channel;
    private final FileHead head;
    private final int batchRows;
    private final int enums;

    /** The number of bytes of the file, to which another process may be adding more. */
    private long size;

    /** Whether nobody was changing the counts of batches when the file was last written. */
    private boolean isSettled;

    private final Map<Long, Contents.Dictionary> dictionaries = new TreeMap<>();
    private final Map<Integer, Contents.Batch> batches = new TreeMap<>();

    Verifier(FileChannel channel, FileHead head, FileOptions options) throws IOException {
        this.channel = channel;
        this.head = head;
        this.batchRows = options.batchRows();
        this.size = channel.size();
        this.isSettled = head.isClosed();
        this.enums = head.schema().enums().size();
    }

    /** Checks a whole file. */
    Contents verify() throws IOException {
        long at = head.placed().end();
        requireWholeSchema(at);
        while (hasMessage(at)) {
            Messages.Placed placed = add(at);
            if (placed == null) {
                break;
            }
            at = placed.end();
        }
        Contents found = new Contents(dictionaries, ordered(), at);
        if (head.isClosed()) {
            FooterCheck.check(channel, head, found);
        } else {
            FooterCheck.checkSchema(channel, head, found);
        }
        return found;
    }

    /** If the length of the schema is wrong, it ends elsewhere than a message can, or contains one. */
    private void requireWholeSchema(long end) throws IOException {
        long mark = nextMark(Messages.ALIGNMENT);
        if (end % Messages.ALIGNMENT != 0 || (mark >= 0 && mark < end)) {
            throw new Failure.Damage("a schema of another length than it says");
        }
    }

    /** Finds what is whole in a file that may be damaged anywhere after its schema. */
    Contents salvage() throws IOException {
        isSettled = false;
        long at = nextMark(head.placed().end());
        while (at >= 0) {
            long next = at + Messages.ALIGNMENT;
            try {
                Messages.Placed placed = add(at);
                next = placed == null ? next : placed.end();
            } catch (Failure.Damage e) {
                // What follows may be whole.
            }
            at = nextMark(next);
        }
        requireDictionaries();
        return new Contents(dictionaries, List.copyOf(batches.values()), size);
    }

    /** The next place where a message may begin; negative if there is none. */
    private long nextMark(long from) throws IOException {
        ByteBuffer bytes = FileHead.buffer(1 << 16);
        for (long start = from; start <= size - Messages.PREFIX; start += bytes.capacity()) {
            bytes.clear().limit((int) Math.min(bytes.capacity(), size - start));
            Bytes.read(channel, start, bytes);
            for (int i = 0; i <= bytes.limit() - Messages.PREFIX; i += Messages.ALIGNMENT) {
                if (bytes.getInt(i) == Messages.MARK && bytes.getInt(i + 4) > 0) {
                    return start + i;
                }
            }
        }
        return -1;
    }

    /** Tells whether there is a message at an offset, and neither the footer nor what was being written. */
    private boolean hasMessage(long at) throws IOException {
        if (at > size - Messages.PREFIX) {
            return false;
        }
        ByteBuffer prefix = FileHead.buffer(Messages.PREFIX);
        Bytes.read(channel, at, prefix);
        boolean isMessage = prefix.getInt(0) != 0 && prefix.getInt(4) != 0;
        if (!isMessage && !isSettled && (hasRows(at) || hasBatchAfter(at))) {
            throw new Failure.Damage("a message without a mark at " + at);
        }
        return isMessage;
    }

    /** Tells whether there is a batch somewhere after an offset: then the message there was complete once. */
    private boolean hasBatchAfter(long offset) throws IOException {
        long at = nextMark(offset + Messages.ALIGNMENT);
        while (at >= 0) {
            try {
                ByteBuffer header = Bytes.header(channel, at);
                if (BatchHeader.isBatch(header)) {
                    LayoutCheck.check(BatchHeader.of(header), head.schema().nodes(), batchRows, false);
                    return true;
                }
            } catch (IndexOutOfBoundsException
                    | NumberFormatException
                    | ArithmeticException
                    | Failure.Damage
                    | EOFException e) {
                // A part of the footer, or of what was being written.
            }
            at = nextMark(at + Messages.ALIGNMENT);
        }
        return false;
    }

    /** Tells whether there is the header of a batch with rows: it has its mark before it gets rows. */
    private boolean hasRows(long at) throws IOException {
        ByteBuffer header = FileHead.buffer((int) Math.min(LARGEST_BATCH_HEADER, size - at - Messages.PREFIX));
        Bytes.read(channel, at + Messages.PREFIX, header);
        try {
            return BatchHeader.isBatch(header) && BatchHeader.of(header).rows() > 0;
        } catch (IndexOutOfBoundsException | NumberFormatException | ArithmeticException | Failure.Damage e) {
            // The footer, or nothing.
            return false;
        }
    }

    /** Adds the message at an offset; null if it is a dictionary that was being written when the writer was killed. */
    private Messages.@Nullable Placed add(long at) throws IOException {
        try {
            ByteBuffer header = Bytes.header(channel, at);
            Messages.Placed placed =
                    new Messages.Placed(at, header.limit() + Messages.PREFIX, BatchHeader.body(header));
            if (BatchHeader.isBatch(header)) {
                requireWithin(placed);
                addBatch(placed, BatchHeader.of(header));
            } else {
                long id = Contents.dictionary(header).id();
                if (placed.body() > size - placed.header() - at && !isSettled) {
                    // Former builds wrote the mark of a dictionary before the rest.
                    return null;
                }
                requireWithin(placed);
                addDictionary(id, placed, header);
            }
            return placed;
        } catch (IndexOutOfBoundsException | NumberFormatException | ArithmeticException e) {
            throw new Failure.Damage("no valid message at " + at);
        }
    }

    private void requireWithin(Messages.Placed placed) throws IOException {
        if (!isWithin(placed)) {
            // It may have been added since.
            size = channel.size();
        }
        if (!isWithin(placed)) {
            throw new Failure.Damage("a message at " + placed.at() + " beyond its end");
        }
    }

    private boolean isWithin(Messages.Placed placed) {
        return placed.body() >= 0 && placed.body() <= size - placed.header() - placed.at();
    }

    private void addBatch(Messages.Placed placed, BatchHeader batch) {
        // The counts of a copy may be incomplete: if its writer is killed, it stays in the file, and nobody uses it.
        LayoutCheck.check(batch, head.schema().nodes(), batchRows, isSettled && batch.isWhole());
        if (placed.header() != batch.length() || placed.header() + placed.body() > Integer.MAX_VALUE) {
            throw new Failure.Damage("a batch of " + placed.header() + " and " + placed.body() + " bytes");
        }
        if (batch.isWhole()) {
            // If several have the same number, the last one counts: the others are where it was before.
            batches.put(batch.number(), new Contents.Batch(placed, batch));
        }
    }

    private void addDictionary(long id, Messages.Placed placed, ByteBuffer header) throws IOException {
        if (id < 0 || id >= enums) {
            throw new Failure.Damage("a dictionary " + id + " without a column");
        }
        dictionaries.put(id, new Contents.Dictionary(placed, Names.read(channel, placed, header)));
    }

    /** The batches in the order of their numbers: all are full except the last one that has rows. */
    private List<Contents.Batch> ordered() {
        List<Contents.Batch> ordered = new ArrayList<>();
        long rows = 0;
        for (Map.Entry<Integer, Contents.Batch> entry : batches.entrySet()) {
            long more = entry.getValue().header().rows();
            if (entry.getKey() != ordered.size()) {
                throw new Failure.Damage("no batch " + ordered.size());
            }
            if (more > 0 && rows % batchRows != 0) {
                throw new Failure.Damage("a batch " + entry.getKey() + " after one that is not full");
            }
            ordered.add(entry.getValue());
            rows += more;
        }
        requireDictionaries();
        return ordered;
    }

    private void requireDictionaries() {
        List<Node> columns = head.schema().enums();
        for (int i = 0; i < columns.size(); i++) {
            if (!dictionaries.containsKey((long) i)) {
                throw new Failure.Damage("no dictionary of " + columns.get(i).name());
            }
        }
    }
}
