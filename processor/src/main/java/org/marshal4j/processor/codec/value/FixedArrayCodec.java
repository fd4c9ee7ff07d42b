package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/**
 * Arrays of primitives with {@code @FixedLength}: a presence byte unless required, then the elements; zeros when null.
 */
public record FixedArrayCodec(Primitive element, int length, boolean required) implements BlockCodec {

    private static final ClassName RUNTIME = Names.value("FixedArrays");
    private static final int MOST = 1 << 20;

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!request.has(Option.FIXED_LENGTH)
                || !(request.type() instanceof TypeRef.OfArray array)
                || !(array.element() instanceof TypeRef.OfPrimitive of)) {
            return Optional.empty();
        }
        int length = request.options().fixedLength();
        return Optional.of(
                length < 1 || length > MOST
                        ? new Binding.Refused(
                                Diagnostic.BAD_ARGUMENT,
                                "@FixedLength of an array must be from 1 to " + MOST + ", but is " + length)
                        : new Binding.Bound(new FixedArrayCodec(of.primitive(), length, request.required())));
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.FIXED_LENGTH);
    }

    @Override
    public int bytes() {
        return length * element.bytes() + (required ? 0 : 1);
    }

    @Override
    public int extraBytecodes() {
        return 10;
    }

    @Override
    public WireType wireType() {
        return new WireType.FixedArray(element.kind(), length, !required);
    }

    @Override
    public Optional<CodeBlock> check(String label, CodeBlock value) {
        CodeBlock array = NullChecks.written(required, label, value);
        return Optional.of(CodeBlock.of("$T.check($S, $L, $L)", RUNTIME, label, length, array));
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return CodeBlock.of(
                "$T.$L($L, $L, $L)", RUNTIME, required ? "put" : "putNullable", to.arguments(), length, value);
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        String method = (required ? "get" : "getNullable") + element.capitalized() + "s";
        return CodeBlock.of("$T.$L($L, $L, $L)", RUNTIME, method, current, from.arguments(), length);
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
