package org.marshal4j.table.stored;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.table.Cell;
import org.marshal4j.table.Column;
import org.marshal4j.table.generated.StoredColumns;
import org.marshal4j.table.generated.TableColumns;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/**
 * The rows of a table's file, without the class of the rows: the file says what its columns are. It is open for reading
 * only, and has the rows that were flushed before. Not thread-safe.
 *
 * <pre>{@code
 * try (StoredTable quotes = StoredTable.open(Path.of("quotes.arrow"))) {
 *     while (quotes.next()) {
 *         System.out.println(quotes.row().get("bid"));
 *     }
 * }
 * }</pre>
 *
 * <p>The file may come from anybody. What its lists and texts hold may not take more room, all rows together, than they
 * can if no two of them lie at the same place: so neither time nor memory grow faster than the file.
 */
public final class StoredTable implements AutoCloseable {
    private static final byte[] MAGIC = {'A', 'R', 'R', 'O', 'W', '1'};

    private final StoredColumns stored;
    private final Budget budget;
    private final Map<String, Cell<?, Object>> cells = new LinkedHashMap<>();
    private final long size;
    /** What has been read of the row: reading it twice would count it twice. */
    private final Map<String, @Nullable Object> known = new HashMap<>();

    private long row = -1;

    private StoredTable(StoredColumns stored, long bytes) {
        this.stored = stored;
        this.budget = new Budget(bytes);
        Request request = new Request();
        for (Node column : stored.nodes()) {
            cells.putIfAbsent(column.nameInFile(), request.of(stored.columns(), column, column.nameInFile()));
        }
        stored.columns().finish();
        this.size = stored.columns().memory().rows().published();
    }

    /**
     * {@return whether a file may be one of a table: whether it begins as Arrow's files do}
     *
     * @param file the file
     * @throws IOException if it cannot be read
     */
    public static boolean isTable(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
        }
    }

    /**
     * Opens a file. Others may be reading and writing it.
     *
     * @param file the file
     * @return the table
     * @throws MarshalException MARSHAL249 if it is not the file of a table, or is damaged; the message names it
     * @throws IOException if it cannot be read
     */
    public static StoredTable open(Path file) throws IOException {
        StoredColumns stored = StoredColumns.open(file);
        try {
            return new StoredTable(stored, Files.size(file));
        } catch (IllegalArgumentException e) {
            stored.abandon();
            throw new MarshalException(RuntimeProblem.TABLE_FILE, file + ": is damaged: " + e.getMessage());
        } catch (IOException | RuntimeException e) {
            stored.abandon();
            throw e;
        }
    }

    /** {@return the type of the rows, as it was in the class that wrote the file; without fields if that is unknown} */
    public Schema schema() {
        return stored.rows();
    }

    /** {@return the schemas of that type and of those that it holds, as far as the file has them} */
    public Schemas schemas() {
        return stored.schemas();
    }

    /** {@return the names of the columns in the file, in their order} */
    public List<String> columns() {
        return List.copyOf(cells.keySet());
    }

    /** {@return the number of rows} */
    public long size() {
        return size;
    }

    /**
     * Moves to the next row; at first, to the first one.
     *
     * @return whether there is one
     */
    public boolean next() {
        known.clear();
        return row < size && ++row < size;
    }

    /** {@return the number of the row, from 0; −1 before the first} */
    public long number() {
        return row;
    }

    /**
     * {@return the values of the row, by the names of their columns} A value is null, or what the column's {@code get}
     * returns: the box of a number or a boolean, a Character, a String (also for a constant of an enum, and for
     * whatever is stored as a text), a {@code byte[]}, a BigDecimal, a UUID, a time of java.time; a List of values for
     * a list, an array or a set, and of maps with {@code key} and {@code value} for a map; for a nested object, a map
     * like this.
     *
     * @throws MarshalException if a column has something that is no value; the message names it and the row
     */
    public Map<String, @Nullable Object> row() {
        return row(name -> true);
    }

    /**
     * {@return some values of the row, as {@link #row()} does; the other columns are not read}
     *
     * @param wanted whether a column is wanted, by its name
     * @throws MarshalException if such a column has something that is no value; the message names it and the row
     */
    public Map<String, @Nullable Object> row(Predicate<String> wanted) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        cells.forEach((name, cell) -> {
            if (wanted.test(name)) {
                if (!known.containsKey(name)) {
                    known.put(name, cell.get(row));
                }
                values.put(name, known.get(name));
            }
        });
        return values;
    }

    @Override
    public void close() {
        stored.close();
    }

    /** Requests the columns of a file as it has them. */
    private final class Request {
        private static final String ELEMENT = "item";

        Cell<?, Object> of(TableColumns columns, Node node, String name) {
            boolean nullable = node.isNullable();
            return switch (node.kind()) {
                case INT8 -> leaf(columns.int8(name, nullable), node);
                case INT16 -> leaf(columns.int16(name, nullable), node);
                case UINT16 -> leaf(columns.uint16(name, nullable), node);
                case INT32 -> leaf(columns.int32(name, nullable), node);
                case INT64 -> leaf(columns.int64(name, nullable), node);
                case FLOAT32 -> leaf(columns.float32(name, nullable), node);
                case FLOAT64 -> leaf(columns.float64(name, nullable), node);
                case BOOL -> leaf(columns.bool(name, nullable), node);
                case INSTANT -> leaf(columns.instant(name, nullable), node);
                case DATE_TIME -> leaf(columns.dateTime(name, nullable), node);
                case DATE -> leaf(columns.date(name, nullable), node);
                case TIME -> leaf(columns.time(name, nullable), node);
                case DURATION -> leaf(columns.duration(name, nullable), node);
                case UUID -> leaf(columns.uuid(name, nullable), node);
                case DECIMAL ->
                    leaf(
                            columns.decimal(
                                    name,
                                    node.decimal().precision(),
                                    node.decimal().scale(),
                                    nullable),
                            node);
                case TEXT -> leaf(columns.text(name, nullable), node);
                case BINARY -> leaf(columns.binary(name, nullable), node);
                case ENUM8, ENUM16, ENUM32 -> leaf(columns.oneOf(name, node.constants(), nullable), node);
                case LIST -> list(columns, node, name);
                case STRUCT -> struct(columns, node, name);
            };
        }

        private Cell<?, Object> leaf(Column column, Node node) {
            return cell(column, node, column::value);
        }

        private Cell<?, Object> list(TableColumns columns, Node node, String name) {
            Node element = node.children().get(0);
            if (!element.nameInFile().equals(ELEMENT)) {
                throw new IllegalArgumentException("a list whose elements have another name than tables give them");
            }
            Column list = columns.lists(
                    name,
                    node.isNullable(),
                    length -> new ArrayList<Object>(),
                    (within, item) -> of(within, element, item));
            return cell(list, node, list::value);
        }

        private Cell<?, Object> struct(TableColumns columns, Node node, String name) {
            Map<String, Cell<?, Object>> inner = new LinkedHashMap<>();
            Column struct = columns.struct(name, node.isNullable(), within -> {
                for (Node child : node.children()) {
                    inner.putIfAbsent(child.nameInFile(), of(within, child, child.nameInFile()));
                }
                return inner;
            });
            return cell(struct, node, at -> {
                if (struct.isNull(at)) {
                    return null;
                }
                Map<String, @Nullable Object> values = new LinkedHashMap<>();
                inner.forEach((each, value) -> values.put(each, value.get(at)));
                return values;
            });
        }

        private Cell<?, Object> cell(Column column, Node node, Value value) {
            Kind kind = node.kind();
            return new Cell<Column, Object>(
                    column,
                    (self, at) -> {
                        budget.take(kind);
                        Object found = value.at(at);
                        budget.take(found);
                        return found;
                    },
                    (self, at, set) -> {
                        throw new UnsupportedOperationException();
                    });
        }
    }

    private interface Value {
        @Nullable
        Object at(long row);
    }
}
