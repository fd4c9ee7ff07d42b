package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** Primitive values, little-endian. */
public record PrimitiveCodec(Primitive primitive) implements BlockCodec {

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.type() instanceof TypeRef.OfPrimitive of
                ? Optional.of(new Binding.Bound(new PrimitiveCodec(of.primitive())))
                : Optional.empty();
    }

    /** The bytes of some other libraries are the same. */
    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.ENCODED);
    }

    @Override
    public int bytes() {
        return primitive.bytes();
    }

    @Override
    public boolean isMemory() {
        return true;
    }

    @Override
    public boolean isChecked() {
        return primitive == Primitive.BOOLEAN;
    }

    @Override
    public WireType wireType() {
        return new WireType.Primitive(primitive.kind(), false);
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return CodeBlock.of("$T.put" + primitive.capitalized() + "($L, $L)", Names.RAW_MEMORY, to.arguments(), value);
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        return CodeBlock.of("$L($L)", Names.loading(primitive), from.arguments());
    }
}
