package org.marshal4j.table.memory;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The memory of a column, as Arrow has it: what it holds, its buffers, and the columns within it. In a file, its counts stand in the header of each
 * batch.
 */
public final class Node {
    private final String name;
    private final Kind kind;
    private final boolean nullable;
    private final List<Node> children;
    private final @Nullable Lane validity;
    private final Lane values;
    private final Lane sizes;
    private final Area area = new Area();
    private final Elements elements = new Elements();

    /** By batch, where its length and its number of nulls are in the header, int64 each; start 0 in memory. */
    private final Lane counts = new Lane(128);

    /** The list whose elements these are. */
    private @Nullable Node list;

    /** The names of an enum's constants, by index. */
    private List<String> constants = List.of();

    /** What the values mean where the kind does not say, such as the text of a decimal. */
    private String meaning = "";

    /** A column without others within it. */
    public Node(String name, Kind kind, boolean nullable) {
        this(name, kind, nullable, List.of());
    }

    /** A list, with its elements, or a struct, with its columns. */
    public Node(String name, Kind kind, boolean nullable, List<Node> children) {
        this.name = name;
        this.kind = kind;
        this.nullable = nullable;
        this.children = new ArrayList<>(children);
        this.validity = nullable ? new Lane(1) : null;
        this.values = new Lane(kind.bits());
        this.sizes = new Lane(32);
        if (kind == Kind.LIST) {
            children.forEach(child -> child.list = this);
        }
    }

    /** Whether its values are the elements of lists, and not rows. */
    public boolean isElement() {
        return list != null;
    }

    /** How many values a batch has, of the elements of lists. */
    public int elementsOf(int batch) {
        return list == null ? 0 : list.elements.used(batch);
    }

    /** For how many values a batch has room, of the elements of lists. */
    public int roomForElements(int batch) {
        return list == null ? 0 : list.elements.capacity(batch);
    }

    /** Name of the column. */
    public String name() {
        return name;
    }

    /** What it holds. */
    public Kind kind() {
        return kind;
    }

    /** Whether values may be null. */
    public boolean isNullable() {
        return nullable;
    }

    /** The columns of a struct, the elements of a list; may be added to until the table is ready. */
    public List<Node> children() {
        return children;
    }

    /** The bitmap, LSB first, 1 where there is a value; null if there is always one. */
    public @Nullable Lane validity() {
        return validity;
    }

    /** The values; the views, of texts; the offsets, of lists. */
    public Lane values() {
        return values;
    }

    /** The sizes of lists. */
    public Lane sizes() {
        return sizes;
    }

    /** Where long texts are. */
    public Area area() {
        return area;
    }

    /** How many elements the lists have. */
    public Elements elements() {
        return elements;
    }

    /** Where the counts are. */
    public Lane counts() {
        return counts;
    }

    /** The names of an enum's constants, by index. */
    public List<String> constants() {
        return constants;
    }

    /** Says what an enum's constants are called. */
    public void setConstants(List<String> names) {
        constants = List.copyOf(names);
    }

    /** What the values mean where the kind does not say; empty if nothing. */
    public String meaning() {
        return meaning;
    }

    /** Says what the values mean. */
    public void setMeaning(String text) {
        meaning = text;
    }

    /** The lanes of rows, in Arrow's order, without the bitmap. */
    public List<Lane> lanes() {
        return switch (kind) {
            case STRUCT -> List.of();
            case LIST -> List.of(values, sizes);
            default -> List.of(values);
        };
    }

    /** Adds to the number of nulls that a batch's header has. */
    public void addNulls(int batch, int more) {
        long at = counts.starts[batch] + Long.BYTES;
        RawMemory.putLong(counts.base(batch), at, RawMemory.getLong(counts.base(batch), at) + more);
    }

    /** Whether batches have headers: in a file. */
    public boolean hasCounts(int batch) {
        return counts.starts[batch] != 0;
    }

    /** Writes into a batch's header how many values there are. */
    public void putLength(int batch, long length) {
        RawMemory.putLong(counts.base(batch), counts.starts[batch], length);
    }

    /** Writes into a batch's header how many nulls there are among the first values. */
    public void putNulls(int batch, int length) {
        RawMemory.putLong(counts.base(batch), counts.starts[batch] + Long.BYTES, nulls(batch, length));
    }

    /** How many nulls there are among so many first values. */
    public int nulls(int batch, int length) {
        return validity == null ? 0 : length - Bits.count(validity.base(batch), validity.starts[batch], length);
    }
}
