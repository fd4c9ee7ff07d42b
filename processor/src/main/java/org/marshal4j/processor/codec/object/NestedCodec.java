package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.BindingName;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/** Types that have a marshaller: a presence byte unless required, then the fields. */
public record NestedCodec(Name name, Name marshaller, Size fields, boolean versioned, Passing passing, boolean required)
        implements StepCodec {

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!(request.type() instanceof TypeRef.OfClass named)) {
            return Optional.empty();
        }
        if (named.kind() instanceof ClassKind.Contested contested) {
            return Optional.of(new Binding.Refused(
                    Diagnostic.BAD_IMPORT,
                    "is imported by " + contested.one() + " and by " + contested.other()
                            + ", so it is unclear which marshaller to use",
                    "Import it in this package too, which takes precedence"));
        }
        if (named.kind() instanceof ClassKind.Unbound unbound) {
            return Optional.of(Unbinding.refused(named, unbound.why()));
        }
        if (!(named.kind() instanceof ClassKind.Marshalled marshalled)) {
            return Optional.empty();
        }
        if (marshalled.isAbstract()) {
            return Optional.of(new Binding.Refused(Diagnostic.ABSTRACT_FIELD_TYPE, named));
        }
        Size fields = codecs.sizeOf(named.name(), marshalled);
        if (fields.doubt() == Size.Doubt.UNKNOWN) {
            return Optional.of(new Binding.Pending());
        }
        return Optional.of(
                request.endless() && fields.doubt() == Size.Doubt.ENDLESS
                        ? new Binding.Refused(Diagnostic.NEVER_ENDS)
                        : new Binding.Bound(new NestedCodec(
                                BindingName.of(named),
                                marshalled.marshaller(),
                                fields,
                                marshalled.isEvolvable(),
                                codecs.passingTo(named.name(), marshalled),
                                request.required())));
    }

    /** The fixed size of its fields in bytes, which this code relies on, if the size is fixed. */
    public Optional<Integer> fixedSize() {
        return fields.fixed() ? Optional.of(fields.minConstant()) : Optional.empty();
    }

    @Override
    public Size size() {
        if (required) {
            return fields;
        }
        return versioned ? Size.between(Integer.BYTES, fields.max()) : fields.orNull();
    }

    @Override
    public WireType wireType() {
        return new WireType.Nested(name.binary(), versioned, !required);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        if (required) {
            code.addStatement(
                    "$T.writeFields($L, out$L)",
                    type(),
                    NullChecks.written(true, label, value),
                    passing.argumentsInside());
            return;
        }
        if (isNullable()) {
            code.addStatement("$T.writeNullable($L, out$L)", type(), value, passing.argumentsInside());
            return;
        }
        code.beginControlFlow("if ($T.write($L, out))", Names.PRESENCE, value)
                .addStatement("$T.writeFields($L, out$L)", type(), value, passing.argumentsInside())
                .endControlFlow();
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        if (!required && isNullable()) {
            return CodeBlock.of("$T.readNullable($L, in$L)", type(), current, passing.argumentsInside());
        }
        CodeBlock read = CodeBlock.of("$T.readFields($L, in$L)", type(), current, passing.argumentsInside());
        return required ? read : CodeBlock.of("$T.read(in)$W? $L$W: null", Names.PRESENCE, read);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        if (required) {
            return CodeBlock.of(
                    "$T.sizeOfFields($L$L)", type(), NullChecks.written(true, label, value), passing.argumentsInside());
        }
        if (versioned) {
            return CodeBlock.of(
                    "$L == null$W? 4$W: $T.sizeOfFields($L$L)", value, type(), value, passing.argumentsInside());
        }
        return CodeBlock.of(
                "$L == null$W? $L$W: 1 + $T.sizeOfFields($L$L)",
                value,
                1 + fixedSize().orElse(0),
                type(),
                value,
                passing.argumentsInside());
    }

    @Override
    public boolean usesTwice() {
        return !required && !isNullable();
    }

    /** Whether the marshaller has methods for null. Without any bytes there is nothing to do for it. */
    private boolean isNullable() {
        return versioned || (fields.fixed() && fields.min() > 0);
    }

    private ClassName type() {
        return Names.of(marshaller);
    }

    @Override
    public Copies copies() {
        return Copies.PERHAPS;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return CodeBlock.of("$T.copyFields($L, $L$L)", type(), value, current, passing.argumentsInside());
    }
}
