package org.marshal4j.table.arrow;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;

/**
 * A file as it is created or opened: first the file itself is asked for, then its columns are known, then their memory is there. Whatever fails in
 * between lets go of the file.
 */
public final class TableFile {
    private static final long START = ArrowFile.START;

    private final OpenFile file;
    private final FileOptions options;
    private final List<Node> nodes;
    private final Map<String, String> metadata;
    private final Contents contents;
    private final boolean isClosed;
    private final boolean hasFooter;

    private TableFile(
            OpenFile file,
            FileOptions options,
            FileSchema schema,
            Contents contents,
            boolean isClosed,
            boolean hasFooter) {
        this.file = file;
        this.options = options;
        this.nodes = schema.nodes();
        this.metadata = schema.metadata();
        this.contents = contents;
        this.isClosed = isClosed;
        this.hasFooter = hasFooter;
    }

    /**
     * A new file, which there must not be yet.
     *
     * @throws MarshalException MARSHAL249
     */
    public static TableFile create(Path path, FileOptions options, Schema schema) {
        try {
            FileSchema none = new FileSchema(List.of(), options.metadata(schema));
            return new TableFile(
                    OpenFile.create(path), options, none, new Contents(Map.of(), List.of(), START), true, false);
        } catch (FileAlreadyExistsException e) {
            throw Failure.of(path, "is there already", e);
        } catch (IOException e) {
            throw Failure.of(path, "cannot be created", e);
        }
    }

    /**
     * A file that is there.
     *
     * @throws MarshalException MARSHAL249
     */
    public static TableFile open(Path path, boolean isReadOnly) {
        try {
            OpenFile file = isReadOnly ? OpenFile.read(path) : OpenFile.write(path);
            return guarded(file, () -> read(file));
        } catch (NoSuchFileException e) {
            throw Failure.of(path, "is not there", e);
        } catch (IOException e) {
            throw Failure.of(path, "cannot be opened", e);
        }
    }

    private static <R> R guarded(OpenFile file, Callable<R> task) {
        try {
            return task.call();
        } catch (MarshalException e) {
            file.close();
            throw e;
        } catch (Failure.Damage e) {
            file.close();
            throw Failure.of(file.path(), "is damaged, or no table: it has " + e.getMessage(), e);
        } catch (IOException e) {
            file.close();
            throw Failure.of(file.path(), "cannot be read or written", e);
        } catch (Exception e) {
            // Flatbuffers that point somewhere: an index out of bounds, a negative size, a text that is no number.
            file.close();
            throw Failure.of(file.path(), "is damaged, or no table", e);
        }
    }

    private static TableFile read(OpenFile file) throws IOException {
        FileHead head = FileHead.read(file.channel());
        file.setHead(head);
        long start = head.placed().end();
        // Of a file that was not closed the footer may be older than what is in it.
        Contents footer = head.isClosed() || file.isReadOnly() ? Contents.ofFooter(file.channel(), start) : null;
        Contents contents = footer == null ? Contents.walk(file.channel(), start) : footer;
        List<Node> enums = head.schema().enums();
        for (int i = 0; i < enums.size(); i++) {
            Messages.Placed placed = contents.dictionaries().get((long) i);
            if (placed == null) {
                throw new Failure.Damage("no dictionary of " + enums.get(i).name());
            }
            enums.get(i).setConstants(Names.read(file.channel(), placed));
        }
        return new TableFile(file, FileOptions.of(head), head.schema(), contents, head.isClosed(), footer != null);
    }

    /** Lets go of the file, when its columns are not what is wanted. */
    public void close() {
        file.close();
    }

    /** What it was created with. */
    public FileOptions options() {
        return options;
    }

    /** Its columns; none of a new one. */
    public List<Node> nodes() {
        return nodes;
    }

    /** What it says of itself, by keys. */
    public Map<String, String> metadata() {
        return metadata;
    }

    /** Which file it is. */
    public Path path() {
        return file.path();
    }

    /** How many batches it has. */
    public int batches() {
        return contents.batches().size();
    }

    /** Whether it can be read alone. */
    public boolean isReadOnly() {
        return file.isReadOnly();
    }

    /** Makes a new file with these columns. */
    public ArrowFile create(List<Node> columns, Rows rows) {
        return guarded(file, () -> {
            FileSchema schema = new FileSchema(columns, metadata);
            byte[] message = Messages.schema(schema);
            Bytes.write(file.channel(), 0, ArrowFile.MAGIC);
            Bytes.write(file.channel(), START, message);
            file.setHead(FileHead.read(file.channel()));
            ArrowFile made = new ArrowFile(
                    file, schema, options, rows, new Contents(Map.of(), List.of(), START + message.length));
            List<Node> enums = schema.enums();
            for (int i = 0; i < enums.size(); i++) {
                made.putDictionary(i, enums.get(i).constants());
            }
            made.putFooter();
            return made;
        });
    }

    /**
     * Maps the batches of a file that is there, and says how many rows they have.
     *
     * @param grown the enums that have more constants now than in the file
     */
    public ArrowFile attach(Rows rows, List<Node> grown) {
        return guarded(file, () -> {
            FileSchema schema = new FileSchema(nodes, metadata);
            ArrowFile made = new ArrowFile(file, schema, options, rows, contents);
            made.map(contents.batches());
            long count = count(made.regions(), rows.mask + 1L);
            if (!file.isReadOnly()) {
                write(made, schema, grown);
            }
            rows.settable = count;
            rows.flushed = count;
            rows.publish(count);
            return made;
        });
    }

    private void write(ArrowFile made, FileSchema schema, List<Node> grown) throws IOException {
        file.putState(FileHead.OPENED);
        if (hasFooter) {
            made.keepFooter();
        }
        if (!isClosed) {
            made.recount();
        }
        List<Node> enums = schema.enums();
        for (Node node : grown) {
            made.putDictionary(enums.indexOf(node), node.constants());
        }
        if (!hasFooter || !grown.isEmpty()) {
            made.putFooter();
        }
    }

    /** All batches are full, but the last one that has any rows. */
    private static long count(List<Region> regions, long batchRows) {
        long count = 0;
        for (Region region : regions) {
            long rows = region.header().rows();
            if (rows < 0 || rows > batchRows || (rows > 0 && count % batchRows != 0)) {
                throw new Failure.Damage(rows + " rows in a batch of " + batchRows);
            }
            count += rows;
        }
        return count;
    }
}
