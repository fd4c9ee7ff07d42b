package org.marshal4j.table.memory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The memory of a column in Arrow's layout: its kind, its buffers, and its inner columns. In a file, its counts are in
 * the header of each batch.
 */
public final class Node {
    private final String nameInFile;
    private final Kind kind;
    private final boolean nullable;
    private final List<Node> children;
    private final @Nullable Lane validity;
    private final Lane values;
    private final Lane sizes;
    private final Area area = new Area();
    private final Elements elements = new Elements();

    /** By batch: the location of its length and its number of nulls in the header, int64 each; start 0 in memory. */
    private final Lane counts = new Lane(128);

    /** The name of its field. */
    private String name;

    /** The struct or list that contains it. */
    private @Nullable Node parent;

    /** Whether the field of the class is never null. */
    private boolean isRequired;

    /** The names of an enum's constants, by index. */
    private List<String> constants = List.of();

    private DecimalType decimal = DecimalType.NONE;

    /** Creates a column without inner columns. */
    public Node(String name, Kind kind, boolean nullable) {
        this(name, kind, nullable, List.of());
    }

    /** Creates a list with its elements, or a struct with its columns. */
    public Node(String name, Kind kind, boolean nullable, List<Node> children) {
        this.nameInFile = name;
        this.name = name;
        this.kind = kind;
        this.nullable = nullable;
        this.children = new ArrayList<>(children);
        this.validity = nullable ? new Lane(1) : null;
        this.values = new Lane(kind.bits());
        this.sizes = new Lane(32);
        children.forEach(child -> child.parent = this);
    }

    /** Adds a column to a struct. */
    public void add(Node child) {
        children.add(child);
        child.parent = this;
    }

    /** Sets the column that contains this one, although the file does not have it there. */
    public void setParent(Node around) {
        parent = around;
    }

    /** Returns the list that these are the elements of, directly or within structs; null for rows. */
    public @Nullable Node list() {
        Node node = parent;
        while (node != null && node.kind != Kind.LIST) {
            node = node.parent;
        }
        return node;
    }

    /** Returns the name, with the names of the enclosing columns before it. */
    public String path() {
        Node around = parent;
        if (around == null) {
            return name;
        }
        return around.kind == Kind.LIST ? around.path() : around.path() + "." + name;
    }

    /** Tells whether the values are the elements of lists, and not rows. */
    public boolean isElement() {
        return list() != null;
    }

    /** Returns the number of values in a batch, if they are the elements of lists. */
    public int elementsOf(int batch) {
        Node list = list();
        return list == null ? 0 : list.elements.used(batch);
    }

    /** Returns the number of values for which a batch has room, if they are the elements of lists. */
    public int roomForElements(int batch) {
        Node list = list();
        return list == null ? 0 : list.elements.capacity(batch);
    }

    /** Returns the name of the column, which is that of its field. */
    public String name() {
        return name;
    }

    /** Sets the name that the field has now. The name in the file stays: other programs know it. */
    public void rename(String present) {
        name = present;
    }

    /** Returns the name in the file. */
    public String nameInFile() {
        return nameInFile;
    }

    /** Returns the kind of its values. */
    public Kind kind() {
        return kind;
    }

    /** Tells whether values may be null. */
    public boolean isNullable() {
        return nullable;
    }

    /** Says that the field of the class is never null, although values of the column may be. */
    public void require() {
        isRequired = true;
    }

    /** Tells whether the field of the class is never null, although values of the column may be. */
    public boolean isRequired() {
        return isRequired;
    }

    /** Returns the columns of a struct, or the elements of a list. */
    public List<Node> children() {
        return Collections.unmodifiableList(children);
    }

    /**
     * Returns the bitmap, least significant bit first, with 1 for each value that is not null; null if values are never
     * null.
     */
    public @Nullable Lane validity() {
        return validity;
    }

    /** Returns the values; for texts the views, for lists the offsets. */
    public Lane values() {
        return values;
    }

    /** Returns the sizes of lists. */
    public Lane sizes() {
        return sizes;
    }

    /** Returns where long texts are. */
    public Area area() {
        return area;
    }

    /** Returns the number of elements of the lists. */
    public Elements elements() {
        return elements;
    }

    /** Returns where the counts are. */
    public Lane counts() {
        return counts;
    }

    /** Returns the names of an enum's constants, by index. */
    public List<String> constants() {
        return constants;
    }

    /** Sets the names of an enum's constants. */
    public void setConstants(List<String> names) {
        constants = List.copyOf(names);
    }

    /** Returns the type of a column of decimals. */
    public DecimalType decimal() {
        return decimal;
    }

    /** Sets the type of a column of decimals. */
    public Node withDecimal(DecimalType type) {
        decimal = type;
        return this;
    }

    /** Returns Arrow's name of the type, as pyarrow prints it. */
    public String typeText() {
        return kind == Kind.DECIMAL ? decimal.text() : kind.text();
    }

    /** Returns the lanes of rows, in Arrow's order, without the bitmap. */
    public List<Lane> lanes() {
        return switch (kind) {
            case STRUCT -> List.of();
            case LIST -> List.of(values, sizes);
            default -> List.of(values);
        };
    }

    /** Adds to the number of nulls in a batch's header. */
    public void addNulls(int batch, int more) {
        long at = counts.starts[batch] + Long.BYTES;
        RawMemory.putLong(counts.base(batch), at, RawMemory.getLong(counts.base(batch), at) + more);
    }

    /** Tells whether batches have headers, as in a file. */
    public boolean hasCounts(int batch) {
        return counts.starts[batch] != 0;
    }

    /** Returns the number of values in a batch's header. */
    public long length(int batch) {
        return RawMemory.getLong(counts.base(batch), counts.starts[batch]);
    }

    /** Writes the number of values to a batch's header. */
    public void putLength(int batch, long length) {
        RawMemory.putLong(counts.base(batch), counts.starts[batch], length);
    }

    /** Writes the number of nulls among the first values to a batch's header. */
    public void putNulls(int batch, int length) {
        RawMemory.putLong(counts.base(batch), counts.starts[batch] + Long.BYTES, nulls(batch, length));
    }

    /**
     * Counts elements that have been appended, in a batch's header; for structs, their columns first.
     *
     * @param from the number of elements before
     * @param to the number of elements now
     */
    public void countAppended(int batch, int from, int to) {
        if (!hasCounts(batch)) {
            return;
        }
        if (kind == Kind.STRUCT) {
            children.forEach(child -> child.countAppended(batch, from, to));
        }
        if (validity != null) {
            addNulls(batch, Bits.zeros(validity.base(batch), validity.starts[batch], from, to));
        }
        putLength(batch, to);
    }

    /** Returns the number of nulls among the first values. */
    public int nulls(int batch, int length) {
        return validity == null ? 0 : length - Bits.count(validity.base(batch), validity.starts[batch], length);
    }
}
