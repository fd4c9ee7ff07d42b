package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/**
 * Values with a hand-written marshaller: a presence byte unless required, then the bytes that the marshaller writes.
 */
public record CustomCodec(CustomMarshaller marshaller, boolean required) implements StepCodec {

    private static final ClassName RUNTIME = Names.support("FieldMarshallers");

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.MARSHAL_WITH);
    }

    @Override
    public Size size() {
        return Size.atLeast(required ? 0 : 1);
    }

    @Override
    public WireType wireType() {
        return new WireType.Custom(marshaller.name().binary(), marshaller.version(), WireType.ANY, !required);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement("$T.$L($S, $L, $L, out)", RUNTIME, method("write"), label, instance(members), value);
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return CodeBlock.of("$T.$L($S, $L, $L, in)", RUNTIME, method("read"), label, instance(members), current);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$T.$L($S, $L, $L)", RUNTIME, method("sizeOf"), label, instance(members), value);
    }

    private String method(String verb) {
        return required ? verb : verb + "Nullable";
    }

    private CodeBlock instance(Members members) {
        return CustomInstance.of(marshaller, members);
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return CodeBlock.of("$T.copy($S, $L, $L, $L)", RUNTIME, label, instance(members), value, current);
    }
}
