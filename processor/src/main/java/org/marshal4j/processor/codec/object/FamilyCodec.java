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
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/**
 * An object of any class of a family, through the root's marshaller: a type id, −1 for null, then the fields of the
 * object's class.
 */
public record FamilyCodec(Name root, Name marshaller, Passing passing, boolean required) implements StepCodec {

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!(request.type() instanceof TypeRef.OfClass named)
                || !(named.kind() instanceof ClassKind.Marshalled marshalled)
                || !marshalled.isFamily()) {
            return Optional.empty();
        }
        if (codecs.sizeOf(named.name(), marshalled).doubt() == Size.Doubt.UNKNOWN) {
            return Optional.of(new Binding.Pending());
        }
        return Optional.of(new Binding.Bound(new FamilyCodec(
                named.name(),
                marshalled.marshaller(),
                codecs.passingTo(named.name(), marshalled),
                request.required())));
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    public WireType wireType() {
        return new WireType.Family(root.binary(), !required);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement(
                "$T.writeFields($L, out$L)",
                type(),
                NullChecks.written(required, label, value),
                passing.argumentsInside());
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        CodeBlock read = CodeBlock.of("$T.readFields($L, in$L)", type(), current, passing.argumentsInside());
        return NullChecks.read(required, label, read);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of(
                "$T.sizeOfFields($L$L)", type(), NullChecks.written(required, label, value), passing.argumentsInside());
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
