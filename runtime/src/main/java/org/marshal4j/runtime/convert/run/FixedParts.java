package org.marshal4j.runtime.convert.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Converts values of fixed size that are at constant offsets on both sides. Immutable. */
public final class FixedParts {
    private static final int COPY = 3;

    /** For each copy: the offset to copy from, the offset to copy to, and the size. */
    private final int[] copies;

    // What else occurs most often needs no call either.
    /** For each int that is a long today: its offset, and today's. */
    private final int[] longs;

    /** For each field that is new and zero: its offset and its size. */
    private final int[] zeros;

    private final Fixed[] others;
    private final int[] from;
    private final int[] to;
    private final String[] names;

    /** A value at its offsets. */
    public record Part(String name, Fixed value, int from, int to) {}

    private FixedParts(int[] copies, int[] longs, int[] zeros, List<Part> others) {
        this.copies = copies;
        this.longs = longs;
        this.zeros = zeros;
        int count = others.size();
        this.others = new Fixed[count];
        this.from = new int[count];
        this.to = new int[count];
        this.names = new String[count];
        for (int i = 0; i < count; i++) {
            Part part = others.get(i);
            this.others[i] = part.value;
            from[i] = part.from;
            to[i] = part.to;
            names[i] = part.name;
        }
    }

    /** Joins values, in the order of their places in today's bytes; adjacent copies become one. */
    public static FixedParts of(List<Part> parts) {
        List<int[]> copies = new ArrayList<>();
        List<int[]> longs = new ArrayList<>();
        List<int[]> zeros = new ArrayList<>();
        List<Part> others = new ArrayList<>();
        for (Part part : parts) {
            if (part.value instanceof FixedCopy) {
                addCopy(part, copies);
            } else if (part.value instanceof Widening widening && widening.isIntToLong()) {
                longs.add(new int[] {part.from, part.to});
            } else if (part.value instanceof FixedConstant constant && constant.isZero()) {
                zeros.add(new int[] {part.to, part.value.to});
            } else {
                others.add(part);
            }
        }
        return new FixedParts(flat(copies, COPY), flat(longs, 2), flat(zeros, 2), others);
    }

    private static void addCopy(Part part, List<int[]> copies) {
        int[] last = copies.isEmpty() ? new int[COPY] : copies.get(copies.size() - 1);
        if (last[2] > 0 && last[0] + last[2] == part.from && last[1] + last[2] == part.to) {
            last[2] += part.value.to;
        } else {
            copies.add(new int[] {part.from, part.to, part.value.to});
        }
    }

    private static int[] flat(List<int[]> rows, int width) {
        int[] flat = new int[rows.size() * width];
        for (int i = 0; i < rows.size(); i++) {
            System.arraycopy(rows.get(i), 0, flat, i * width, width);
        }
        return flat;
    }

    /** Converts the values. The arguments are those of {@link Fixed#convert}. */
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        if (base instanceof byte[] array && toBase instanceof byte[] toArray) {
            copyAll(copies, array, at, toArray, toAt);
        } else {
            copyAny(base, at, toBase, toAt);
        }
        for (int i = 0; i < longs.length; i += 2) {
            RawMemory.putLong(toBase, toAt + longs[i + 1], RawMemory.getInt(base, at + longs[i]));
        }
        for (int i = 0; i < zeros.length; i += 2) {
            Bytes.clear(toBase, toAt + zeros[i], zeros[i + 1]);
        }
        Fixed[] values = others;
        int i = 0;
        try {
            for (; i < values.length; i++) {
                values[i].convert(run, base, at + from[i], toBase, toAt + to[i]);
            }
        } catch (RuntimeException e) {
            throw run.failed(e, names[i], run.origin + at + from[i] + others[i].read());
        }
    }

    private static void copyAll(int[] copies, byte[] base, long at, byte[] toBase, long toAt) {
        for (int i = 0; i < copies.length; i += COPY) {
            Bytes.copyFew(base, at + copies[i], toBase, toAt + copies[i + 1], copies[i + 2]);
        }
    }

    private void copyAny(@Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        for (int i = 0; i < copies.length; i += COPY) {
            RawMemory.copy(base, at + copies[i], toBase, toAt + copies[i + 1], copies[i + 2]);
        }
    }
}
