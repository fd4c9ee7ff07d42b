package org.marshal4j.runtime.generated;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.dynamic.DynamicScalars;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.wire.DynamicTag;

/**
 * Values of a closed set of classes, chosen at run time: a {@link DynamicTag}, then the value as its wire type is
 * written. For an object of a listed class, the number of the class follows the tag. Lists and maps count towards the
 * nesting depth as objects do, so a list that contains itself is refused.
 *
 * <p>Every {@code depth} is the number of objects, lists and maps around the elements of the value. Each level costs
 * one stack frame: the loops over lists and maps are in the recursive methods, so that the deepest values fit in the
 * default stack of a thread.
 */
public final class DynamicValues {
    /** A key and a tag take at least one byte each. */
    private static final int LEAST_ENTRY = 2;

    private DynamicValues() {}

    /** Writes the value of a field that lists no classes, as below. */
    public static void write(@Nullable Object value, Output out, int depth) {
        write(value, out, depth, ListedTypes.NONE, null);
    }

    /**
     * Writes a value.
     *
     * @param listed the users' classes that the value, and everything in it, may have
     * @param graph the graph of the message, if one of these classes needs it
     * @throws MarshalException MARSHAL230 if the value, or one in it, is of another class; MARSHAL207 if lists and maps
     *     are nested too deeply; otherwise whatever writing its class throws
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Object value, Output out, int depth, ListedTypes listed, @Nullable Graph graph) {
        ListedType type = listed.of(value);
        Iterable<?> held = type == null && value != null ? held(value) : null;
        if (value != null && held != null) {
            int count = begin(value, out, depth);
            int written = 0;
            for (Object each : held) {
                Counts.more("", count, written++);
                write(value instanceof Map ? entry(each, out) : each, out, depth + 1, listed, graph);
            }
            Counts.same("", count, written);
        } else if (type != null && value != null) {
            writeListed(type, value, out, depth, graph);
        } else {
            DynamicScalars.write(value, out, listed.besides());
        }
    }

    /** The elements of a list or the entries of a map; null for any other value. */
    private static @Nullable Iterable<?> held(Object value) {
        // To find out that a class is neither a list nor a map takes longer.
        if (DynamicScalars.contain(value)) {
            return null;
        }
        if (value instanceof List<?> list) {
            return list;
        }
        return value instanceof Map<?, ?> map ? map.entrySet() : null;
    }

    private static int begin(Object value, Output out, int depth) {
        Checks.depth(depth);
        if (value instanceof List<?> list) {
            out.writeByte((byte) DynamicTag.LIST.number());
            return Counts.write("", list, out);
        }
        out.writeByte((byte) DynamicTag.MAP.number());
        return Counts.write("", (Map<?, ?>) value, out);
    }

    /** Writes the key of an entry and returns the value. */
    private static @Nullable Object entry(Object of, Output out) {
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) of;
        Text.write(key(entry.getKey()), out);
        return entry.getValue();
    }

    private static void writeListed(ListedType type, Object value, Output out, int depth, @Nullable Graph graph) {
        out.writeByte((byte) DynamicTag.LISTED.number());
        StopBit.write(type.number(), out);
        type.write(value, out, depth - 1, graph);
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

    /** Reads the value of a field that lists no classes, as below. */
    public static @Nullable Object read(@Nullable Object current, Input in, int depth) {
        return read(current, in, depth, ListedTypes.NONE, null);
    }

    /**
     * Reads a value. Lists and maps are new, and contain new objects.
     *
     * @param current what the field holds; returned if it is equal and immutable, or filled if it is of the listed
     *     class in the bytes
     * @param listed the users' classes that the value, and everything in it, may have
     * @param graph the graph of the message, if one of these classes needs it
     * @throws MarshalException MARSHAL214 if there is no such tag or listed class, or a map has a key twice; MARSHAL207
     *     if lists and maps are nested too deeply; MARSHAL206 for a null that is not tag 0; MARSHAL203, MARSHAL205 and
     *     MARSHAL223 as {@link Counts#read(int, Input)}; otherwise whatever reading its class throws
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable Object read(
            @Nullable Object current, Input in, int depth, ListedTypes listed, @Nullable Graph graph) {
        DynamicTag tag = DynamicScalars.readTag(in, !listed.isEmpty());
        if (tag == DynamicTag.LIST) {
            int count = begin(1, in, depth);
            List<@Nullable Object> list = new ArrayList<>(Counts.room(count));
            for (int i = 0; i < count; i++) {
                list.add(read(null, in, depth + 1, listed, graph));
            }
            return list;
        }
        if (tag == DynamicTag.MAP) {
            int count = begin(LEAST_ENTRY, in, depth);
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            for (int i = 0; i < count; i++) {
                String key = newKey(map, in);
                map.put(key, read(null, in, depth + 1, listed, graph));
            }
            return map;
        }
        if (tag == DynamicTag.LISTED) {
            ListedType type = listed.read(in);
            return type.read(type.reusable(current), in, depth - 1, graph);
        }
        return DynamicScalars.read(tag, current, in);
    }

    private static int begin(int least, Input in, int depth) {
        Checks.depth(depth, in);
        int count = Counts.read(least, in);
        if (count < 0) {
            throw new MarshalException(
                    RuntimeProblem.NULL_ON_READ, "null instead of a list or map, whose null is tag 0");
        }
        return count;
    }

    /** Reads a key and adds it to the map before its value is read. */
    private static String newKey(Map<String, @Nullable Object> map, Input in) {
        String key = DynamicScalars.present(Text.read(null, in));
        int before = map.size();
        map.put(key, null);
        if (map.size() == before) {
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "a key that the map already has");
        }
        return key;
    }

    /** Returns the size of the value of a field that lists no classes, as below. */
    public static long sizeOf(@Nullable Object value, int depth) {
        return sizeOf(value, depth, ListedTypes.NONE, null);
    }

    /**
     * Returns the number of bytes that {@code write} writes. Throws what it throws, except for texts that are not valid
     * UTF-16.
     */
    public static long sizeOf(@Nullable Object value, int depth, ListedTypes listed, @Nullable Graph graph) {
        ListedType type = listed.of(value);
        Iterable<?> held = type == null && value != null ? held(value) : null;
        if (value != null && held != null) {
            long size = sizeOfCount(value, depth);
            for (Object each : held) {
                Object element = each;
                if (value instanceof Map) {
                    Map.Entry<?, ?> entry = (Map.Entry<?, ?>) each;
                    size += Text.sizeOf(key(entry.getKey()));
                    element = entry.getValue();
                }
                size += sizeOf(element, depth + 1, listed, graph);
            }
            return size;
        }
        if (type != null && value != null) {
            return 1L + StopBit.size(type.number()) + type.sizeOf(value, depth - 1, graph);
        }
        return DynamicScalars.sizeOf(value, listed.besides());
    }

    private static long sizeOfCount(Object value, int depth) {
        Checks.depth(depth);
        return 1L + (value instanceof List<?> list ? Counts.sizeOf("", list) : Counts.sizeOf("", (Map<?, ?>) value));
    }
}
