package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.schema.wire.WireType;

/**
 * A collection, map or array of objects whose elements all have the same size, so that a view need not step over them.
 *
 * @param size the size in bytes of an element, or of a key and a value together
 * @param type the wire type
 */
record ElementSizes(int size, WireType type) {

    /** The sizes of a field; empty if they vary, or if it holds no elements. */
    static Optional<ElementSizes> of(StepCodec codec) {
        WireType type = codec.wireType();
        List<Held> held = Holding.of(codec);
        boolean isCounted = type instanceof WireType.ListOf || type instanceof WireType.MapOf;
        return isCounted
                        && !held.isEmpty()
                        && held.stream().allMatch(each -> each.codec().size().fixed())
                ? Optional.of(new ElementSizes(
                        held.stream().mapToInt(ElementSizes::sizeOf).sum(), type))
                : Optional.empty();
    }

    private static int sizeOf(Held held) {
        return held.codec().size().minConstant();
    }

    /** The size of a key; 0 if there are none. */
    static int ofKey(List<Held> held) {
        return held.size() > 1 ? sizeOf(held.get(0)) : 0;
    }

    /** The size, whether the field may be null, and the maximum count, as arguments. */
    CodeBlock arguments() {
        int max = type.max();
        return CodeBlock.of(
                "$L, $L, $L",
                size,
                type.nullable(),
                max == WireType.ANY ? CodeBlock.of("$T.MAX_VALUE", Integer.class) : CodeBlock.of("$L", max));
    }
}
