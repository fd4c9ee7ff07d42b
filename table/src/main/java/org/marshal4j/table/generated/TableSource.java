package org.marshal4j.table.generated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.table.Column;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.arrow.FileOptions;
import org.marshal4j.table.arrow.TableFile;
import org.marshal4j.table.memory.AbsentColumns;
import org.marshal4j.table.memory.DecimalType;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.MemoryStore;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Remedy;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/** The source of a table's columns: memory, a new file, or an existing one. */
final class TableSource {
    private final FileOptions options;
    private final TableMemory memory;
    private final @Nullable TableFile file;
    private final boolean isNew;
    private final @Nullable OpenedFields fields;
    private final List<Level> levels = new ArrayList<>();
    private final Level root;
    private final List<Column> made = new ArrayList<>();
    private final AbsentColumns absent = new AbsentColumns();
    private final List<Node> grown = new ArrayList<>();

    private TableSource(Schema schema, FileOptions options, @Nullable TableFile file, @Nullable OpenedFields fields) {
        this.options = options;
        this.memory = new TableMemory(schema, new Rows(options.batchRows()));
        this.file = file;
        this.isNew = fields == null;
        this.fields = fields;
        this.root = new Level(this, file == null || fields == null ? null : file.nodes(), null);
        levels.add(root);
    }

    static TableSource inMemory(Schema schema, TableOptions options) {
        return new TableSource(schema, of(options), null, null);
    }

    private static FileOptions of(TableOptions options) {
        return new FileOptions(options.batchRows(), options.textBytes(), options.listElements());
    }

    static TableSource create(Schema schema, Path file, TableOptions options) {
        return new TableSource(schema, of(options), TableFile.create(file, of(options), schema), null);
    }

    static TableSource open(Schema schema, Path file, boolean isReadOnly, LockFile lock) {
        TableFile opened = TableFile.open(file, isReadOnly);
        try {
            return new TableSource(schema, opened.options(), opened, OpenedFields.of(opened, schema, lock));
        } catch (RuntimeException e) {
            opened.close();
            throw e instanceof IllegalArgumentException
                    ? new MarshalException(
                            RuntimeProblem.TABLE_FILE, file + ": its schemas are damaged: " + e.getMessage())
                    : e;
        }
    }

    /** Opens a file with the columns that it has, whatever they are. */
    static StoredColumns openAsStored(Path file) {
        TableFile opened = TableFile.open(file, true);
        try {
            Optional<StoredTypes> types = StoredTypes.of(opened, LockFile.empty());
            Schema rows = types.map(StoredTypes::rows).orElseGet(() -> Schema.of("", List.of()));
            TableSource source = new TableSource(rows, opened.options(), opened, OpenedFields.asStored(opened));
            return new StoredColumns(
                    TableColumns.of(source),
                    opened.nodes(),
                    rows,
                    types.map(StoredTypes::all).orElseGet(() -> Schemas.of(List.of())),
                    opened::close);
        } catch (RuntimeException e) {
            opened.close();
            throw e;
        }
    }

    TableMemory memory() {
        return memory;
    }

    Level root() {
        return root;
    }

    /** Registers the columns of a nested type or of a list. */
    Level add(Level level) {
        levels.add(level);
        return level;
    }

    /** Registers a column that has been created. */
    void made(Column column, Node node) {
        made.add(column);
        if (absent.contains(node)) {
            column.setSettable(absent.rows(memory.rows()));
        }
    }

    /** Tells whether the columns are those of an existing file. */
    boolean isOpened() {
        return !isNew;
    }

    /** Registers a column that has been requested and that the file does not have. */
    void absent(Node node) {
        if (!isNew) {
            absent.add(node);
        }
    }

    /** Checks that a column of the file has the requested kind. */
    void requireSame(Node found, Kind kind) {
        // The index of an enum keeps its width in the file.
        boolean isSame = found.kind() == kind || (found.kind().isEnum() && kind.isEnum());
        if (!isSame) {
            throw other(found, kind.text());
        }
    }

    /** Checks that a column of decimals of the file has the requested scale and precision. */
    Node same(Node found, DecimalType type) {
        if (!found.decimal().equals(type)) {
            throw other(found, type.text());
        }
        return found;
    }

    private MarshalException other(Node found, String type) {
        return refused("column " + found.name() + " is " + found.typeText() + " in the file, but " + type
                + " in the class: " + Remedy.COPY);
    }

    /**
     * If nothing is known about the types of a level, a column that no field has asked for may be that of a field which
     * has no column.
     */
    private void requireNoGuess(TableFile opened) {
        OpenedFields known = Objects.requireNonNull(fields);
        for (Level level : levels) {
            if (!known.isJudged(level.parent())) {
                level.possibleRename().ifPresent(pair -> {
                    opened.close();
                    throw PossibleRenames.refused(
                            opened, pair.column(), memory.schema().type(), pair.field());
                });
            }
        }
    }

    private MarshalException refused(String what) {
        TableFile opened = file;
        if (opened != null) {
            opened.close();
        }
        return new MarshalException(RuntimeProblem.TABLE_FILE, (opened == null ? "" : opened.path() + ": ") + what);
    }

    /**
     * Adds to an enum of the file the constants that it does not have, if the file is writable and the enum has room
     * for them.
     */
    Node grown(Node found, List<String> names) {
        Set<String> all = new LinkedHashSet<>(found.constants());
        all.addAll(names);
        if (file != null
                && !file.isReadOnly()
                && all.size() > found.constants().size()
                && all.size() <= found.kind().mostConstants()) {
            found.setConstants(List.copyOf(all));
            grown.add(found);
        }
        return found;
    }

    void finish() {
        TableFile opened = file;
        Rows rows = memory.rows();
        if (opened == null) {
            memory.setStore(new MemoryStore(root.nodes(), options.batchRows(), options.listElements()), 0);
        } else if (isNew) {
            memory.setStore(opened.create(root.nodes(), rows), 0);
        } else {
            requireNoGuess(opened);
            memory.setStore(opened.attach(rows, grown), opened.batches());
            memory.keep(absent);
            absent.attach(opened.batches(), options.batchRows());
            String why = opened.isReadOnly() ? opened.path() + " is open for reading only" : absent.refusal();
            if (!why.isEmpty()) {
                rows.refuseToAdd(why, opened.isReadOnly());
            }
        }
    }
}
