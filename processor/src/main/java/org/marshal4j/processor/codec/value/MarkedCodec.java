package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/**
 * Objects that vary in size and have no form of their own for null: a presence byte unless required, then the value.
 */
public final class MarkedCodec implements StepCodec {

    private final LeafType type;
    private final LeafType.Marked value;
    private final boolean required;

    private MarkedCodec(LeafType type, LeafType.Marked value, boolean required) {
        this.type = type;
        this.value = value;
        this.required = required;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return LeafTypes.of(request.type())
                .flatMap(type -> type.bytes() instanceof LeafType.Marked value
                        ? Optional.of(new Binding.Bound(new MarkedCodec(type, value, request.required())))
                        : Optional.empty());
    }

    @Override
    public Size size() {
        Size present = Size.atLeast(value.least());
        return required ? present : present.orNull();
    }

    @Override
    public WireType wireType() {
        return type.wireType().apply(WireType.ANY, !required);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement("$T.write$L($L, out)", type.runtime(), suffix(), NullChecks.written(required, label, value));
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return CodeBlock.of("$T.read$L($L, in)", type.runtime(), suffix(), current);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$T.sizeOf$L($L)", type.runtime(), suffix(), NullChecks.written(required, label, value));
    }

    private String suffix() {
        return required ? "Required" : "";
    }

    @Override
    public Copies copies() {
        return type.isImmutable() ? Copies.SHARED : Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return type.isImmutable() ? value : CodeBlock.of("$T.copy($L, $L)", type.runtime(), value, current);
    }
}
