package org.marshal4j.schema.wire;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The form that {@link WireType.Encoded} gives a value. Each has a text, which follows the word {@code as}. */
public sealed interface EncodedForm {
    /** After the form of a length that is −1 for null. */
    String NULL_LENGTH = ",-1";

    /** {@return whether null has a form of its own, a length of −1} */
    default boolean hasNull() {
        return false;
    }

    /** {@return the same form without a length of −1 for null} */
    default EncodedForm bare() {
        return this;
    }

    /** {@return the form of the number or numbers; null if there are none} */
    default @Nullable NumberForm number() {
        return null;
    }

    /** {@return the form of the length or count; null if there is none} */
    default @Nullable NumberForm length() {
        return null;
    }

    /** {@return whether values of a wire type, which are not null, can have this form} */
    boolean suits(WireType value);

    /**
     * A number or boolean, an enum's constant, a decimal as a double, or each half of a UUID: {@code int16be}.
     *
     * @param number the form of the number
     * @param constants the constants of an enum by their own numbers, {@code int8(BUY=1,SELL=2)}; empty if an enum is
     *     written as its ordinal, and for all other values
     */
    record OfNumber(NumberForm number, ConstantNumbers constants) implements EncodedForm {
        /** Creates the form of values that are no constants with numbers of their own. */
        public OfNumber(NumberForm number) {
            this(number, ConstantNumbers.NONE);
        }

        @Override
        public boolean suits(WireType value) {
            if (!constants.isEmpty()) {
                return value instanceof WireType.Enumeration && constants.fit(number);
            }
            if (value.kind() instanceof PrimitiveKind kind) {
                return suits(kind, number);
            }
            if (value.kind() == ValueKind.UUID) {
                return number == NumberForm.INT64LE || number == NumberForm.INT64BE;
            }
            return value.kind() == SpecialKind.DECIMAL
                    ? number == NumberForm.FLOAT64LE || number == NumberForm.FLOAT64BE
                    : value instanceof WireType.Enumeration && number.isWhole();
        }

        static boolean suits(PrimitiveKind kind, NumberForm number) {
            return switch (kind) {
                case FLOAT32, FLOAT64 -> number.isFloating();
                default -> !number.isFloating();
            };
        }

        @Override
        public String toString() {
            return constants.isEmpty() ? number.wireName() : number.wireName() + "(" + constants + ")";
        }
    }

    /** A date or time as a number: {@code int64be(millis)}. */
    record OfTime(NumberForm number, TimeForm time) implements EncodedForm {
        @Override
        public boolean suits(WireType value) {
            return number.isWhole()
                    && value.kind() instanceof ValueKind kind
                    && switch (kind) {
                        case DATE -> time == TimeForm.DAYS;
                        case TIME, INSTANT, DURATION, MILLIS, TIMESTAMP -> time != TimeForm.DAYS;
                        default -> false;
                    };
        }

        @Override
        public String toString() {
            return number.wireName() + "(" + time.wireName() + ")";
        }
    }

    /** A text, the name of an enum's constant, or a decimal as its text: {@code modified(uint16be)}. */
    record OfText(CharForm chars, NumberForm length, boolean hasNull) implements EncodedForm {
        @Override
        public EncodedForm bare() {
            return new OfText(chars, length, false);
        }

        @Override
        public boolean suits(WireType value) {
            boolean isText = value.kind() == TextKind.TEXT
                    || value.kind() == SpecialKind.DECIMAL
                    || value instanceof WireType.Enumeration;
            return isText && isLength(length, hasNull);
        }

        @Override
        public String toString() {
            return chars.wireName() + lengthText(length, hasNull);
        }
    }

    /** An array of primitives: {@code int32be(uint16be)}, the form of its elements and that of their number. */
    record OfArray(NumberForm element, NumberForm length, boolean hasNull) implements EncodedForm {
        @Override
        public EncodedForm bare() {
            return new OfArray(element, length, false);
        }

        @Override
        public boolean suits(WireType value) {
            return value instanceof WireType.Array array
                    && element != NumberForm.STOP_BIT_DOUBLE
                    && OfNumber.suits(array.element(), element)
                    && isLength(length, hasNull);
        }

        @Override
        public String toString() {
            return element.wireName() + lengthText(length, hasNull);
        }
    }

    /** A list or map, with the form of the number of its elements: {@code count(int32be)}. */
    record OfCount(NumberForm length, boolean hasNull) implements EncodedForm {
        static final String WORD = "count";

        @Override
        public EncodedForm bare() {
            return new OfCount(length, false);
        }

        @Override
        public boolean suits(WireType value) {
            return (value instanceof WireType.ListOf || value instanceof WireType.MapOf) && isLength(length, hasNull);
        }

        @Override
        public String toString() {
            return WORD + lengthText(length, hasNull);
        }
    }

    private static boolean isLength(NumberForm length, boolean hasNull) {
        return length.isWhole() && (!hasNull || length.hasNullLength());
    }

    private static String lengthText(NumberForm length, boolean hasNull) {
        return "(" + length.wireName() + (hasNull ? NULL_LENGTH : "") + ")";
    }

    /** The form that is named next in a text. */
    static EncodedForm parse(WireTypeCursor in) {
        String word = in.name();
        Optional<NumberForm> number = named(NumberForm.values(), NumberForm::wireName, word);
        if (!in.take("(")) {
            return new OfNumber(number.orElseThrow(in::bad));
        }
        String inner = in.name();
        if (inner.indexOf(ConstantNumbers.IS) > 0) {
            return new OfNumber(number.orElseThrow(in::bad), ConstantNumbers.parse(inner, in));
        }
        boolean hasNull = in.take(NULL_LENGTH);
        in.expect(")");
        Optional<TimeForm> time = named(TimeForm.values(), TimeForm::wireName, inner);
        if (time.isPresent() && !hasNull) {
            return new OfTime(number.orElseThrow(in::bad), time.get());
        }
        NumberForm length =
                named(NumberForm.values(), NumberForm::wireName, inner).orElseThrow(in::bad);
        if (word.equals(OfCount.WORD)) {
            return new OfCount(length, hasNull);
        }
        return number.<EncodedForm>map(element -> new OfArray(element, length, hasNull))
                .orElseGet(() -> new OfText(
                        named(CharForm.values(), CharForm::wireName, word).orElseThrow(in::bad), length, hasNull));
    }

    private static <E> Optional<E> named(E[] all, Function<E, String> name, String word) {
        return Arrays.stream(all).filter(each -> name.apply(each).equals(word)).findFirst();
    }
}
