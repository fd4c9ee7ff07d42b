package org.marshal4j.table.arrow;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;

/**
 * A file while it is being created or opened: first the file is opened, then its columns become known, then their
 * memory exists. Any failure in between releases the file.
 */
public final class TableFile {
    private static final long START = ArrowFile.START;

    /** How often a file is read that another process may be writing. */
    private static final int ATTEMPTS = 3;

    private final OpenFile file;
    private final FileOptions options;
    private final List<Node> nodes;
    private final Map<String, String> metadata;
    private final Contents contents;
    private final boolean isClosed;

    private TableFile(OpenFile file, FileOptions options, FileSchema schema, Contents contents, boolean isClosed) {
        this.file = file;
        this.options = options;
        this.nodes = schema.nodes();
        this.metadata = schema.metadata();
        this.contents = contents;
        this.isClosed = isClosed;
    }

    /**
     * Creates a file, which must not exist yet.
     *
     * @throws MarshalException MARSHAL249
     */
    public static TableFile create(Path path, FileOptions options, Schema schema) {
        try {
            // On this thread, since it may initialize classes, which this thread may be initializing already.
            FileSchema none = new FileSchema(List.of(), options.metadata(schema));
            OpenFile made = Uninterrupted.call(() -> OpenFile.create(path));
            return new TableFile(made, options, none, new Contents(Map.of(), List.of(), START), true);
        } catch (FileAlreadyExistsException e) {
            throw Failure.of(path, "already exists", e);
        } catch (Exception e) {
            throw Failure.passed(path, "cannot be created", e);
        }
    }

    /**
     * Opens an existing file.
     *
     * @throws MarshalException MARSHAL249
     */
    public static TableFile open(Path path, boolean isReadOnly) {
        OpenFile file;
        try {
            file = Uninterrupted.call(() -> isReadOnly ? OpenFile.read(path) : OpenFile.write(path));
        } catch (NoSuchFileException e) {
            throw Failure.of(path, "does not exist", e);
        } catch (Exception e) {
            throw Failure.passed(path, "cannot be opened", e);
        }
        return guarded(file, () -> read(file));
    }

    private static <R> R guarded(OpenFile file, Callable<R> task) {
        try {
            return Uninterrupted.call(task);
        } catch (MarshalException e) {
            file.close();
            throw e;
        } catch (Failure.Damage e) {
            file.close();
            throw Failure.of(file.path(), "is damaged, or not a table: it has " + e.getMessage() + file.remedy(), e);
        } catch (IOException e) {
            file.close();
            throw Failure.of(file.path(), "cannot be read or written: " + e.getMessage(), e);
        } catch (Exception e) {
            // Invalid references in flatbuffers: an index out of bounds, a negative size, a text that is not a number.
            file.close();
            throw Failure.of(file.path(), "is damaged, or not a table" + file.remedy(), e);
        }
    }

    private static TableFile read(OpenFile file) throws IOException {
        for (int attempt = 1; ; attempt++) {
            try {
                return readOnce(file);
            } catch (RuntimeException | EOFException e) {
                // Another process may be changing what is being read.
                if (!file.isReadOnly() || attempt == ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    private static TableFile readOnce(OpenFile file) throws IOException {
        FileHead head = FileHead.read(file.channel());
        file.setHead(head);
        FileOptions options = FileOptions.of(head);
        Contents contents = new Verifier(file.channel(), head, options).verify();
        List<Node> enums = head.schema().enums();
        contents.dictionaries()
                .forEach((id, dictionary) -> enums.get(id.intValue()).setConstants(dictionary.names()));
        return new TableFile(file, options, head.schema(), contents, head.isClosed());
    }

    /** Releases the file if its columns are not the expected ones. */
    public void close() {
        file.close();
    }

    /** Returns the options with which it was created. */
    public FileOptions options() {
        return options;
    }

    /** Returns its columns; none for a new file. */
    public List<Node> nodes() {
        return nodes;
    }

    /** Returns its metadata. */
    public Map<String, String> metadata() {
        return metadata;
    }

    /** Returns its path. */
    public Path path() {
        return file.path();
    }

    /** Returns its number of batches. */
    public int batches() {
        return contents.batches().size();
    }

    /** Tells whether it is open read-only. */
    public boolean isReadOnly() {
        return file.isReadOnly();
    }

    /** Writes a new file with these columns. If that fails, there is no file. */
    public ArrowFile create(List<Node> columns, Rows rows) {
        try {
            return guarded(file, () -> write(columns, rows));
        } catch (RuntimeException e) {
            file.delete(e);
            throw e;
        }
    }

    private ArrowFile write(List<Node> columns, Rows rows) throws IOException {
        FileSchema schema = new FileSchema(columns, metadata);
        byte[] message = Messages.schema(schema);
        Bytes.write(file.channel(), 0, ArrowFile.MAGIC);
        Bytes.write(file.channel(), START, message);
        file.setHead(FileHead.read(file.channel()));
        ArrowFile made =
                new ArrowFile(file, schema, options, rows, new Contents(Map.of(), List.of(), START + message.length));
        List<Node> enums = schema.enums();
        for (int i = 0; i < enums.size(); i++) {
            made.putDictionary(i, enums.get(i).constants());
        }
        made.putFooter();
        return made;
    }

    /**
     * Maps the batches of an existing file and determines its number of rows.
     *
     * @param grown the enums that have more constants now than in the file
     */
    public ArrowFile attach(Rows rows, List<Node> grown) {
        return guarded(file, () -> {
            FileSchema schema = new FileSchema(nodes, metadata);
            ArrowFile made = new ArrowFile(file, schema, options, rows, contents);
            made.map(contents.batches());
            long count = count(made, rows.mask + 1L);
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
        if (isClosed) {
            made.keepFooter();
        } else {
            made.counts().restore();
        }
        List<Node> enums = schema.enums();
        for (Node node : grown) {
            made.putDictionary(enums.indexOf(node), node.constants());
        }
        if (!isClosed || !grown.isEmpty()) {
            made.putFooter();
        }
    }

    /** All batches are full except the last one that has rows. */
    private long count(ArrowFile made, long batchRows) {
        long count = 0;
        for (int batch = 0; batch < made.regions().size(); batch++) {
            long rows = made.counts().rows(batch, isClosed);
            if (rows < 0 || rows > batchRows || (rows > 0 && count % batchRows != 0)) {
                throw new Failure.Damage(rows + " rows in a batch of " + batchRows);
            }
            count += rows;
        }
        return count;
    }
}
