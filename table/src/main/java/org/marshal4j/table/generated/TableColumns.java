package org.marshal4j.table.generated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.BinaryColumn;
import org.marshal4j.table.BooleanColumn;
import org.marshal4j.table.ByteColumn;
import org.marshal4j.table.CharColumn;
import org.marshal4j.table.Column;
import org.marshal4j.table.DateColumn;
import org.marshal4j.table.DateTimeColumn;
import org.marshal4j.table.DoubleColumn;
import org.marshal4j.table.DurationColumn;
import org.marshal4j.table.ElementForm;
import org.marshal4j.table.EnumColumn;
import org.marshal4j.table.FloatColumn;
import org.marshal4j.table.InstantColumn;
import org.marshal4j.table.IntColumn;
import org.marshal4j.table.ListColumn;
import org.marshal4j.table.LongColumn;
import org.marshal4j.table.ShortColumn;
import org.marshal4j.table.StructColumn;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.TextColumn;
import org.marshal4j.table.TimeColumn;
import org.marshal4j.table.UuidColumn;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * What the constructor of a generated table is given: it asks for its columns, one after the other, and then says that there are no more ({@link
 * #finish}). Of a table in a file that is opened, the columns are matched with those of the file by their names.
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
    private final TableSource source;
    private final Level level;
    private final List<Column> columns = new ArrayList<>();

    private TableColumns(TableSource source, Level level) {
        this.source = source;
        this.level = level;
    }

    private static TableColumns of(TableSource source) {
        return new TableColumns(source, source.root());
    }

    /** Of a table in memory. */
    public static TableColumns inMemory(Schema schema, TableOptions options) {
        return of(TableSource.inMemory(schema, options));
    }

    /**
     * Of a table in a new file.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL249 if there is a file already, or it cannot be created
     */
    public static TableColumns create(Schema schema, Path file, TableOptions options) {
        return of(TableSource.create(schema, file, options));
    }

    /**
     * Of a table in a file that is there.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL249 if it cannot be opened: it is no table, or damaged, or another process
     *     writes it
     */
    public static TableColumns open(Schema schema, Path file) {
        return of(TableSource.open(schema, file, false));
    }

    /** The same, to be read alone: others may be reading and writing it. Rows are those that were flushed before. */
    public static TableColumns openReadOnly(Schema schema, Path file) {
        return of(TableSource.open(schema, file, true));
    }

    /** What the table and its columns share. */
    public TableMemory memory() {
        return source.memory();
    }

    /**
     * There are no more columns: makes the file, or attaches that which was opened.
     *
     * @return the columns
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL249 if the file does not suit the columns; it is let go of
     */
    public List<Column> finish() {
        source.finish();
        return columns;
    }

    private <C extends Column> C add(C column) {
        source.made(column, level.last());
        columns.add(column);
        return column;
    }

    private Node node(String name, Kind kind, boolean nullable) {
        return level.node(name, kind, nullable);
    }

    /** A column of bytes. */
    public ByteColumn int8(String name, boolean nullable) {
        return add(new ByteColumn(memory(), node(name, Kind.INT8, nullable)));
    }

    /** A column of shorts. */
    public ShortColumn int16(String name, boolean nullable) {
        return add(new ShortColumn(memory(), node(name, Kind.INT16, nullable)));
    }

    /** A column of chars. */
    public CharColumn uint16(String name, boolean nullable) {
        return add(new CharColumn(memory(), node(name, Kind.UINT16, nullable)));
    }

    /** A column of ints. */
    public IntColumn int32(String name, boolean nullable) {
        return add(new IntColumn(memory(), node(name, Kind.INT32, nullable)));
    }

    /** A column of longs. */
    public LongColumn int64(String name, boolean nullable) {
        return add(new LongColumn(memory(), node(name, Kind.INT64, nullable)));
    }

    /** A column of floats. */
    public FloatColumn float32(String name, boolean nullable) {
        return add(new FloatColumn(memory(), node(name, Kind.FLOAT32, nullable)));
    }

    /** A column of doubles. */
    public DoubleColumn float64(String name, boolean nullable) {
        return add(new DoubleColumn(memory(), node(name, Kind.FLOAT64, nullable)));
    }

    /** A column of booleans. */
    public BooleanColumn bool(String name, boolean nullable) {
        return add(new BooleanColumn(memory(), node(name, Kind.BOOL, nullable)));
    }

    /** A column of texts: of other values that are kept as texts, too. */
    public TextColumn text(String name, boolean nullable) {
        return add(new TextColumn(memory(), node(name, Kind.TEXT, nullable)));
    }

    /** A column of byte arrays. */
    public BinaryColumn binary(String name, boolean nullable) {
        return add(new BinaryColumn(memory(), node(name, Kind.BINARY, nullable)));
    }

    /** A column of Instants. */
    public InstantColumn instant(String name, boolean nullable) {
        return add(new InstantColumn(memory(), node(name, Kind.INSTANT, nullable)));
    }

    /** A column of LocalDateTimes. */
    public DateTimeColumn dateTime(String name, boolean nullable) {
        return add(new DateTimeColumn(memory(), node(name, Kind.DATE_TIME, nullable)));
    }

    /** A column of LocalDates. */
    public DateColumn date(String name, boolean nullable) {
        return add(new DateColumn(memory(), node(name, Kind.DATE, nullable)));
    }

    /** A column of LocalTimes. */
    public TimeColumn time(String name, boolean nullable) {
        return add(new TimeColumn(memory(), node(name, Kind.TIME, nullable)));
    }

    /** A column of Durations. */
    public DurationColumn duration(String name, boolean nullable) {
        return add(new DurationColumn(memory(), node(name, Kind.DURATION, nullable)));
    }

    /** A column of UUIDs. */
    public UuidColumn uuid(String name, boolean nullable) {
        return add(new UuidColumn(memory(), node(name, Kind.UUID, nullable)));
    }

    /** A column of an enum's constants, by their names. */
    public <E extends Enum<E>> EnumColumn<E> enums(String name, Class<E> type, boolean nullable) {
        List<E> constants = List.of(type.getEnumConstants());
        return closed(name, type, constants, constants.stream().map(Enum::name).toList(), nullable);
    }

    /** A column of texts that are among known ones. */
    public EnumColumn<String> oneOf(String name, List<String> texts, boolean nullable) {
        return closed(name, String.class, texts, texts, nullable);
    }

    private <E> EnumColumn<E> closed(
            String name, Class<E> type, List<E> constants, List<String> names, boolean nullable) {
        Node node = level.enumNode(name, names, nullable);
        EnumColumn<E> column = new EnumColumn<>(memory(), node, type, constants, names);
        column.match();
        return add(column);
    }

    /**
     * A column of arrays of primitives.
     *
     * @param type such as {@code double[].class}
     */
    public <V> ListColumn<V> arrays(String name, Class<V> type, boolean nullable) {
        Kind kind = Arrays.kind(type);
        Node list = level.listNode(name, nullable, within -> within.node(Level.ELEMENT, kind, false));
        Node element = list.children().get(0);
        return add(new ListColumn<>(memory(), list, Arrays.form(type, element)));
    }

    /**
     * A column of lists.
     *
     * @param element asks for one column, whose name is {@link #ELEMENT}, and which has the elements in place of rows
     * @param type of the elements
     */
    public <E> ListColumn<List<E>> lists(
            String name, Class<E> type, boolean nullable, Function<TableColumns, Column> element) {
        Column[] made = new Column[1];
        Node list = level.listNode(name, nullable, within -> {
            made[0] = element.apply(new TableColumns(source, within));
            return within.last();
        });
        return add(new ListColumn<>(memory(), list, ElementForm.<E>ofList(made[0])));
    }

    /** The name of the column of elements in {@link #lists}. */
    public static final String ELEMENT = Level.ELEMENT;

    /**
     * A column of objects of a nested type.
     *
     * @param nested makes the columns of that type, such as {@code AddressTable.Columns::new}
     */
    public <C> StructColumn<C> struct(String name, boolean nullable, Function<TableColumns, C> nested) {
        Level within = level.within(name, nullable);
        C inner = nested.apply(new TableColumns(source, within));
        return add(new StructColumn<>(memory(), within.struct(), inner));
    }
}
