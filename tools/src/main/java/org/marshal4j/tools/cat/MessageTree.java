package org.marshal4j.tools.cat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.type.LeafValues;
import org.marshal4j.tools.type.MessageType;

/**
 * Builds the tree of a message from what a walk over it reports: a map for an object, and for a map whose keys are
 * texts; a list for a list, and for any other map, of entries; and values of {@link LeafValues}. Not thread-safe.
 */
final class MessageTree implements SchemaWalker.Visitor {
    /** The class of an object, where the type of the field leaves that open. */
    static final String TYPE = "$type";

    /** The number of a shared object, where it is written. */
    static final String ID = "$id";

    /** The number of a shared object, where it is mentioned again. */
    static final String REFERENCE = "$ref";

    /** The number of elements without bytes, of which there may be thousands of millions. */
    static final String COUNT = "$count";

    private static final int MOST_WITHOUT_BYTES = 1000;
    private static final int NEW_OBJECT = 1;

    private final byte[] array;
    private final int from;
    private final Map<String, @Nullable Object> root = new LinkedHashMap<>();
    private final Deque<Level> levels = new ArrayDeque<>();

    private MessageTree(byte[] array, int from) {
        this.array = array;
        this.from = from;
        levels.push(new Level("", new ObjectHolder(root), null, ""));
    }

    /**
     * A message.
     *
     * @param fields its fields
     * @param end where it ends in the array
     */
    record Tree(Map<String, @Nullable Object> fields, int end) {}

    /** Something that holds values, and the place where it is. */
    private record Level(
            String path, Holder holder, @Nullable Level outer, String key) {
        void replace(@Nullable Object value) {
            if (outer != null) {
                outer.holder.put(key, value);
            }
        }
    }

    /** {@return the tree of a message; a RuntimeException is thrown if the bytes are no message of the type} */
    static Tree of(MessageType type, byte[] array, int from, int limit) {
        MessageTree tree = new MessageTree(array, from);
        if (type.schema().numbersItself(type.schemas())) {
            tree.root.put(ID, 2);
        }
        int end = (int) SchemaWalker.walk(type.schema(), type.schemas(), RandomBytes.of(array), from, limit, tree);
        while (!tree.levels.isEmpty()) {
            tree.leave();
        }
        return new Tree(tree.root, end);
    }

    @Override
    public void field(String path, long offset, long length, WireType type, @Nullable Object value) {
        if (type instanceof WireType.VersionedBlock || path.startsWith("(")) {
            return;
        }
        Level at = levelOf(path);
        String rest = path.substring(at.path().length());
        while (!rest.isEmpty() && !at.holder().isKey(rest, value)) {
            String key = at.holder().step(rest);
            rest = rest.substring(key.length());
            if (rest.isEmpty()) {
                put(at, path, key, type, value, offset, length);
            } else {
                at = enter(at, at.path() + key, key, new ObjectHolder(new LinkedHashMap<>()));
            }
        }
        if (path.equals(at.path())) {
            put(at, path, "", type, value, offset, length);
        }
    }

    /** The innermost level that a path is in, or is. */
    private Level levelOf(String path) {
        while (!isIn(path, levels.element().path())) {
            leave();
        }
        return levels.element();
    }

    private static boolean isIn(String path, String outer) {
        return outer.isEmpty()
                || (path.startsWith(outer)
                        && (path.length() == outer.length()
                                || path.charAt(outer.length()) == '.'
                                || path.charAt(outer.length()) == '['));
    }

    private void leave() {
        Level left = levels.pop();
        if (left.holder() instanceof ListHolder list && list.missing() > 0) {
            if (list.missing() > MOST_WITHOUT_BYTES) {
                left.replace(Map.of(COUNT, list.count()));
            } else {
                list.fill();
            }
        }
    }

    private Level enter(Level outer, String path, String key, Holder holder) {
        outer.holder().put(key, holder.value());
        Level level = new Level(path, holder, outer, key);
        levels.push(level);
        return level;
    }

    /**
     * Takes what is reported at a path.
     *
     * @param at the level that the path is in; or the one that is at the path itself, if the key is empty
     */
    private void put(
            Level at, String path, String key, WireType type, @Nullable Object value, long offset, long length) {
        if (LeafValues.isAhead(type, value)) {
            return;
        }
        if (value == null || (type instanceof WireType.OptionalOf)) {
            set(at, key, null);
        } else if (type instanceof WireType.ListOf) {
            replace(at, path, key, new ListHolder((Integer) value));
        } else if (type instanceof WireType.MapOf map) {
            replace(at, path, key, MapHolder.isFor(map) ? new MapHolder() : new ListHolder((Integer) value));
        } else if (type instanceof WireType.Shared) {
            shared(at, path, key, (Integer) value, offset);
        } else if (type instanceof WireType.Family || type instanceof WireType.Dynamic) {
            object(at, path, key).put(TYPE, MessageType.simpleName(value.toString()));
        } else if (type instanceof WireType.Nested || type instanceof WireType.EntryOf) {
            object(at, path, key);
        } else {
            set(at, key, LeafValues.shown(type, value, array, from + (int) offset, (int) length));
        }
    }

    private void shared(Level at, String path, String key, int number, long offset) {
        if (array[from + (int) offset] == NEW_OBJECT) {
            object(at, path, key).put(ID, number);
        } else {
            set(at, key, Map.of(REFERENCE, number));
        }
    }

    /** The object at a path, which may have been announced before. */
    private Holder object(Level at, String path, String key) {
        return key.isEmpty()
                ? at.holder()
                : enter(at, path, key, new ObjectHolder(new LinkedHashMap<>())).holder();
    }

    private void set(Level at, String key, @Nullable Object value) {
        if (key.isEmpty()) {
            levels.pop();
            at.replace(value);
        } else {
            at.holder().put(key, value);
        }
    }

    private void replace(Level at, String path, String key, Holder holder) {
        if (key.isEmpty()) {
            levels.pop();
            Level outer = at.outer();
            if (outer != null) {
                enter(outer, path, at.key(), holder);
            }
        } else {
            enter(at, path, key, holder);
        }
    }
}
