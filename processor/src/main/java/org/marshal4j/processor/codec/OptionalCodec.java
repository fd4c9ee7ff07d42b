package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.WireType;

/** {@code Optional}: a byte, 0 for null, 1 for an empty one; 2, and the value follows, which is never null. */
final class OptionalCodec implements StepCodec {

    private static final ClassName OPTIONALS = Names.support("Optionals");
    private static final CodeBlock VALUE = CodeBlock.of("value");

    private final boolean required;
    private final TypeName type;
    private final TypeName contentType;
    private final StepCodec content;

    private OptionalCodec(FieldRequest request, TypeName contentType, StepCodec content) {
        this.required = request.required();
        this.type = Names.of(request.type());
        this.contentType = contentType;
        this.content = content;
    }

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!(request.type() instanceof TypeRef.OfClass named)
                || !named.name().qualified().equals("java.util.Optional")) {
            return Optional.empty();
        }
        if (named.arguments().isEmpty() || named.arguments().get(0) instanceof TypeRef.Other) {
            return Optional.of(
                    new Binding.Refused(Diagnostic.NO_ELEMENT_TYPE, "Optional<Leg>, with the class of the value"));
        }
        TypeRef of = named.arguments().get(0);
        Binding content = codecs.bind(request.content(of));
        if (!(content instanceof Binding.Bound bound)) {
            return Optional.of(content);
        }
        TypeName contentType = Names.of(of);
        return Optional.of(new Binding.Bound(
                new OptionalCodec(request, contentType, CountedCodec.step(bound.codec(), contentType))));
    }

    @Override
    public Size size() {
        Size size = content.size();
        return size.max() == Size.UNBOUNDED ? Size.atLeast(1) : Size.between(1, 1 + size.max());
    }

    @Override
    public WireType wireType() {
        return new WireType.OptionalOf(content.wireType(), !required);
    }

    @Override
    public Set<Option> supportedOptions() {
        return CountedCodec.handedOn(content);
    }

    @Override
    public Passing passing() {
        return content.passing();
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        String method = members.name("writeOptional" + Members.capitalized(label));
        CodeBlock.Builder write = CodeBlock.builder();
        content.write(members, label, VALUE, write);
        members.add(method(method)
                .addParameter(type, "optional")
                .addParameter(Blocks.OUT)
                .addParameters(passing().parameters())
                .beginControlFlow("if ($T.write(optional, out))", OPTIONALS)
                .addStatement("$T value = optional.get()", contentType)
                .addCode(write.build())
                .endControlFlow()
                .build());
        code.addStatement(
                "$L($L, out$L)",
                method,
                NullChecks.written(required, label, value),
                passing().arguments());
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        String method = members.name("readOptional" + Members.capitalized(label));
        CodeBlock read = content.read(members, label, CodeBlock.of("$T.value(current)", OPTIONALS));
        members.add(method(method)
                .returns(type)
                .addParameter(type, "current")
                .addParameter(Blocks.IN)
                .addParameters(passing().parameters())
                .addStatement("int state = $T.readState(in)", OPTIONALS)
                .beginControlFlow("if (state != $T.PRESENT)", OPTIONALS)
                .addStatement("return $T.absent(state)", OPTIONALS)
                .endControlFlow()
                .addStatement("return $T.of(current, $L)", OPTIONALS, read)
                .build());
        CodeBlock call = CodeBlock.of("$L($L, in$L)", method, current, passing().arguments());
        return NullChecks.read(required, label, call);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        String method = members.name("sizeOfOptional" + Members.capitalized(label));
        MethodSpec.Builder spec = method(method)
                .returns(TypeName.LONG)
                .addParameter(type, "optional")
                .addParameters(passing().parameters());
        if (content.size().fixed()) {
            spec.addStatement(
                    "return optional != null && optional.isPresent() ? $L : 1",
                    1 + content.size().min());
        } else {
            spec.beginControlFlow("if (optional == null || optional.isEmpty())")
                    .addStatement("return 1")
                    .endControlFlow()
                    .addStatement("$T value = optional.get()", contentType)
                    .addStatement("long size = $L", content.sizeOf(members, label, VALUE))
                    .addStatement("return 1 + size");
        }
        members.add(spec.build());
        return CodeBlock.of(
                "$L($L$L)",
                method,
                NullChecks.written(required, label, value),
                passing().arguments());
    }

    private static MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    }
}
