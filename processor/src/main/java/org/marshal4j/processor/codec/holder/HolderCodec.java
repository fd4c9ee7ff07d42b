package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.object.Wildcards;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** Holders of at most one value: a byte, 0 for null, 1 for empty, or 2 followed by the value, which is never null. */
abstract class HolderCodec implements Holding {

    static final CodeBlock VALUE = CodeBlock.of("value");

    private final boolean required;
    private final TypeName type;
    private final TypeRef contentRef;
    private final TypeName contentType;
    private final StepCodec content;
    private final ClassName runtime;
    private final String variable;

    /**
     * The codec of one kind of holders.
     *
     * @param runtime the class that generated code calls
     * @param variable the name of a variable in generated code
     */
    HolderCodec(FieldRequest request, Content content, ClassName runtime, String variable) {
        this.required = request.required();
        this.type = Names.of(request.type());
        this.contentRef = content.ref();
        this.contentType = content.type();
        this.content = content.codec();
        this.runtime = runtime;
        this.variable = variable;
    }

    /** The value in the holder. */
    record Content(TypeRef ref, TypeName type, StepCodec codec) {}

    /** Creates a codec for a holder of the given content. */
    interface Maker {
        HolderCodec make(Content content);
    }

    /** The binding for a type with the given name; empty if the request is for another type. */
    static Optional<Binding> bind(String name, FieldRequest request, CodecFinder codecs, Maker maker) {
        if (!(request.type() instanceof TypeRef.OfClass named)
                || !named.name().qualified().equals(name)) {
            return Optional.empty();
        }
        if (named.arguments().isEmpty() || named.arguments().get(0) instanceof TypeRef.Other) {
            return Optional.of(
                    Wildcards.refused(named.arguments(), named.name().simple() + "<Leg>, with the class of the value"));
        }
        TypeRef of = named.arguments().get(0);
        Binding content = codecs.bind(request.content(of));
        if (!(content instanceof Binding.Bound bound)) {
            return Optional.of(content);
        }
        TypeName contentType = Names.of(of);
        return Optional.of(new Binding.Bound(
                maker.make(new Content(of, contentType, CountedCodec.step(bound.codec(), contentType)))));
    }

    /** Writes the byte, and begins the block that writes {@code value}, a variable of that type. */
    abstract void beginWrite(TypeName contentType, CodeBlock.Builder code);

    /** An expression for a holder without a value: null, or an empty one. */
    abstract CodeBlock absent();

    /** The class that generated code calls. */
    final ClassName runtime() {
        return runtime;
    }

    @Override
    public final Size size() {
        Size size = content.size();
        return size.max() == Size.UNBOUNDED ? Size.atLeast(1) : Size.between(1, 1 + size.max());
    }

    @Override
    public final WireType wireType() {
        return new WireType.OptionalOf(content.wireType(), !required);
    }

    @Override
    public final List<Held> held() {
        return List.of(new Held(Held.Role.CONTENT, contentRef, content, false));
    }

    @Override
    public final boolean isOrdered() {
        return true;
    }

    @Override
    public final Set<Option> supportedOptions() {
        return CountedCodec.handedOn(content);
    }

    @Override
    public final Passing passing() {
        return content.passing();
    }

    @Override
    public final void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        String method = members.name("writeOptional" + Members.capitalized(label));
        CodeBlock.Builder write = CodeBlock.builder();
        beginWrite(contentType, write);
        content.write(members, label, VALUE, write);
        members.add(Members.privateStatic(method)
                .addParameter(type, variable)
                .addParameter(Blocks.OUT)
                .addParameters(passing().parameters())
                .addCode(write.endControlFlow().build())
                .build());
        code.addStatement(
                "$L($L, out$L)",
                method,
                NullChecks.written(required, label, value),
                passing().arguments());
    }

    @Override
    public final CodeBlock read(Members members, String label, CodeBlock current) {
        String method = members.name("readOptional" + Members.capitalized(label));
        CodeBlock read = content.read(members, label, CodeBlock.of("$T.value(current)", runtime));
        members.add(Members.privateStatic(method)
                .returns(type)
                .addParameter(type, "current")
                .addParameter(Blocks.IN)
                .addParameters(passing().parameters())
                .addStatement("int state = $T.readState(in)", runtime)
                .beginControlFlow("if (state != $T.PRESENT)", runtime)
                .addStatement("return $L", absent())
                .endControlFlow()
                .addStatement("return $T.of(current, $L)", runtime, read)
                .build());
        CodeBlock call = CodeBlock.of("$L($L, in$L)", method, current, passing().arguments());
        return NullChecks.read(required, label, call);
    }

    @Override
    public final CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        String method = members.name("sizeOfOptional" + Members.capitalized(label));
        MethodSpec.Builder spec = Members.privateStatic(method)
                .returns(TypeName.LONG)
                .addParameter(type, variable)
                .addParameters(passing().parameters());
        sizeBody(members, label, spec);
        members.add(spec.build());
        return CodeBlock.of(
                "$L($L$L)",
                method,
                NullChecks.written(required, label, value),
                passing().arguments());
    }

    /** The statements that return the size. */
    abstract void sizeBody(Members members, String label, MethodSpec.Builder spec);

    /** The value in the holder. */
    final StepCodec content() {
        return content;
    }

    /** The type of the value in the holder. */
    final TypeName contentType() {
        return contentType;
    }

    @Override
    public final Copies copies() {
        return isImmutable() ? content.copies() : Copies.OWN;
    }

    @Override
    public final CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        if (copies() == Copies.SHARED) {
            return value;
        }
        String method = members.name("copyOptional" + Members.capitalized(label));
        CodeBlock copied = content.copy(members, label, VALUE, CodeBlock.of("$T.value(current)", runtime));
        members.add(Members.privateStatic(method)
                .returns(type)
                .addParameter(type, variable)
                .addParameter(type, "to")
                .addParameters(passing().parameters())
                .addStatement("$T current = $T.unless(to, $L)", type, CountedCodec.OWN, variable)
                .addStatement("$T value = $T.value($L)", contentType, runtime, variable)
                .beginControlFlow("if (value == null)")
                .addStatement("return $L", copiedAbsent())
                .endControlFlow()
                .addStatement("return $T.of(current, $L)", runtime, copied)
                .build());
        return CodeBlock.of("$L($L, $L$L)", method, value, current, passing().arguments());
    }

    /** Whether the holder is immutable. */
    abstract boolean isImmutable();

    /** An expression for the copy of an empty holder. */
    abstract CodeBlock copiedAbsent();
}
