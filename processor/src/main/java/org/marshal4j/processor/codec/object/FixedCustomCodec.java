package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Option;
import org.marshal4j.schema.wire.WireType;

/**
 * Values of fixed size with a hand-written marshaller: a presence byte unless required, then the bytes it stores; zeros
 * when null.
 */
public final class FixedCustomCodec implements BlockCodec {

    private static final ClassName RUNTIME = Names.support("FixedFieldMarshallers");

    private final CustomMarshaller marshaller;
    private final boolean required;
    private final CodeBlock instance;
    private final String label;

    public FixedCustomCodec(CustomMarshaller marshaller, boolean required) {
        this(marshaller, required, CustomInstance.of(marshaller), "");
    }

    private FixedCustomCodec(CustomMarshaller marshaller, boolean required, CodeBlock instance, String label) {
        this.marshaller = marshaller;
        this.required = required;
        this.instance = instance;
        this.label = label;
    }

    @Override
    public BlockCodec in(Members members, String valueLabel) {
        return new FixedCustomCodec(marshaller, required, CustomInstance.of(marshaller, members), valueLabel);
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.MARSHAL_WITH);
    }

    /** The marshaller, on whose size this code relies. */
    public CustomMarshaller marshaller() {
        return marshaller;
    }

    @Override
    public int bytes() {
        return required ? marshaller.size() : 1 + marshaller.size();
    }

    @Override
    public int extraBytecodes() {
        return 12;
    }

    @Override
    public WireType wireType() {
        return new WireType.Custom(marshaller.name().binary(), marshaller.version(), marshaller.size(), !required);
    }

    @Override
    public Optional<CodeBlock> check(String label, CodeBlock value) {
        return required ? Optional.of(NullChecks.written(true, label, value)) : Optional.empty();
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return required
                ? CodeBlock.of("$T.put($S, $L, $L, $L)", RUNTIME, label, instance, to.arguments(), value)
                : CodeBlock.of(
                        "$T.putNullable($S, $L, $L, $L, $L)",
                        RUNTIME,
                        label,
                        instance,
                        to.arguments(),
                        marshaller.size(),
                        value);
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        String method = required ? "get" : "getNullable";
        return CodeBlock.of("$T.$L($S, $L, $L, $L)", RUNTIME, method, label, instance, current, from.arguments());
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return CodeBlock.of("$T.copy($S, $L, $L, $L, $L)", RUNTIME, label, instance, marshaller.size(), value, current);
    }
}
