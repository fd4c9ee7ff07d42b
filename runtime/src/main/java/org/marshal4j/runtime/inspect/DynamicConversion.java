package org.marshal4j.runtime.inspect;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Converts dynamic values from one schema to another: objects of listed classes are converted, and get today's numbers.
 */
final class DynamicConversion {
    private static final WireType KEY = new WireType.Text(TextKind.TEXT, WireType.ANY, false);

    private final WireCursor in;
    private final Output out;
    private final StringBuilder path;
    private final BiConsumer<WireType, WireType> value;

    /**
     * Creates a conversion.
     *
     * @param path the path of the value, which is the same afterwards
     * @param value converts the next value, which is not dynamic
     */
    DynamicConversion(WireCursor in, Output out, StringBuilder path, BiConsumer<WireType, WireType> value) {
        this.in = in;
        this.out = out;
        this.path = path;
        this.value = value;
    }

    /** Converts the next value. It has been walked before, so its depth is known to be valid. */
    void convert(WireType.Dynamic was, WireType.Dynamic is) {
        DynamicTag tag = WalkedDynamics.tag(was, 0, in);
        if (tag == DynamicTag.NULL) {
            if (!is.nullable()) {
                throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
            }
            out.writeByte((byte) 0);
            return;
        }
        StopBit.write(tag.number(), out);
        switch (tag) {
            case LISTED -> object(was, is);
            case LIST -> list(WalkedDynamics.part(was), WalkedDynamics.part(is));
            case MAP -> map(WalkedDynamics.part(was), WalkedDynamics.part(is));
            default -> value.accept(tag.type().orElseThrow(), tag.type().orElseThrow());
        }
    }

    private void object(WireType.Dynamic was, WireType.Dynamic is) {
        int former = WalkedDynamics.number(was, in);
        String name = Objects.requireNonNull(was.classes().get(former));
        int now = SameClass.find(is.classes(), former, name)
                .map(Map.Entry::getKey)
                .orElseThrow(
                        () -> new MarshalException(RuntimeProblem.NOT_CONVERTED, "the field no longer lists " + name));
        StopBit.write(now, out);
        value.accept(
                Objects.requireNonNull(was.listed().get(former)),
                Objects.requireNonNull(is.listed().get(now)));
    }

    private void list(WireType.Dynamic was, WireType.Dynamic is) {
        int count = count();
        int length = path.length();
        for (int i = 0; i < count; i++) {
            path.append('[').append(i).append(']');
            convert(was, is);
            path.setLength(length);
        }
    }

    private void map(WireType.Dynamic was, WireType.Dynamic is) {
        int count = count();
        int length = path.length();
        for (int i = 0; i < count; i++) {
            String key = (String) Objects.requireNonNull(WireValues.value(KEY, in, true));
            Text.write(key, out);
            path.append(WalkedDynamics.step(key));
            convert(was, is);
            path.setLength(length);
        }
    }

    private int count() {
        int count = in.nextCount();
        StopBit.write(count, out);
        return count;
    }
}
