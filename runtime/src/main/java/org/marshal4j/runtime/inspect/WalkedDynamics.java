package org.marshal4j.runtime.inspect;

import java.time.ZoneId;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.convert.value.DynamicKey;
import org.marshal4j.runtime.generated.dynamic.DynamicScalars;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Walks over dynamic values, whose tags determine their types, as a part of a walk by a schema. After a failure the
 * cursor is where the value, or the key, starts.
 */
final class WalkedDynamics {
    private static final WireType KEY = new WireType.Text(TextKind.TEXT, WireType.ANY, false);

    private WalkedDynamics() {}

    /** The walk that this is a part of. */
    interface Host extends WireTypeVisitor<Object> {
        /** Reports the bytes from an offset to the cursor. */
        void visit(long offset, WireType type, @Nullable Object value);
    }

    /**
     * Walks over one value; for an object of a listed class, only over the tag and the number.
     *
     * @param depth the number of objects, lists and maps around the elements, if it is a list or map
     * @param path the path of the value, which is the same afterwards
     * @return the listed type of the object that comes next; null if the whole value has been walked
     */
    static @Nullable WireType walk(WireType.Dynamic type, int depth, WireCursor in, WalkPath path, Host walk) {
        long offset = in.offset();
        DynamicTag tag = tag(type, depth, in);
        if (tag == DynamicTag.LISTED) {
            int number = number(type, in);
            walk.visit(offset, type, Listable.names(type).get(number));
            return type.listed().get(number);
        }
        walk.visit(offset, type, tag == DynamicTag.NULL ? null : tag);
        if (tag == DynamicTag.ZONE) {
            requireZone(tag.type().orElseThrow(), in);
        }
        if (tag == DynamicTag.LIST) {
            new WireType.ListOf(part(type), WireType.ANY, false).accept(walk);
        } else if (tag == DynamicTag.MAP) {
            map(new WireType.MapOf(KEY, part(type), WireType.ANY, false), in, path, walk);
        } else if (tag != DynamicTag.NULL) {
            tag.type().orElseThrow().accept(walk);
        }
        return null;
    }

    /** The type of the elements of lists and the values of maps. */
    static WireType.Dynamic part(WireType.Dynamic type) {
        return type.nullable() ? type : new WireType.Dynamic(type.listed(), true);
    }

    /**
     * Reads the next tag. After a failure the cursor is where it starts.
     *
     * @param depth the number of objects, lists and maps around the elements, if the value is a list or map
     */
    static DynamicTag tag(WireType.Dynamic type, int depth, WireCursor in) {
        long offset = in.offset();
        int number = in.nextCount();
        boolean lists = !type.listed().isEmpty();
        DynamicTag tag = DynamicTag.of(number).orElse(null);
        if (tag == null || (tag == DynamicTag.LISTED && !lists)) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, DynamicTag.unknown(number, lists));
        }
        if (tag == DynamicTag.NULL && !type.nullable()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        if (depth > Checks.MAX_DEPTH && (tag == DynamicTag.LIST || tag == DynamicTag.MAP)) {
            in.moveTo(offset);
            Checks.depth(depth);
        }
        return tag;
    }

    /** Reads the next number of a listed type. After a failure the cursor is where it starts. */
    static int number(WireType.Dynamic type, WireCursor in) {
        long offset = in.offset();
        int number = in.nextCount();
        if (!type.listed().containsKey(number)) {
            in.moveTo(offset);
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE, DynamicTag.unlisted(number, Listable.names(type)));
        }
        return number;
    }

    private static void requireZone(WireType type, WireCursor in) {
        long offset = in.offset();
        String id = (String) Objects.requireNonNull(WireValues.value(type, in, true));
        in.moveTo(offset);
        DynamicScalars.zone(ZoneId.of(id));
    }

    private static void map(WireType.MapOf map, WireCursor in, WalkPath path, Host walk) {
        long start = in.offset();
        int count = WireValues.count(map, in);
        walk.visit(start, map, count);
        int length = path.length();
        Set<String> keys = new HashSet<>();
        for (int i = 0; i < count; i++) {
            long offset = in.offset();
            path.key(i);
            String key = (String) Objects.requireNonNull(WireValues.value(KEY, in, true));
            walk.visit(offset, KEY, key);
            path.cut(length);
            path.append(DynamicKey.step(key));
            if (!keys.add(key)) {
                in.moveTo(offset);
                throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "a key that the map already has");
            }
            map.value().accept(walk);
            path.cut(length);
        }
    }
}
