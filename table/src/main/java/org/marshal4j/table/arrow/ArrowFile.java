package org.marshal4j.table.arrow;

import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.Store;

/**
 * The batches of a table in an Arrow IPC file, which consists of the schema, dictionaries, batches, and a footer that
 * says where they are. Batches are mapped and have room for all their rows. Each contains its number of rows, which
 * {@link #flush} writes last. A batch that needs more room is copied to the end. The footer is rewritten whenever a
 * batch is added.
 */
public final class ArrowFile implements Store {
    /** The file starts with the name of the format. */
    static final byte[] MAGIC = "ARROW1".getBytes(StandardCharsets.US_ASCII);

    /** Where the schema starts. */
    static final int START = 8;

    /** With more batches, only {@link #flush} writes the footer, since each footer is longer than the one before. */
    private static final int MANY = 1024;

    // As many rows, elements, or bytes of texts as there are become ready at once, within these limits.
    private static final int LEAST_ROWS = 512;
    private static final int MOST_ROWS = 1 << 15;
    private static final int LEAST_BYTES = 1 << 13;
    private static final int MOST_BYTES = 1 << 18;

    private final OpenFile file;
    private final FileSchema schema;
    private final FileOptions options;
    private final Rows rows;
    private final Extents extents;
    private final Counts counts;
    private final Map<Long, Messages.Placed> dictionaries = new TreeMap<>();
    private final List<Region> regions = new ArrayList<>();

    /** Batches that have been moved, which other threads may still be reading. */
    private final List<Region> kept = new ArrayList<>();

    private long end;
    private boolean hasFooter;

    ArrowFile(OpenFile file, FileSchema schema, FileOptions options, Rows rows, Contents contents) {
        this.file = file;
        this.schema = schema;
        this.options = options;
        this.rows = rows;
        this.extents = new Extents(file, schema.nodes());
        this.counts = new Counts(schema.nodes(), regions);
        contents.dictionaries().forEach((id, dictionary) -> dictionaries.put(id, dictionary.placed()));
        this.end = contents.end();
    }

    Path path() {
        return file.path();
    }

    List<Region> regions() {
        return regions;
    }

    Counts counts() {
        return counts;
    }

    /** Maps the batches of the file and attaches the columns to them. */
    void map(List<Contents.Batch> batches) throws IOException {
        for (Contents.Batch batch : batches) {
            Region region = file.map(batch.placed(), batch.header(), false);
            attach(regions.size(), region);
            regions.add(region);
        }
    }

    private void attach(int batch, Region region) {
        Attachment.attach(batch, region, schema.nodes(), rows.mask + 1L);
    }

    /** Writes a dictionary at the end, for the first time or again. */
    void putDictionary(long id, List<String> names) throws IOException {
        removeFooter();
        byte[][] message = Messages.dictionary(id, names);
        file.put(end, message[0], message[1]);
        Messages.Placed placed = new Messages.Placed(end, message[0].length, message[1].length);
        dictionaries.put(id, placed);
        end = placed.end();
    }

    @Override
    public void addBatch(int batch) {
        long values = rows.mask + 1L;
        BatchLayout layout = new BatchLayout(schema.nodes(), values, new BatchLayout.Room() {
            @Override
            public long area(Node node, long count) {
                return count * options.textBytes();
            }

            @Override
            public long elements(Node list, long count) {
                return Math.min(Integer.MAX_VALUE, count * options.listElements());
            }
        });
        byte[] header = header(layout, batch, BatchHeader.WHOLE, "");
        change("", () -> regions.subList(batch, regions.size()).clear(), () -> {
            Region region = append(layout, header);
            regions.add(region);
            showFooter(batch, region.placed().end());
            end = region.placed().end();
            attach(batch, region);
            Counts.forEach(schema.nodes(), node -> {
                if (node.kind().isView()) {
                    node.area().use(batch, 0);
                }
            });
        });
    }

    private byte[] header(BatchLayout layout, int batch, char state, String where) {
        byte[] header = Messages.batch(layout, batch, state);
        if (layout.body() > Integer.MAX_VALUE - header.length) {
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN,
                    where + "batch " + batch + " would take " + layout.body()
                            + " bytes, and the maximum is 2^31: create the"
                            + " table with fewer batchRows, textBytes or listElements in its TableOptions");
        }
        return header;
    }

    /** Adds a batch at the end, which counts from the moment when {@link #end} does. */
    private Region append(BatchLayout layout, byte[] header) throws IOException {
        removeFooter();
        Messages.Placed placed = new Messages.Placed(end, header.length, layout.body());
        file.put(placed, header);
        ByteBuffer bytes = ByteBuffer.wrap(header, Messages.PREFIX, header.length - Messages.PREFIX)
                .slice();
        return file.map(placed, BatchHeader.of(bytes.order(ByteOrder.LITTLE_ENDIAN)), true);
    }

    private interface Change {
        void run() throws IOException;
    }

    /** Changes the file. If that fails, everything is as before: the disk or the memory may be full. */
    private void change(String what, Runnable undo, Change change) {
        file.requireThere();
        try {
            Uninterrupted.call(() -> {
                try {
                    change.run();
                } catch (IOException | RuntimeException | Error e) {
                    undo.run();
                    restoreFooter(e);
                    throw e;
                }
                return null;
            });
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw Failure.of(path(), "cannot be made longer" + what + ": " + e.getMessage(), e);
        }
    }

    /** Its blocks are still there, since the file only becomes shorter after that. */
    private void restoreFooter(Throwable cause) {
        try {
            putFooter();
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    /** Writes the footer after another end, unless there are too many batches to do so each time. */
    private void showFooter(int batch, long after) throws IOException {
        if (batch < MANY) {
            putFooter(after);
        }
    }

    @Override
    public long makeReady(long row) {
        int batch = (int) (row >>> rows.shift);
        int index = (int) row & rows.mask;
        Region region = regions.get(batch);
        if (index >= region.ready()) {
            int extent = (int) Math.max(LEAST_ROWS, Math.min(MOST_ROWS, row));
            int to = Math.min(rows.mask + 1, Extents.roundUp(Math.max(index + 1L, (long) region.ready() + extent)));
            provide(", row " + row, () -> extents.rows(region, region.ready(), to));
            region.makeReady(to);
        }
        return ((long) batch << rows.shift) + region.ready();
    }

    private void provide(String what, Change change) {
        file.requireThere();
        try {
            Uninterrupted.call(() -> {
                change.run();
                return null;
            });
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw Failure.of(path(), "cannot be written" + what + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void growArea(int batch, Node grown, long row, long bytes) {
        long used = grown.area().used(batch);
        long needed = used + bytes;
        if (needed > grown.area().capacity(batch, 0)) {
            moveForArea(batch, grown, row, needed);
        }
        long more = Math.max(LEAST_BYTES, Math.min(MOST_BYTES, used));
        long to = Math.min(grown.area().capacity(batch, 0), Math.max(needed, used + more));
        provide(told(grown, row), () -> extents.area(regions.get(batch), grown, used, to));
        grown.area().makeReady(batch, to);
    }

    private static String told(Node node, long row) {
        return " for " + node.name() + ", row " + row;
    }

    private void moveForArea(int batch, Node grown, long row, long needed) {
        move(batch, grown, row, new BatchLayout.Room() {
            @Override
            public long area(Node node, long count) {
                long now = node.area().capacity(batch, 0);
                return node == grown ? Math.max(2 * now, needed) : now;
            }

            @Override
            public long elements(Node list, long count) {
                return list.elements().capacity(batch);
            }
        });
    }

    @Override
    public void growElements(int batch, Node grown, long row, int elements) {
        int used = grown.elements().used(batch);
        long needed = (long) used + elements;
        if (needed > grown.elements().capacity(batch)) {
            moveForElements(batch, grown, row, needed);
        }
        Region region = regions.get(batch);
        int from = Math.max(grown.elements().ready(batch), used & -Extents.STEP);
        int more = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, used));
        int to = Extents.roundUp(Math.min(grown.elements().capacity(batch), Math.max(needed, (long) used + more)));
        provide(told(grown, row), () -> extents.elements(region, grown, from, to));
        grown.elements().makeReady(batch, Math.min(to, grown.elements().capacity(batch)));
    }

    private void moveForElements(int batch, Node grown, long row, long needed) {
        move(batch, grown, row, new BatchLayout.Room() {
            @Override
            public long area(Node node, long count) {
                return node.area().capacity(batch, 0);
            }

            @Override
            public long elements(Node list, long count) {
                long now = list.elements().capacity(batch);
                return list == grown ? Math.max(2 * now, needed) : now;
            }
        });
    }

    /** Copies a batch to the end of the file. Until the copy is complete, the former batch is the valid one. */
    private void move(int batch, Node grown, long row, BatchLayout.Room room) {
        Region former = regions.get(batch);
        BatchLayout layout = new BatchLayout(schema.nodes(), rows.mask + 1L, room);
        byte[] header = header(layout, batch, BatchHeader.COPYING, grown.name() + ", row " + row + ": ");
        change(told(grown, row), () -> regions.set(batch, former), () -> {
            Region region = append(layout, header);
            BatchCopy copy = new BatchCopy(batch, extents, former, region);
            copy.copy(schema.nodes());
            regions.set(batch, region);
            showFooter(regions.size() - 1, region.placed().end());
            VarHandle.fullFence();
            region.putState(BatchHeader.WHOLE);
            end = region.placed().end();
            attach(batch, region);
            copy.makeReady();
            kept.add(former);
        });
    }

    @Override
    public void flush() {
        long size = rows.size;
        if (rows.flushed < size) {
            for (int batch = (int) (rows.flushed >>> rows.shift); batch < rows.batches(size); batch++) {
                counts.show(batch, rows.within(batch, size));
            }
            rows.flushed = size;
        }
        file.requireThere();
        if (!hasFooter) {
            provide("", this::putFooter);
        }
    }

    @Override
    public void shrink(long size) {
        for (int batch = (int) (size >>> rows.shift); batch < regions.size(); batch++) {
            counts.shrink(batch, rows.within(batch, size));
        }
    }

    private void removeFooter() throws IOException {
        hasFooter = false;
        long size = file.channel().size();
        // Its end first: without that the rest is no footer, if the process is killed in between.
        Bytes.zero(file.channel(), Math.max(end, size - FooterCheck.TRAILER), size);
        Bytes.zero(file.channel(), end, size);
    }

    void putFooter() throws IOException {
        putFooter(end);
    }

    private void putFooter(long after) throws IOException {
        byte[] footer = Messages.footer(
                schema,
                List.copyOf(dictionaries.values()),
                regions.stream().map(Region::placed).toList());
        Bytes.write(file.channel(), after, footer);
        if (file.channel().size() > after + footer.length) {
            file.channel().truncate(after + footer.length);
        }
        hasFooter = true;
    }

    /** Keeps the existing footer, which is up to date. */
    void keepFooter() {
        hasFooter = true;
    }

    @Override
    public void close() {
        try {
            if (!file.isReadOnly()) {
                flush();
                provide("", () -> file.putState(FileHead.CLOSED));
            }
        } finally {
            file.close();
        }
    }
}
