package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.WireType;

/**
 * Values that are written as texts: a length, and characters.
 *
 * @param max the limit of the length, or {@link FieldOptions#NO_LENGTH}
 */
record EncodedTextCodec(Textual value, TypeRef type, EncodedForm.OfText form, int max, WireType wireType)
        implements StepCodec {

    @Override
    public Set<Option> supportedOptions() {
        return value.isText() ? Set.of(Option.ENCODED, Option.MAX_LENGTH) : Set.of(Option.ENCODED);
    }

    @Override
    public Size size() {
        return Size.atLeast(Math.max(1, form.length().size()));
    }

    private boolean isRequired() {
        return !form.hasNull();
    }

    private boolean isLimited() {
        return max != FieldOptions.NO_LENGTH;
    }

    private CodeBlock forms() {
        return CodeBlock.of("$L, $L", Names.form(form.chars()), Names.form(form.length()));
    }

    private CodeBlock text(String label, CodeBlock written) {
        return value.text(label, NullChecks.written(isRequired(), label, written));
    }

    @Override
    public void write(Members members, String label, CodeBlock written, CodeBlock.Builder code) {
        if (isLimited()) {
            code.addStatement(
                    "$T.write($S, $L, $L, $L, out)", value.runtime(), label, forms(), text(label, written), max);
        } else {
            code.addStatement("$T.write($L, $L, out)", value.runtime(), forms(), text(label, written));
        }
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        CodeBlock limit = isLimited() ? CodeBlock.of(", $L", max) : CodeBlock.of("");
        CodeBlock text = CodeBlock.of(
                "$T.$L($L, $L$L, in)", value.runtime(), value.reader(), forms(), value.currentText(current), limit);
        return NullChecks.read(isRequired(), label, value.made(members, type, current, text));
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock measured) {
        return CodeBlock.of("$T.sizeOf($L, $L)", value.runtime(), forms(), text(label, measured));
    }

    @Override
    public Copies copies() {
        return value.copies();
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock copied, CodeBlock current) {
        return value.copy(copied, current);
    }
}
