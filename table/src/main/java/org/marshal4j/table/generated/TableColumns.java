package org.marshal4j.table.generated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.table.BinaryColumn;
import org.marshal4j.table.BooleanColumn;
import org.marshal4j.table.ByteColumn;
import org.marshal4j.table.Cell;
import org.marshal4j.table.CharColumn;
import org.marshal4j.table.Column;
import org.marshal4j.table.DateColumn;
import org.marshal4j.table.DateTimeColumn;
import org.marshal4j.table.DecimalColumn;
import org.marshal4j.table.DoubleColumn;
import org.marshal4j.table.DurationColumn;
import org.marshal4j.table.EnumColumn;
import org.marshal4j.table.FloatColumn;
import org.marshal4j.table.InstantColumn;
import org.marshal4j.table.IntColumn;
import org.marshal4j.table.ListColumn;
import org.marshal4j.table.ListElements;
import org.marshal4j.table.LongColumn;
import org.marshal4j.table.ObjectColumn;
import org.marshal4j.table.ShortColumn;
import org.marshal4j.table.StructColumn;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.TextColumn;
import org.marshal4j.table.TimeColumn;
import org.marshal4j.table.UuidColumn;
import org.marshal4j.table.memory.DecimalType;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * Given to the constructor of a generated table, which requests its columns one by one and then says that there are no
 * more ({@link #finish}). If the table is in a file that is being opened, the columns are matched with those of the
 * file by name.
 *
 * <pre>{@code
 * private QuoteTable(TableColumns columns) {
 *     super(columns.memory());
 *     c = new Columns(columns);
 *     ready(columns.finish());
 * }
 * }</pre>
 */
public final class TableColumns {
    private static final String ELEMENT = "item";
    private static final String KEY = "key";
    private static final String VALUE = "value";

    private final TableSource source;
    private final Level level;
    private final TableMemory memory;
    private final List<Column> columns = new ArrayList<>();

    /** The lengths that the field of the next column allows. */
    private int leastLength;

    private int mostLength = Integer.MAX_VALUE;

    private TableColumns(TableSource source, Level level, TableMemory memory) {
        this.source = source;
        this.level = level;
        this.memory = memory;
    }

    static TableColumns of(TableSource source) {
        return new TableColumns(source, source.root(), source.memory());
    }

    /** Creates the columns of a table in memory. */
    public static TableColumns inMemory(Schema schema, TableOptions options) {
        return of(TableSource.inMemory(schema, options));
    }

    /**
     * Creates the columns of a table in a new file.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL249 if the file exists or cannot be created
     */
    public static TableColumns create(Schema schema, Path file, TableOptions options) {
        return of(TableSource.create(schema, file, options));
    }

    /**
     * Opens the columns of a table in an existing file.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL249 if it cannot be opened: it is not a table, it
     *     is damaged, or another process is writing it
     */
    public static TableColumns open(Schema schema, Path file) {
        return open(schema, file, LockFile.empty());
    }

    /**
     * Opens the columns of a table in an existing file, whose fields may have been renamed since.
     *
     * @param lock knows how fields were renamed
     * @throws org.marshal4j.runtime.MarshalException MARSHAL249 if it cannot be opened
     */
    public static TableColumns open(Schema schema, Path file, LockFile lock) {
        return of(TableSource.open(schema, file, false, lock));
    }

    /**
     * Opens the columns of a table in an existing file read-only: others may be reading and writing it. The table has
     * the rows that were flushed before.
     */
    public static TableColumns openReadOnly(Schema schema, Path file) {
        return openReadOnly(schema, file, LockFile.empty());
    }

    /**
     * Opens the columns of a table in an existing file read-only; its fields may have been renamed since.
     *
     * @param lock knows how fields were renamed
     * @throws org.marshal4j.runtime.MarshalException MARSHAL249 if it cannot be opened
     */
    public static TableColumns openReadOnly(Schema schema, Path file, LockFile lock) {
        return of(TableSource.open(schema, file, true, lock));
    }

    /** Returns what the table and its columns share. */
    public TableMemory memory() {
        return memory;
    }

    /**
     * Ends the columns: writes the new file, or attaches the one that was opened.
     *
     * @return the columns
     * @throws org.marshal4j.runtime.MarshalException MARSHAL249 if the file does not match the columns; the
     *     file is then released
     */
    public List<Column> finish() {
        source.finish();
        return columns;
    }

    /** Limits the length of the texts, byte arrays or lists of the column that is requested next. */
    public TableColumns atMost(int length) {
        return between(0, length);
    }

    /** Sets the length of the arrays of the column that is requested next. */
    public TableColumns exactly(int length) {
        return between(length, length);
    }

    private TableColumns between(int least, int most) {
        leastLength = least;
        mostLength = most;
        return this;
    }

    private <C extends Column> C add(C column) {
        if (column instanceof ObjectColumn<?> limited) {
            limited.setLengths(leastLength, mostLength);
            between(0, Integer.MAX_VALUE);
        }
        source.made(column, level.last());
        columns.add(column);
        return column;
    }

    private Node node(String name, Kind kind, boolean nullable) {
        return level.node(name, kind, nullable);
    }

    /** Returns a column of bytes. */
    public ByteColumn int8(String name, boolean nullable) {
        return add(new ByteColumn(memory(), node(name, Kind.INT8, nullable)));
    }

    /** Returns a column of shorts. */
    public ShortColumn int16(String name, boolean nullable) {
        return add(new ShortColumn(memory(), node(name, Kind.INT16, nullable)));
    }

    /** Returns a column of chars. */
    public CharColumn uint16(String name, boolean nullable) {
        return add(new CharColumn(memory(), node(name, Kind.UINT16, nullable)));
    }

    /** Returns a column of ints. */
    public IntColumn int32(String name, boolean nullable) {
        return add(new IntColumn(memory(), node(name, Kind.INT32, nullable)));
    }

    /** Returns a column of longs. */
    public LongColumn int64(String name, boolean nullable) {
        return add(new LongColumn(memory(), node(name, Kind.INT64, nullable)));
    }

    /** Returns a column of floats. */
    public FloatColumn float32(String name, boolean nullable) {
        return add(new FloatColumn(memory(), node(name, Kind.FLOAT32, nullable)));
    }

    /** Returns a column of doubles. */
    public DoubleColumn float64(String name, boolean nullable) {
        return add(new DoubleColumn(memory(), node(name, Kind.FLOAT64, nullable)));
    }

    /** Returns a column of booleans. */
    public BooleanColumn bool(String name, boolean nullable) {
        return add(new BooleanColumn(memory(), node(name, Kind.BOOL, nullable)));
    }

    /** Returns a column of texts, also for other values that are stored as texts. */
    public TextColumn text(String name, boolean nullable) {
        return add(new TextColumn(memory(), node(name, Kind.TEXT, nullable)));
    }

    /** Returns a column of decimals with the same scale. */
    public DecimalColumn decimal(String name, int precision, int scale, boolean nullable) {
        Node node = level.decimalNode(name, new DecimalType(precision, scale), nullable);
        return add(new DecimalColumn(memory(), node));
    }

    /** Returns a column of byte arrays. */
    public BinaryColumn binary(String name, boolean nullable) {
        return add(new BinaryColumn(memory(), node(name, Kind.BINARY, nullable)));
    }

    /** Returns a column of Instants. */
    public InstantColumn instant(String name, boolean nullable) {
        return add(new InstantColumn(memory(), node(name, Kind.INSTANT, nullable)));
    }

    /** Returns a column of LocalDateTimes. */
    public DateTimeColumn dateTime(String name, boolean nullable) {
        return add(new DateTimeColumn(memory(), node(name, Kind.DATE_TIME, nullable)));
    }

    /** Returns a column of LocalDates. */
    public DateColumn date(String name, boolean nullable) {
        return add(new DateColumn(memory(), node(name, Kind.DATE, nullable)));
    }

    /** Returns a column of LocalTimes. */
    public TimeColumn time(String name, boolean nullable) {
        return add(new TimeColumn(memory(), node(name, Kind.TIME, nullable)));
    }

    /** Returns a column of Durations. */
    public DurationColumn duration(String name, boolean nullable) {
        return add(new DurationColumn(memory(), node(name, Kind.DURATION, nullable)));
    }

    /** Returns a column of UUIDs. */
    public UuidColumn uuid(String name, boolean nullable) {
        return add(new UuidColumn(memory(), node(name, Kind.UUID, nullable)));
    }

    /** Returns a column of an enum's constants, by their names. */
    public <E extends Enum<E>> EnumColumn<E> enums(String name, Class<E> type, boolean nullable) {
        List<E> constants = List.of(type.getEnumConstants());
        return closed(name, constants, constants.stream().map(Enum::name).toList(), nullable);
    }

    /** Returns a column of texts from known values. */
    public EnumColumn<String> oneOf(String name, List<String> texts, boolean nullable) {
        return closed(name, texts, texts, nullable);
    }

    private <E> EnumColumn<E> closed(String name, List<E> constants, List<String> names, boolean nullable) {
        Node node = level.enumNode(name, names, nullable);
        EnumColumn<E> column = new EnumColumn<>(memory(), node, constants, names);
        column.match();
        return add(column);
    }

    /**
     * Returns a column of arrays of primitives.
     *
     * @param type the class of the arrays, such as {@code double[].class}
     */
    public <V> ListColumn<V> arrays(String name, Class<V> type, boolean nullable) {
        Kind kind = Arrays.kind(type);
        Node list = level.listNode(name, nullable, within -> within.node(ELEMENT, kind, false));
        Node element = list.children().get(0);
        return add(new ListColumn<>(memory, list, memory.ofElements().rows(), Arrays.form(type, element)));
    }

    /**
     * Returns a column of lists, sets or queues.
     *
     * @param maker creates an empty one
     * @param element requests one column, whose rows are the elements
     */
    public <E, V extends Collection<E>> ListColumn<V> lists(
            String name, boolean nullable, IntFunction<V> maker, ElementColumn<E> element) {
        TableMemory elements = memory.ofElements();
        List<Cell<?, E>> made = new ArrayList<>();
        Node list = level.listNode(name, nullable, within -> {
            made.add(element.of(new TableColumns(source, within, elements), ELEMENT));
            return within.last();
        });
        return add(
                new ListColumn<>(memory, list, elements.rows(), ListElements.<E, V>ofCollection(made.get(0), maker)));
    }

    /**
     * Returns a column of maps: lists of structs of a key and a value.
     *
     * @param maker creates an empty map
     * @param key requests one column, whose rows are the keys
     * @param value requests one column, whose rows are the values
     */
    public <K, E, V extends Map<K, E>> ListColumn<V> maps(
            String name, boolean nullable, IntFunction<V> maker, ElementColumn<K> key, ElementColumn<E> value) {
        TableMemory elements = memory.ofElements();
        List<Cell<?, K>> keys = new ArrayList<>();
        List<Cell<?, E>> values = new ArrayList<>();
        Node list = level.listNode(name, nullable, within -> {
            TableColumns entry = new TableColumns(source, within.within(ELEMENT, false), elements);
            keys.add(key.of(entry, KEY));
            values.add(value.of(entry, VALUE));
            return within.last();
        });
        return add(new ListColumn<>(
                memory, list, elements.rows(), ListElements.<K, E, V>ofMap(keys.get(0), values.get(0), maker)));
    }

    /**
     * Requests the column of the elements of lists, or of the keys or values of maps.
     *
     * @param <E> the class of the elements
     */
    public interface ElementColumn<E> {
        /** Requests a column with a name. */
        Cell<?, E> of(TableColumns columns, String name);
    }

    /**
     * Returns a column of objects of a nested type.
     *
     * @param nested creates the columns of that type, such as {@code AddressTable.Columns::new}
     */
    public <C> StructColumn<C> struct(String name, boolean nullable, Function<TableColumns, C> nested) {
        Level within = level.within(name, nullable);
        C inner = nested.apply(new TableColumns(source, within, memory));
        return add(new StructColumn<>(memory(), within.struct(), inner));
    }
}
