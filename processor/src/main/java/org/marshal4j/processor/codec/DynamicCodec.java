package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.SpecialKind;
import org.marshal4j.schema.WireType;

/** {@code Object} under {@code @Dynamic}: a tag, and a value of the class that it is for. Lists and maps nest as objects do. */
final class DynamicCodec implements StepCodec {

    private static final ClassName RUNTIME = Names.support("DynamicValues");

    private final boolean required;

    private DynamicCodec(boolean required) {
        this.required = required;
    }

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.has(Option.DYNAMIC)
                        && request.type() instanceof TypeRef.OfClass named
                        && named.isJavaLang("Object")
                ? Optional.of(new Binding.Bound(new DynamicCodec(request.required())))
                : Optional.empty();
    }

    /** Whether values are dynamic, or hold some that are. */
    static boolean isIn(Binding binding) {
        return binding instanceof Binding.Bound bound
                && bound.codec().supportedOptions().contains(Option.DYNAMIC);
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.DYNAMIC);
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    public WireType wireType() {
        return new WireType.Special(SpecialKind.DYNAMIC, !required);
    }

    @Override
    public Passing passing() {
        return Passing.DEPTH;
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement("$T.write($L, out, depth + 1)", RUNTIME, NullChecks.written(required, label, value));
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return NullChecks.read(required, label, CodeBlock.of("$T.read($L, in, depth + 1)", RUNTIME, current));
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$T.sizeOf($L, depth + 1)", RUNTIME, NullChecks.written(required, label, value));
    }
}
