package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Limits;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** Arrays of primitives: a stop-bit count of elements, then the elements; a count of −1 for null. */
public final class PrimitiveArrayCodec extends RuntimeCodec {

    private final Primitive element;

    private PrimitiveArrayCodec(Primitive element, FieldOptions options) {
        super(CodeBlock.of("$T", Names.PRIMITIVE_ARRAYS), options);
        this.element = element;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.type() instanceof TypeRef.OfArray array && array.element() instanceof TypeRef.OfPrimitive of
                ? Optional.of(Limits.problem(request.options())
                        .orElseGet(() -> new Binding.Bound(new PrimitiveArrayCodec(of.primitive(), request.options()))))
                : Optional.empty();
    }

    @Override
    CodeBlock limitedWrite(String label, CodeBlock value, int max) {
        return CodeBlock.of("$T.arrayAtMost($S, $L, $L), out", Names.LIMITS, label, max, value);
    }

    @Override
    CodeBlock limitedRead(int max) {
        return CodeBlock.of("$T.counted($L, in)", Names.LIMITS, max);
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        return new WireType.Array(element.kind(), max, nullable);
    }

    @Override
    CodeBlock read(Members members, CodeBlock current, CodeBlock in) {
        return CodeBlock.of("$T.read$Ls($L, $L)", Names.PRIMITIVE_ARRAYS, element.capitalized(), current, in);
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return CodeBlock.of("$T.copy($L, $L)", Names.ARRAY_COPIES, value, current);
    }
}
