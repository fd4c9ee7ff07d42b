package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/**
 * Values with a hand-written marshaller: a presence byte unless required, then the bytes that the marshaller writes. One
 * that writes null itself needs no presence byte.
 */
public record CustomCodec(CustomMarshaller marshaller, boolean required) implements StepCodec {

    private static final ClassName RUNTIME = Names.support("FieldMarshallers");

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.MARSHAL_WITH);
    }

    @Override
    public Size size() {
        return Size.atLeast(hasPresence() ? 1 : 0);
    }

    @Override
    public WireType wireType() {
        return new WireType.Custom(marshaller.name().binary(), marshaller.version(), WireType.ANY, hasPresence());
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement(
                "$T.$L($S, $L, $L, out)", RUNTIME, method("write"), label, instance(members), checked(label, value));
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        CodeBlock read =
                CodeBlock.of("$T.$L($S, $L, $L, in)", RUNTIME, method("read"), label, instance(members), current);
        return NullChecks.read(refusesNull(), label, read);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of(
                "$T.$L($S, $L, $L)", RUNTIME, method("sizeOf"), label, instance(members), checked(label, value));
    }

    private CodeBlock checked(String label, CodeBlock value) {
        return NullChecks.written(refusesNull(), label, value);
    }

    private boolean hasPresence() {
        return !required && !marshaller.writesNull();
    }

    private boolean refusesNull() {
        return required && marshaller.writesNull();
    }

    private String method(String verb) {
        return hasPresence() ? verb + "Nullable" : verb;
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
