package org.marshal4j.table.arrow;

import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
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

    private final OpenFile file;
    private final FileSchema schema;
    private final FileOptions options;
    private final Rows rows;
    private final Map<Long, Messages.Placed> dictionaries;
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
        this.dictionaries = new TreeMap<>(contents.dictionaries());
        this.end = contents.end();
    }

    Path path() {
        return file.path();
    }

    List<Region> regions() {
        return regions;
    }

    /** Maps the batches of the file and attaches the columns to them. */
    void map(List<Messages.Placed> batches) throws IOException {
        for (Messages.Placed placed : batches) {
            Region region = new Region(placed, file.map(placed));
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
        byte[] message = Messages.dictionary(id, names);
        Bytes.write(file.channel(), end, message);
        Messages.Placed placed = new Messages.Placed(end, message.length, 0);
        dictionaries.put(id, placed.withBody(Bytes.header(file.channel(), end)));
        end += message.length;
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
        try {
            Region region = append(layout, batch, BatchHeader.WHOLE, "");
            attach(batch, region);
            forEach(schema.nodes(), node -> {
                if (node.kind().isView()) {
                    node.area().use(batch, 0);
                }
            });
            regions.add(region);
            if (batch < MANY) {
                putFooter();
            }
        } catch (IOException e) {
            throw Failure.of(path(), "cannot be made longer", e);
        }
    }

    private Region append(BatchLayout layout, int batch, char state, String where) throws IOException {
        byte[] header = Messages.batch(layout, batch, state);
        if (layout.body() > Integer.MAX_VALUE - header.length) {
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN,
                    where + "batch " + batch + " would take " + layout.body()
                            + " bytes, and the maximum is 2^31: create the"
                            + " table with fewer batchRows, textBytes or listElements in its TableOptions");
        }
        removeFooter();
        Messages.Placed placed = new Messages.Placed(end, header.length, layout.body());
        file.put(placed, header);
        Region region = new Region(placed, file.map(placed));
        end = placed.end();
        return region;
    }

    private interface Task {
        void accept(Node node);
    }

    private static void forEach(List<Node> nodes, Task task) {
        for (Node node : nodes) {
            task.accept(node);
            forEach(node.children(), task);
        }
    }

    @Override
    public void growArea(int batch, Node grown, long row, long bytes) {
        long needed = grown.area().used(batch) + bytes;
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
        long needed = (long) grown.elements().used(batch) + elements;
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
        try {
            BatchLayout layout = new BatchLayout(schema.nodes(), rows.mask + 1L, room);
            Region region = append(layout, batch, BatchHeader.COPYING, grown.name() + ", row " + row + ": ");
            region.copy(former);
            VarHandle.fullFence();
            region.putState(BatchHeader.WHOLE);
            attach(batch, region);
            regions.set(batch, region);
            kept.add(former);
            if (regions.size() <= MANY) {
                putFooter();
            }
        } catch (IOException e) {
            throw Failure.of(path(), "cannot be made longer for " + grown.name() + ", row " + row, e);
        }
    }

    @Override
    public void flush() {
        long size = rows.size;
        if (rows.flushed < size) {
            for (int batch = (int) (rows.flushed >>> rows.shift); batch < rows.batches(size); batch++) {
                show(batch, rows.within(batch, size));
            }
            rows.flushed = size;
        }
        if (!hasFooter) {
            try {
                putFooter();
            } catch (IOException e) {
                throw Failure.of(path(), "cannot be written", e);
            }
        }
    }

    /** Writes the counts of the columns first: rows exist once the batch says so. */
    private void show(int batch, int count) {
        counts(batch, count);
        VarHandle.fullFence();
        regions.get(batch).putRows(count);
    }

    private void counts(int batch, int count) {
        forEach(schema.nodes(), node -> {
            if (!node.isElement()) {
                node.putLength(batch, count);
                node.putNulls(batch, count);
            }
        });
    }

    @Override
    public void shrink(long size) {
        for (int batch = (int) (size >>> rows.shift); batch < regions.size(); batch++) {
            int count = rows.within(batch, size);
            if (regions.get(batch).header().rows() > count) {
                regions.get(batch).putRows(count);
                VarHandle.fullFence();
                counts(batch, count);
            }
        }
    }

    /** After a writer was killed: restores the counts that it may have been changing. */
    void recount() {
        for (int batch = 0; batch < regions.size(); batch++) {
            int number = batch;
            counts(batch, (int) regions.get(batch).header().rows());
            forEach(schema.nodes(), node -> {
                if (node.isElement()) {
                    node.putLength(number, node.elementsOf(number));
                    node.putNulls(number, node.elementsOf(number));
                }
            });
        }
    }

    private void removeFooter() throws IOException {
        hasFooter = false;
        long size = file.channel().size();
        // Its end first: without that the rest is no footer, if the process is killed in between.
        Bytes.zero(file.channel(), Math.max(end, size - Contents.TRAILER), size);
        Bytes.zero(file.channel(), end, size);
    }

    void putFooter() throws IOException {
        byte[] footer = Messages.footer(
                schema,
                List.copyOf(dictionaries.values()),
                regions.stream().map(Region::placed).toList());
        Bytes.write(file.channel(), end, footer);
        if (file.channel().size() > end + footer.length) {
            file.channel().truncate(end + footer.length);
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
                file.putState(FileHead.CLOSED);
            }
        } finally {
            file.close();
        }
    }
}
