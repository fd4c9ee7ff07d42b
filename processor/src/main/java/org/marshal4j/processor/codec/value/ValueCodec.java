package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.schema.wire.WireType;

/** Objects of fixed size other than boxes: a presence byte unless required, then the value; zeros when null. */
public record ValueCodec(LeafType type, LeafType.Fixed value, boolean required) implements BlockCodec {

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return LeafTypes.of(request)
                .flatMap(type -> type.bytes() instanceof LeafType.Fixed value
                        ? Optional.of(new Binding.Bound(new ValueCodec(type, value, request.required())))
                        : Optional.empty());
    }

    @Override
    public int bytes() {
        return value.size() + (required || value.hasNull() ? 0 : 1);
    }

    @Override
    public int extraBytecodes() {
        return 6;
    }

    @Override
    public WireType wireType() {
        return type.wireType().apply(WireType.ANY, !required);
    }

    @Override
    public Optional<CodeBlock> check(String label, CodeBlock value) {
        CodeBlock written = NullChecks.written(required, label, value);
        return type.hasCheck()
                ? Optional.of(CodeBlock.of("$L.check($S, $L)", type.caller(), label, written))
                : required ? Optional.of(written) : Optional.empty();
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return CodeBlock.of("$L.$L($L, $L)", type.caller(), required ? "put" : "putNullable", to.arguments(), value);
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        return CodeBlock.of(
                "$L.$L($L, $L)", type.caller(), required ? "get" : "getNullable", current, from.arguments());
    }

    @Override
    public Copies copies() {
        return type.isImmutable() ? Copies.SHARED : Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return type.isImmutable() ? value : CodeBlock.of("$T.copy($L, $L)", type.copier(), value, current);
    }
}
