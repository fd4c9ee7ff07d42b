package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/**
 * A step that is a single call to a class or object of the runtime. It has {@code write(value, out)}, a reading method and
 * {@code sizeOf(value)}, and its bytes have a form for null. Values that begin with a count can have a limit.
 */
abstract class RuntimeCodec implements StepCodec {

    private final CodeBlock runtime;
    private final FieldOptions options;

    /**
     * A codec.
     *
     * @param runtime the class or object whose methods are called
     */
    RuntimeCodec(CodeBlock runtime, FieldOptions options) {
        this.runtime = runtime;
        this.options = options;
    }

    /**
     * The wire type.
     *
     * @param max the limit, for types that can have one; {@link WireType#ANY} for none
     */
    abstract WireType wireType(int max, boolean nullable);

    /**
     * The call that reads a value or null.
     *
     * @param in the arguments after the current value: the limit, if there is one, and {@code in}
     */
    abstract CodeBlock read(Members members, CodeBlock current, CodeBlock in);

    /** The arguments of the call that writes a limited value. */
    CodeBlock limitedWrite(String label, CodeBlock value, int max) {
        return CodeBlock.of("$S, $L, $L, out", label, value, max);
    }

    /** The arguments, after the current value, of the call that reads a limited value. */
    CodeBlock limitedRead(int max) {
        return CodeBlock.of("$L, in", max);
    }

    /** What the methods' names end in that are for values that are never null; nothing if there are no such methods. */
    String suffix() {
        return "";
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.MAX_LENGTH);
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    public final WireType wireType() {
        return wireType(isLimited() ? options.maxLength() : WireType.ANY, !options.required());
    }

    @Override
    public final void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        CodeBlock checked = NullChecks.written(options.required(), label, value);
        CodeBlock arguments =
                isLimited() ? limitedWrite(label, checked, options.maxLength()) : CodeBlock.of("$L, out", checked);
        code.addStatement("$L.write$L($L)", runtime, suffix(), arguments);
    }

    @Override
    public final CodeBlock read(Members members, String label, CodeBlock current) {
        CodeBlock in = isLimited() ? limitedRead(options.maxLength()) : CodeBlock.of("in");
        CodeBlock read = read(members, current, in);
        return NullChecks.read(options.required() && suffix().isEmpty(), label, read);
    }

    @Override
    public final CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$L.sizeOf$L($L)", runtime, suffix(), NullChecks.written(options.required(), label, value));
    }

    private boolean isLimited() {
        return options.has(Option.MAX_LENGTH);
    }
}
