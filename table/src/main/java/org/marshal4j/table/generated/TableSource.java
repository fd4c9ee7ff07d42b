package org.marshal4j.table.generated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.Column;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.MemoryStore;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/** Where the columns of a table come from. */
final class TableSource {
    private final TableOptions options;
    private final TableMemory memory;
    private final Level root;
    private final List<Column> made = new ArrayList<>();

    private TableSource(Schema schema, TableOptions options) {
        this.options = options;
        this.memory = new TableMemory(schema, new Rows(options.batchRows()));
        this.root = new Level(this, null, null);
    }

    static TableSource inMemory(Schema schema, TableOptions options) {
        return new TableSource(schema, options);
    }

    static TableSource create(Schema schema, Path file, TableOptions options) {
        throw new UnsupportedOperationException("files");
    }

    static TableSource open(Schema schema, Path file, boolean isReadOnly) {
        throw new UnsupportedOperationException("files");
    }

    TableMemory memory() {
        return memory;
    }

    Level root() {
        return root;
    }

    void made(Column column) {
        made.add(column);
    }

    /** A column that the file does not have. */
    void absent(Node node, @Nullable Node struct) {}

    void requireSame(Node found, Kind kind) {}

    Node grown(Node found, List<String> names) {
        return found;
    }

    void finish() {
        List<Node> nodes = root.nodes();
        memory.setNodes(nodes);
        memory.setStore(new MemoryStore(nodes, options.batchRows(), options.listElements()), 0);
    }
}
