package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Numbers with {@code @StopBit}: as many bytes as they need. A box that is not required has a presence byte before it.
 */
public final class StopBitCodec implements StepCodec {

    private static final ClassName WHOLE_NUMBERS = Names.value("StopBits");
    private static final ClassName DECIMALS = Names.stopBit("StopBitDecimals");

    /** Seven bits to a byte. */
    private static final int BITS = 7;

    /** The byte before a float or double that is no short decimal. */
    private static final int MARK = 1;

    private final Primitive primitive;
    private final boolean boxed;
    private final boolean required;

    private StopBitCodec(Primitive primitive, boolean boxed, boolean required) {
        this.primitive = primitive;
        this.boxed = boxed;
        this.required = required || !boxed;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!request.has(Option.STOP_BIT)) {
            return Optional.empty();
        }
        return Arrays.stream(Primitive.values())
                .filter(StopBitCodec::isNumber)
                .filter(request.type()::is)
                .map(primitive ->
                        new StopBitCodec(primitive, request.type() instanceof TypeRef.OfClass, request.required()))
                .<Binding>map(Binding.Bound::new)
                .findFirst();
    }

    private static boolean isNumber(Primitive primitive) {
        return switch (primitive) {
            case SHORT, CHAR, INT, LONG, FLOAT, DOUBLE -> true;
            case BOOLEAN, BYTE -> false;
        };
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.STOP_BIT, Option.ENCODED);
    }

    @Override
    public Size size() {
        return required ? Size.between(1, most()) : Size.between(1, 1 + most());
    }

    /** A negative number ends with a zero byte. */
    private int most() {
        int bits = 8 * primitive.bytes();
        return switch (primitive) {
            case FLOAT, DOUBLE -> MARK + primitive.bytes();
            case CHAR -> groups(bits);
            default -> groups(bits - 1) + 1;
        };
    }

    private static int groups(int bits) {
        return (bits + BITS - 1) / BITS;
    }

    @Override
    public WireType wireType() {
        return new WireType.Special(kind(), !required);
    }

    private SpecialKind kind() {
        return switch (primitive) {
            case SHORT -> SpecialKind.STOP_SHORT;
            case INT -> SpecialKind.STOP_INT;
            case LONG -> SpecialKind.STOP_LONG;
            case CHAR -> SpecialKind.STOP_CHAR;
            case FLOAT -> SpecialKind.STOP_FLOAT;
            case DOUBLE -> SpecialKind.STOP_DOUBLE;
            case BOOLEAN, BYTE -> throw new IllegalArgumentException("no stop-bit " + primitive);
        };
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement(
                "$T.write$L($L, out)", runtime(), suffix(), NullChecks.written(required && boxed, label, value));
    }

    @Override
    public boolean readsCurrent() {
        return boxed;
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return boxed
                ? CodeBlock.of("$T.read$L($L, in)", runtime(), required ? "Required" + suffix() : suffix(), current)
                : CodeBlock.of("$T.read$L(in)", runtime(), suffix());
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of(
                "$T.sizeOf$L($L)", runtime(), suffix(), NullChecks.written(required && boxed, label, value));
    }

    private ClassName runtime() {
        return primitive == Primitive.FLOAT || primitive == Primitive.DOUBLE ? DECIMALS : WHOLE_NUMBERS;
    }

    /**
     * {@code Int}, or {@code BoxedInt} with a presence byte. Overloads would not do, because a required box has none.
     */
    private String suffix() {
        return required ? primitive.capitalized() : "Boxed" + primitive.capitalized();
    }
}
