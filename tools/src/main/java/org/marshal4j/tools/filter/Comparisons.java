package org.marshal4j.tools.filter;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Date;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.filter.Expression.Operator;

/** Creates the checks of single comparisons. */
final class Comparisons {
    private Comparisons() {}

    /** A field and a value. */
    static Check of(int slot, Operator operator, Operand value) {
        if (value instanceof Operand.Null) {
            return slots -> operator.accepts(slots.kind(slot) == Slots.Kind.NOTHING ? 0 : 1);
        }
        if (value instanceof Operand.Truth truth) {
            boolean wanted = truth.value() == (operator == Operator.EQUAL);
            return slots ->
                    slots.kind(slot) == Slots.Kind.TRUTH ? slots.truth(slot) == wanted : operator == Operator.NOT_EQUAL;
        }
        return value instanceof Operand.Text text
                ? ofText(slot, operator, text.value())
                : ofNumber(slot, operator, (Operand.Numeric) value);
    }

    private static Check ofText(int slot, Operator operator, String text) {
        byte[] utf8 = Utf8.of(text);
        return slots -> switch (slots.kind(slot)) {
            case BYTES ->
                operator.isOrder()
                        ? operator.accepts(Utf8.compare(slots.array(), slots.from(slot), slots.length(slot), utf8))
                        : Utf8.equal(slots.array(), slots.from(slot), slots.length(slot), utf8)
                                == (operator == Operator.EQUAL);
            case TEXT ->
                operator.isOrder()
                        ? operator.accepts(compare(slots.object(slot), utf8))
                        : text.equals(slots.object(slot)) == (operator == Operator.EQUAL);
            case OBJECT -> ofObject(slots.object(slot), operator, text);
            default -> operator == Operator.NOT_EQUAL;
        };
    }

    private static int compare(@Nullable Object text, byte[] utf8) {
        byte[] own = Utf8.of(String.valueOf(text));
        return Utf8.compare(own, 0, own.length, utf8);
    }

    /** Times are compared as such; of anything else, only the text. */
    @SuppressWarnings("unchecked")
    private static boolean ofObject(@Nullable Object object, Operator operator, String text) {
        TimeTexts times = object == null ? null : TimeTexts.of(object);
        if (object != null && times != null) {
            Object than = times.parsed(text);
            return than == null
                    ? operator == Operator.NOT_EQUAL
                    : operator.accepts(((Comparable<Object>) time(object)).compareTo(than));
        }
        boolean same = text.equals(String.valueOf(object));
        return equality(operator, same);
    }

    private static Object time(Object value) {
        return value instanceof Date date ? date.toInstant() : value;
    }

    private static Check ofNumber(int slot, Operator operator, Operand.Numeric value) {
        if (value instanceof Operand.Whole whole
                && whole.value().unscaledValue().bitLength() < Long.SIZE) {
            return ofLong(slot, operator, whole.value().longValueExact());
        }
        return value instanceof Operand.Special special
                ? ofSpecial(slot, operator, special)
                : ofDecimal(slot, operator, value);
    }

    private static Check ofLong(int slot, Operator operator, long value) {
        BigDecimal exact = BigDecimal.valueOf(value);
        return slots -> switch (slots.kind(slot)) {
            case WHOLE -> operator.accepts(Long.compare(slots.whole(slot), value));
            case DOUBLE, FLOAT -> {
                double number = slots.asDouble(slot);
                yield Double.isNaN(number)
                        ? operator == Operator.NOT_EQUAL
                        : operator.accepts(-Numbers.compare(value, number));
            }
            case OBJECT -> ofObject(slots.object(slot), operator, exact);
            default -> operator == Operator.NOT_EQUAL;
        };
    }

    /** NaN equals NaN, so that it can be found; it is neither less nor greater than anything. */
    private static Check ofSpecial(int slot, Operator operator, Operand.Special value) {
        double special = value.value();
        return slots -> {
            if (slots.kind(slot) == Slots.Kind.DOUBLE || slots.kind(slot) == Slots.Kind.FLOAT) {
                double number = slots.asDouble(slot);
                return Double.isNaN(number) || Double.isNaN(special)
                        ? equality(operator, Double.isNaN(number) && Double.isNaN(special))
                        : operator.accepts(Numbers.compare(number, special));
            }
            boolean isNumber = slots.kind(slot) == Slots.Kind.WHOLE
                    || (slots.kind(slot) == Slots.Kind.OBJECT && decimal(slots.object(slot)) != null);
            return isNumber && !Double.isNaN(special)
                    ? operator.accepts(special > 0 ? -1 : 1)
                    : operator == Operator.NOT_EQUAL;
        };
    }

    private static boolean equality(Operator operator, boolean equal) {
        return !operator.isOrder() && equal == (operator == Operator.EQUAL);
    }

    /** A double equals the value that is nearest to what was written, with its sign if it is zero. */
    private static Check ofDecimal(int slot, Operator operator, Operand.Numeric value) {
        BigDecimal exact =
                value instanceof Operand.Whole whole ? whole.value() : new BigDecimal(((Operand.Decimal) value).text());
        double asDouble = value.asDouble();
        float asFloat = value.asFloat();
        return slots -> switch (slots.kind(slot)) {
            case WHOLE -> operator.accepts(BigDecimal.valueOf(slots.whole(slot)).compareTo(exact));
            case DOUBLE ->
                operator.isOrder()
                        ? ordered(operator, slots.asDouble(slot), asDouble)
                        : equality(operator, Double.compare(slots.asDouble(slot), asDouble) == 0);
            case FLOAT ->
                operator.isOrder()
                        ? ordered(operator, slots.asFloat(slot), asFloat)
                        : equality(operator, Float.compare(slots.asFloat(slot), asFloat) == 0);
            case OBJECT -> ofObject(slots.object(slot), operator, exact);
            default -> operator == Operator.NOT_EQUAL;
        };
    }

    private static boolean ordered(Operator operator, double number, double value) {
        return !Double.isNaN(number) && operator.accepts(Numbers.compare(number, value));
    }

    private static boolean ofObject(@Nullable Object object, Operator operator, BigDecimal value) {
        BigDecimal number = decimal(object);
        return number != null ? operator.accepts(number.compareTo(value)) : operator == Operator.NOT_EQUAL;
    }

    private static @Nullable BigDecimal decimal(@Nullable Object object) {
        return object instanceof BigInteger whole
                ? new BigDecimal(whole)
                : object instanceof BigDecimal number ? number : null;
    }

    /** Two fields. Null equals null. */
    static Check of(int left, Operator operator, int right) {
        return slots -> {
            Slots.Kind one = slots.kind(left);
            Slots.Kind other = slots.kind(right);
            if (one == Slots.Kind.WHOLE && other == Slots.Kind.WHOLE) {
                return operator.accepts(Long.compare(slots.whole(left), slots.whole(right)));
            }
            if (isFloating(one) && isFloating(other)) {
                double number = slots.asDouble(left);
                double than = slots.asDouble(right);
                return operator.isOrder()
                        ? !Double.isNaN(than) && ordered(operator, number, than)
                        : equality(operator, Double.compare(number, than) == 0);
            }
            return ofUnlike(slots, left, operator, right);
        };
    }

    private static boolean isFloating(Slots.Kind kind) {
        return kind == Slots.Kind.DOUBLE || kind == Slots.Kind.FLOAT;
    }

    @SuppressWarnings("unchecked")
    private static boolean ofUnlike(Slots slots, int left, Operator operator, int right) {
        Object one = value(slots, left);
        Object other = value(slots, right);
        if (one == null || other == null) {
            return equality(operator, one == other);
        }
        if (one instanceof byte[] text && other instanceof byte[] than) {
            return operator.accepts(Utf8.compare(text, 0, text.length, than));
        }
        if (one instanceof Number && other instanceof Number) {
            return ofNumbers((Number) one, operator, (Number) other);
        }
        return one instanceof Comparable && one.getClass() == other.getClass()
                ? operator.accepts(((Comparable<Object>) one).compareTo(other))
                : equality(operator, one.equals(other));
    }

    private static boolean ofNumbers(Number one, Operator operator, Number other) {
        if (one instanceof Double number) {
            return !number.isNaN()
                    ? operator.accepts(Numbers.compare(number, exact(other)))
                    : operator == Operator.NOT_EQUAL;
        }
        return other instanceof Double number
                ? !number.isNaN()
                        ? operator.accepts(-Numbers.compare(number, exact(one)))
                        : operator == Operator.NOT_EQUAL
                : operator.accepts(exact(one).compareTo(exact(other)));
    }

    private static BigDecimal exact(Number number) {
        BigDecimal decimal = decimal(number);
        return decimal != null ? decimal : BigDecimal.valueOf(number.longValue());
    }

    private static @Nullable Object value(Slots slots, int slot) {
        return switch (slots.kind(slot)) {
            case NOTHING -> null;
            case WHOLE -> slots.whole(slot);
            case DOUBLE, FLOAT -> slots.asDouble(slot);
            case TRUTH -> slots.truth(slot);
            case BYTES -> Arrays.copyOfRange(slots.array(), slots.from(slot), slots.from(slot) + slots.length(slot));
            case TEXT -> Utf8.of(String.valueOf(slots.object(slot)));
            case OBJECT -> slots.object(slot);
        };
    }
}
