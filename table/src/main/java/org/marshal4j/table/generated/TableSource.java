package org.marshal4j.table.generated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.Column;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.arrow.FileOptions;
import org.marshal4j.table.arrow.TableFile;
import org.marshal4j.table.memory.AbsentColumns;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.MemoryStore;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/** Where the columns of a table come from: memory, a new file, or one that is there. */
final class TableSource {
    private final FileOptions options;
    private final TableMemory memory;
    private final @Nullable TableFile file;
    private final boolean isNew;
    private final Level root;
    private final List<Column> made = new ArrayList<>();
    private final AbsentColumns absent = new AbsentColumns();
    private final List<Node> grown = new ArrayList<>();

    private TableSource(Schema schema, FileOptions options, @Nullable TableFile file, boolean isNew) {
        this.options = options;
        this.memory = new TableMemory(schema, new Rows(options.batchRows()));
        this.file = file;
        this.isNew = isNew;
        this.root = new Level(this, file == null || isNew ? null : file.nodes(), null);
    }

    static TableSource inMemory(Schema schema, TableOptions options) {
        return new TableSource(schema, of(options), null, true);
    }

    private static FileOptions of(TableOptions options) {
        return new FileOptions(options.batchRows(), options.textBytes(), options.listElements());
    }

    static TableSource create(Schema schema, Path file, TableOptions options) {
        return new TableSource(schema, of(options), TableFile.create(file, of(options), schema), true);
    }

    static TableSource open(Schema schema, Path file, boolean isReadOnly) {
        TableFile opened = TableFile.open(file, isReadOnly);
        try {
            FieldTypes.requireSame(opened, schema);
        } catch (MarshalException e) {
            opened.close();
            throw e;
        }
        return new TableSource(schema, opened.options(), opened, false);
    }

    TableMemory memory() {
        return memory;
    }

    Level root() {
        return root;
    }

    /** A column has been made. */
    void made(Column column, Node node) {
        made.add(column);
        if (absent.contains(node)) {
            column.setSettable(absent.rows(memory.rows()));
        }
    }

    /** A column has been asked for that the file does not have. */
    void absent(Node node) {
        if (!isNew) {
            absent.add(node);
        }
    }

    /** A column that the file has must hold what is asked for. */
    void requireSame(Node found, Kind kind) {
        // The index of an enum keeps its width in the file.
        boolean isSame = found.kind() == kind || (found.kind().isEnum() && kind.isEnum());
        if (!isSame) {
            throw refused("column " + found.name() + " is " + found.kind().text() + " in the file, but " + kind.text()
                    + " in the class: copy its rows to a new table by the class that wrote it");
        }
    }

    private MarshalException refused(String what) {
        TableFile opened = file;
        if (opened != null) {
            opened.close();
        }
        return new MarshalException(RuntimeProblem.TABLE_FILE, (opened == null ? "" : opened.path() + ": ") + what);
    }

    /** An enum that the file has gets the constants that it does not have, if it can be written and has room for them. */
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
            memory.setStore(opened.attach(rows, grown), opened.batches());
            memory.keep(absent);
            absent.attach(opened.batches(), options.batchRows());
            String why = opened.isReadOnly() ? opened.path() + " is open to be read alone" : absent.refusal();
            if (!why.isEmpty()) {
                rows.refuseToAdd(why, opened.isReadOnly());
            }
        }
    }
}
