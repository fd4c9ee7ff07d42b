package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/** The {@code @MaxLength} of values that begin with a count of elements. */
public final class Limits {

    private Limits() {}

    /** The problems with the annotation's value. */
    public static Optional<Binding> problem(FieldOptions options) {
        return options.has(Option.MAX_LENGTH) && options.maxLength() < 0
                ? Optional.of(new Binding.Refused(
                        Diagnostic.BAD_ARGUMENT, "@MaxLength must be 0 or more, but is " + options.maxLength()))
                : Optional.empty();
    }

    /** The limit, or {@link WireType#ANY}. */
    public static int of(FieldOptions options) {
        return options.has(Option.MAX_LENGTH) ? options.maxLength() : WireType.ANY;
    }

    /** An expression for the value of a field with the given name, checked against the limit. */
    public static CodeBlock write(FieldOptions options, String label, String value) {
        return options.has(Option.MAX_LENGTH)
                ? CodeBlock.of("$T.atMost($S, $L, $L)", Names.LIMITS, label, options.maxLength(), value)
                : CodeBlock.of("$L", value);
    }

    /** {@code in}, where a limited count comes next. */
    public static CodeBlock read(FieldOptions options) {
        return options.has(Option.MAX_LENGTH)
                ? CodeBlock.of("$T.counted($L, in)", Names.LIMITS, options.maxLength())
                : CodeBlock.of("in");
    }
}
