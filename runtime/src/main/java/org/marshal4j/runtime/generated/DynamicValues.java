package org.marshal4j.runtime.generated;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.DynamicScalars;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.memory.Text;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.DynamicTag;

/**
 * Values of a closed set of classes, chosen at run time: a {@link DynamicTag}, and the value as its wire type has it. Objects of a listed class
 * have its number behind the tag. Lists and maps count as objects do for how deep objects may be nested, so that one that holds itself is refused.
 *
 * <p>Every {@code depth} is how many objects, lists and maps are around what the value holds.
 */
public final class DynamicValues {
    /** A key and a tag have one byte each at least. */
    private static final int LEAST_ENTRY = 2;

    private DynamicValues() {}

    /** Writes a value of a field that lists no classes, as below. */
    public static void write(@Nullable Object value, Output out, int depth) {
        write(value, out, depth, ListedTypes.NONE, null);
    }

    /**
     * Writes a value.
     *
     * @param listed the classes of the user's that it, and what it holds, may be of
     * @param graph of the message, if one of these needs it
     * @throws MarshalException MARSHAL230 if the value, or one that it holds, is of another class; MARSHAL207 if lists and maps are nested too
     *     deep; else as writing its class throws
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Object value, Output out, int depth, ListedTypes listed, @Nullable Graph graph) {
        ListedType type = listed.of(value);
        if (type != null && value != null) {
            out.writeByte((byte) DynamicTag.LISTED.number());
            StopBit.write(type.number(), out);
            type.write(value, out, depth - 1, graph);
        } else if (value instanceof List<?> list) {
            Checks.depth(depth);
            writeList(list, out, depth, listed, graph);
        } else if (value instanceof Map<?, ?> map) {
            Checks.depth(depth);
            writeMap(map, out, depth, listed, graph);
        } else {
            DynamicScalars.write(value, out, listed.besides());
        }
    }

    private static void writeList(List<?> list, Output out, int depth, ListedTypes listed, @Nullable Graph graph) {
        out.writeByte((byte) DynamicTag.LIST.number());
        int count = Counts.write("", list, out);
        int written = 0;
        for (Object element : list) {
            Counts.more("", count, written);
            write(element, out, depth + 1, listed, graph);
            written++;
        }
        Counts.same("", count, written);
    }

    private static void writeMap(Map<?, ?> map, Output out, int depth, ListedTypes listed, @Nullable Graph graph) {
        out.writeByte((byte) DynamicTag.MAP.number());
        int count = Counts.write("", map, out);
        int written = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Counts.more("", count, written);
            Text.write(key(entry.getKey()), out);
            write(entry.getValue(), out, depth + 1, listed, graph);
            written++;
        }
        Counts.same("", count, written);
    }

    static String key(@Nullable Object key) {
        if (key instanceof String text) {
            return text;
        }
        throw new MarshalException(
                RuntimeProblem.NOT_DYNAMIC,
                key == null
                        ? "a key that is null; keys are Strings"
                        : "a key of class " + key.getClass().getName() + "; keys are Strings");
    }

    /** Reads a value of a field that lists no classes, as below. */
    public static @Nullable Object read(@Nullable Object current, Input in, int depth) {
        return read(current, in, depth, ListedTypes.NONE, null);
    }

    /**
     * Reads a value. Lists and maps are new ones, with new objects.
     *
     * @param current what the field holds; returned itself if it is equal and can never change, or filled if it is of the listed class that
     *     comes
     * @param listed the classes of the user's that the value, and what it holds, may be of
     * @param graph of the message, if one of these needs it
     * @throws MarshalException MARSHAL214 if there is no such tag or listed class, or a map has a key twice; MARSHAL207 if lists and maps are nested too deep;
     *     MARSHAL206 for a null that is no value of its own; MARSHAL203, MARSHAL205 and MARSHAL223 as {@link Counts#read(int, Input)}; else as
     *     reading its class throws
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static @Nullable Object read(
            @Nullable Object current, Input in, int depth, ListedTypes listed, @Nullable Graph graph) {
        DynamicTag tag = DynamicScalars.readTag(in, !listed.isEmpty());
        if (tag == DynamicTag.LIST) {
            Checks.depth(depth, in);
            return readList(in, depth, listed, graph);
        }
        if (tag == DynamicTag.MAP) {
            Checks.depth(depth, in);
            return readMap(in, depth, listed, graph);
        }
        if (tag == DynamicTag.LISTED) {
            ListedType type = listed.read(in);
            return type.read(type.reusable(current), in, depth - 1, graph);
        }
        return DynamicScalars.read(tag, current, in);
    }

    private static List<@Nullable Object> readList(Input in, int depth, ListedTypes listed, @Nullable Graph graph) {
        int count = present(Counts.read(in));
        List<@Nullable Object> list = new ArrayList<>(Counts.room(count));
        for (int i = 0; i < count; i++) {
            list.add(read(null, in, depth + 1, listed, graph));
        }
        return list;
    }

    private static Map<String, @Nullable Object> readMap(
            Input in, int depth, ListedTypes listed, @Nullable Graph graph) {
        int count = present(Counts.read(LEAST_ENTRY, in));
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            String key = DynamicScalars.present(Text.read(null, in));
            int before = map.size();
            map.put(key, null);
            if (map.size() == before) {
                throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "a key that the map already has");
            }
            map.put(key, read(null, in, depth + 1, listed, graph));
        }
        return map;
    }

    private static int present(int count) {
        if (count < 0) {
            throw new MarshalException(
                    RuntimeProblem.NULL_ON_READ, "null instead of a list or map, whose null is tag 0");
        }
        return count;
    }

    /** The same of a field that lists no classes. */
    public static long sizeOf(@Nullable Object value, int depth) {
        return sizeOf(value, depth, ListedTypes.NONE, null);
    }

    /** Number of bytes that {@code write} takes; throws what it throws, but for texts that are not UTF-16. */
    public static long sizeOf(@Nullable Object value, int depth, ListedTypes listed, @Nullable Graph graph) {
        ListedType type = listed.of(value);
        if (type != null && value != null) {
            return 1L + StopBit.size(type.number()) + type.sizeOf(value, depth - 1, graph);
        }
        if (value instanceof List<?> list) {
            Checks.depth(depth);
            return sizeOfList(list, depth, listed, graph);
        }
        if (value instanceof Map<?, ?> map) {
            Checks.depth(depth);
            return sizeOfMap(map, depth, listed, graph);
        }
        return DynamicScalars.sizeOf(value, listed.besides());
    }

    private static long sizeOfList(List<?> list, int depth, ListedTypes listed, @Nullable Graph graph) {
        long size = 1L + Counts.sizeOf("", list);
        for (Object element : list) {
            size += sizeOf(element, depth + 1, listed, graph);
        }
        return size;
    }

    private static long sizeOfMap(Map<?, ?> map, int depth, ListedTypes listed, @Nullable Graph graph) {
        long size = 1L + Counts.sizeOf("", map);
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            size += Text.sizeOf(key(entry.getKey())) + sizeOf(entry.getValue(), depth + 1, listed, graph);
        }
        return size;
    }
}
