package org.marshal4j.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of values from a closed set, which are enum constants or known texts: a dictionary in Arrow, whose indexes
 * take one, two or four bytes. A file keeps the names in its own order and adds new ones at the end.
 *
 * @param <E> the class of the values
 */
public final class EnumColumn<E> extends ObjectColumn<E> {
    private final List<E> constants;
    private final List<String> names;

    /** The constant for each index in the file; null if the class has no constant with that name. */
    private @Nullable Object[] byIndex;

    /**
     * The index in the file for the ordinal of each constant or, for texts, for the number in {@link #texts}; −1 if the
     * file does not have it.
     */
    private final int[] indexes;

    /** The texts with their numbers among the constants. */
    private final Map<Object, Integer> texts = new HashMap<>();

    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     * @param constants all values
     * @param names their names, which are all different
     */
    public EnumColumn(TableMemory memory, Node node, List<E> constants, List<String> names) {
        super(memory, node);
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

    /** −1 if it is not a constant. */
    private int place(Object constant) {
        return constant instanceof Enum<?> each ? each.ordinal() : texts.getOrDefault(constant, -1);
    }

    private int index(Object constant) {
        int place = place(constant);
        return place < 0 ? -1 : indexes[place];
    }

    /** For generated code, called by {@code TableColumns} once the file's names, in its order, are known. */
    public void match() {
        List<String> file = node.constants();
        byIndex = new Object[file.size()];
        Map<String, E> byName = new HashMap<>();
        for (int i = 0; i < constants.size(); i++) {
            byName.putIfAbsent(names.get(i), constants.get(i));
        }
        for (int i = 0; i < byIndex.length; i++) {
            byIndex[i] = byName.get(file.get(i));
        }
        number();
    }

    /** {@return all values that can be set, in the order of the class; unmodifiable} */
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
                    node.path(),
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
    Scan.Test equalTo(E value) {
        int number = index(value);
        return number < 0 ? Scan.Test.NONE : (batch, index) -> number(batch, index) == number;
    }

    @Override
    public String toString() {
        return name() + " " + Arrays.toString(byIndex);
    }
}
