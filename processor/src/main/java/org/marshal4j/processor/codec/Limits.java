package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.WireType;

/** {@code @MaxLength} of what begins with a count of elements. */
final class Limits {

    private Limits() {}

    /** What is wrong with the annotation's value. */
    static Optional<Binding> problem(FieldOptions options) {
        return options.has(Option.MAX_LENGTH) && options.maxLength() < 0
                ? Optional.of(new Binding.Refused(
                        Diagnostic.BAD_ARGUMENT, "@MaxLength must be 0 or more, but is " + options.maxLength()))
                : Optional.empty();
    }

    /** The limit, or {@link WireType#ANY}. */
    static int of(FieldOptions options) {
        return options.has(Option.MAX_LENGTH) ? options.maxLength() : WireType.ANY;
    }

    /** The value, of a field of that name, if it is within the limit. */
    static CodeBlock write(FieldOptions options, String label, String value) {
        return options.has(Option.MAX_LENGTH)
                ? CodeBlock.of("$T.atMost($S, $L, $L)", Names.LIMITS, label, options.maxLength(), value)
                : CodeBlock.of("$L", value);
    }

    /** {@code in}, in which a count within the limit is next. */
    static CodeBlock read(FieldOptions options) {
        return options.has(Option.MAX_LENGTH)
                ? CodeBlock.of("$T.counted($L, in)", Names.LIMITS, options.maxLength())
                : CodeBlock.of("in");
    }
}
