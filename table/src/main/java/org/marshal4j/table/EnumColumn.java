package org.marshal4j.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of values of a closed set, constants of an enum or known texts: a dictionary in Arrow, whose index takes one, two or four bytes. A file
 * keeps the names in its own order, and takes new ones at the end.
 */
public final class EnumColumn<E> extends ObjectColumn<E> {
    private final List<E> constants;
    private final List<String> names;

    /** By the file's index: the constant; null if the class has none of that name. */
    private @Nullable Object[] byIndex;

    /** By the ordinal of a constant, or for texts by their place in {@link #texts}: the file's index, −1 if it has none. */
    private final int[] indexes;

    /** Of texts: their places among the constants. */
    private final Map<Object, Integer> texts = new HashMap<>();

    /**
     * For generated code, by {@code TableColumns}.
     *
     * @param constants all values
     * @param names what they are called, each another name
     */
    public EnumColumn(TableMemory memory, Node node, Class<?> type, List<E> constants, List<String> names) {
        super(memory, node, type);
        this.constants = List.copyOf(constants);
        this.names = List.copyOf(names);
        this.byIndex = constants.toArray();
        int most = constants.size();
        for (E constant : constants) {
            if (constant instanceof Enum<?> each) {
                most = Math.max(most, each.ordinal() + 1);
            } else {
                texts.put(constant, texts.size());
            }
        }
        this.indexes = new int[most];
        number();
    }

    private void number() {
        Arrays.fill(indexes, -1);
        for (int i = 0; i < byIndex.length; i++) {
            Object constant = byIndex[i];
            if (constant != null) {
                indexes[place(constant)] = i;
            }
        }
    }

    /** −1 if it is no constant. */
    private int place(Object constant) {
        return constant instanceof Enum<?> each ? each.ordinal() : texts.getOrDefault(constant, -1);
    }

    private int index(Object constant) {
        int place = place(constant);
        return place < 0 ? -1 : indexes[place];
    }

    /** The names that the file has, in its order, are known: by {@code TableColumns}. */
    public void match() {
        List<String> file = node.constants();
        byIndex = new Object[file.size()];
        for (int i = 0; i < byIndex.length; i++) {
            int at = names.indexOf(file.get(i));
            byIndex[i] = at < 0 ? null : constants.get(at);
        }
        number();
    }

    /** All values that can be set, in the order of the class; unmodifiable. */
    public List<E> constants() {
        return constants;
    }

    @Override
    @SuppressWarnings("unchecked")
    E read(int batch, int index) {
        int number = number(batch, index);
        Object constant = number >= 0 && number < byIndex.length ? byIndex[number] : null;
        if (constant == null) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    name(),
                    number >= 0 && number < byIndex.length
                            ? "the class has no constant " + node.constants().get(number)
                            : "index " + number + ", but there are " + byIndex.length + " constants");
        }
        return (E) constant;
    }

    private int number(int batch, int index) {
        Object base = values.base(batch);
        long start = values.starts[batch];
        return switch (node.kind()) {
            case ENUM8 -> RawMemory.getByte(base, start + index);
            case ENUM16 -> RawMemory.getShort(base, start + ((long) index << 1));
            default -> RawMemory.getInt(base, start + ((long) index << 2));
        };
    }

    @Override
    void write(int batch, int index, long row, E value) {
        int number = index(value);
        if (number < 0) {
            throw refused(row, value + ", which is not among the constants of the file");
        }
        put(batch, index, number);
    }

    private void put(int batch, int index, int number) {
        Object base = values.base(batch);
        long start = values.starts[batch];
        Kind kind = node.kind();
        if (kind == Kind.ENUM8) {
            RawMemory.putByte(base, start + index, (byte) number);
        } else if (kind == Kind.ENUM16) {
            RawMemory.putShort(base, start + ((long) index << 1), (short) number);
        } else {
            RawMemory.putInt(base, start + ((long) index << 2), number);
        }
    }

    @Override
    public long indexOf(E value) {
        int number = index(value);
        if (number >= 0) {
            long size = size();
            for (long row = 0; row < size; row++) {
                if (isNumber(row, number)) {
                    return row;
                }
            }
        }
        return -1;
    }

    @Override
    public Selection whereEqual(E value) {
        Selection selection = new Selection(rows);
        int number = index(value);
        if (number >= 0) {
            for (long row = 0; row < selection.size(); row++) {
                if (isNumber(row, number)) {
                    selection.add(row);
                }
            }
        }
        return selection;
    }

    private boolean isNumber(long row, int number) {
        int batch = batch(row);
        int index = (int) row & mask;
        return number(batch, index) == number && !isNullAt(batch, index);
    }

    @Override
    public String toString() {
        return name() + " " + Arrays.toString(byIndex);
    }
}
