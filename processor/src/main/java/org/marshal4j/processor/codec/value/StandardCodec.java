package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Limits;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.model.DecimalOptions;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/**
 * Classes of the JDK and of Chronicle that vary in size. Those without a form of their own for null have a presence
 * byte, unless required.
 */
public final class StandardCodec extends RuntimeCodec {

    private final LeafType type;
    private final FieldOptions options;

    private StandardCodec(LeafType type, FieldOptions options) {
        super(type.caller(), options);
        this.type = type;
        this.options = options;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return LeafTypes.of(request)
                .filter(type -> !(type.bytes() instanceof LeafType.Fixed))
                .map(type -> bind(type, request.options()));
    }

    private static Binding bind(LeafType type, FieldOptions options) {
        Optional<Binding> problem =
                type.supportedOptions().contains(Option.MAX_LENGTH) ? Limits.problem(options) : Optional.empty();
        return problem.or(() -> badDecimal(options))
                .orElseGet(() -> new Binding.Bound(new StandardCodec(type, options)));
    }

    /** The problem with a {@code @Decimal}, which is for tables, that asks for numbers that Arrow does not have. */
    private static Optional<Binding> badDecimal(FieldOptions options) {
        DecimalOptions decimal = options.decimal();
        return options.has(Option.DECIMAL) && !decimal.isValid()
                ? Optional.of(new Binding.Refused(
                        Diagnostic.BAD_ARGUMENT,
                        "@Decimal must have a precision from 1 to " + DecimalOptions.MOST_DIGITS
                                + " and a scale from 0 to the precision, but has " + decimal.precision() + " and "
                                + decimal.scale()))
                : Optional.empty();
    }

    @Override
    public Set<Option> supportedOptions() {
        return type.supportedOptions();
    }

    @Override
    public Size size() {
        if (!(type.bytes() instanceof LeafType.Marked marked)) {
            return super.size();
        }
        Size present = Size.atLeast(marked.least());
        return options.required() ? present : present.orNull();
    }

    @Override
    String suffix() {
        return type.bytes() instanceof LeafType.Marked && options.required() ? "Required" : "";
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        return type.wireType().apply(max, nullable);
    }

    @Override
    CodeBlock read(Members members, CodeBlock current, CodeBlock in) {
        String method = options.has(Option.INTERNED) ? "readInterned" : "read" + suffix();
        return CodeBlock.of("$L.$L($L, $L)", type.caller(), method, current, in);
    }

    @Override
    public Copies copies() {
        return type.isImmutable() ? Copies.SHARED : Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return type.isImmutable() ? value : CodeBlock.of("$T.copy($L, $L)", type.copier(), value, current);
    }
}
