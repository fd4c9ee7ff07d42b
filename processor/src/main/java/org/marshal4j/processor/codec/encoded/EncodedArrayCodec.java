package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.WireType;

/**
 * Arrays of primitives: their length, and each element in a form.
 *
 * @param max the limit of the length, or {@link FieldOptions#NO_LENGTH}
 */
record EncodedArrayCodec(Primitive element, EncodedForm.OfArray form, int max, WireType wireType) implements StepCodec {

    private static final ClassName RUNTIME = Names.encoded("EncodedArrays");

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.ENCODED, Option.MAX_LENGTH);
    }

    @Override
    public Size size() {
        return Size.atLeast(Math.max(1, form.length().size()));
    }

    private CodeBlock forms() {
        return CodeBlock.of("$L, $L", Names.form(form.element()), Names.form(form.length()));
    }

    private CodeBlock checked(String label, CodeBlock value) {
        return NullChecks.written(!form.hasNull(), label, value);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        CodeBlock array = checked(label, value);
        CodeBlock limited = max == FieldOptions.NO_LENGTH
                ? array
                : CodeBlock.of("$T.arrayAtMost($S, $L, $L)", Names.LIMITS, label, max, array);
        code.addStatement("$T.write($S, $L, $L, out)", RUNTIME, label, forms(), limited);
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        CodeBlock most =
                max == FieldOptions.NO_LENGTH ? CodeBlock.of("$T.MAX_VALUE", Integer.class) : CodeBlock.of("$L", max);
        CodeBlock read =
                CodeBlock.of("$T.read$Ls($L, $L, $L, in)", RUNTIME, element.capitalized(), forms(), current, most);
        return NullChecks.read(!form.hasNull(), label, read);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$T.sizeOf($L, $L)", RUNTIME, forms(), checked(label, value));
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return CodeBlock.of("$T.copy($L, $L)", Names.ARRAY_COPIES, value, current);
    }
}
