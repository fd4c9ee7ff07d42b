package org.marshal4j.runtime.step;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Date;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.encoded.EncodedDecimals;
import org.marshal4j.runtime.generated.encoded.EncodedNumbers;
import org.marshal4j.runtime.generated.encoded.EncodedTexts;
import org.marshal4j.runtime.generated.encoded.EncodedTimes;
import org.marshal4j.runtime.generated.encoded.EncodedUuids;
import org.marshal4j.runtime.generated.encoded.Narrowed;
import org.marshal4j.runtime.generated.encoded.Reals;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.runtime.generated.value.Timestamps;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Values with {@code @Encoded} that hold no others, by their wire type alone: a boxed primitive, a String, the name of an
 * enum's constant, a BigDecimal, a UUID, a date or time (of a timestamp, an Instant), or an array of primitives. {@link PlainValues} has the same values
 * without the annotation. Stateless.
 */
public final class EncodedValues {
    private EncodedValues() {}

    /** Reads a value, as generated code does; null for null. */
    public static @Nullable Object read(WireType.Encoded type, Input in) {
        if (!Marks.read(type.presence(), in)) {
            return null;
        }
        if (type.form() instanceof EncodedForm.OfNumber of) {
            return ofNumber(type.value(), of, in);
        }
        if (type.form() instanceof EncodedForm.OfTime time) {
            return ofTime((WireType.Value) type.value(), time, EncodedNumbers.read(time.number(), Long.SIZE, in));
        }
        if (type.form() instanceof EncodedForm.OfArray array) {
            return EncodedElements.read((WireType.Array) type.value(), array, in);
        }
        return ofText(type, (EncodedForm.OfText) type.form(), in);
    }

    private static Object ofNumber(WireType value, EncodedForm.OfNumber of, Input in) {
        NumberForm form = of.number();
        if (value.kind() instanceof PrimitiveKind kind) {
            return primitive(kind, form, EncodedNumbers.read(form, bits(kind), in));
        }
        if (value instanceof WireType.Enumeration constants) {
            long number = EncodedNumbers.read(form, Integer.SIZE, in);
            return of.constants().isEmpty() ? constant(constants, number) : constant(constants, of, number);
        }
        if (value.kind() == ValueKind.UUID) {
            long at = in.take(EncodedUuids.SIZE);
            return EncodedUuids.get(form, null, in.base(), at);
        }
        return EncodedDecimals.of(null, Double.longBitsToDouble(EncodedNumbers.read(form, Long.SIZE, in)));
    }

    private static String constant(WireType.Enumeration type, long index) {
        int count = type.constants().size();
        if (index < 0 || index >= count) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    "index " + index + ", but " + type.type() + " has " + count + " constants");
        }
        return type.constants().get((int) index);
    }

    private static String constant(WireType.Enumeration type, EncodedForm.OfNumber of, long number) {
        String name = number == (int) number ? of.constants().names().get((int) number) : null;
        if (name == null || !type.constants().contains(name)) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX, "no constant of " + type.type() + " has the number " + number);
        }
        return name;
    }

    private static @Nullable Object ofText(WireType.Encoded type, EncodedForm.OfText form, Input in) {
        String text = EncodedTexts.read(
                form.chars(), form.length(), null, type.value().most(), in);
        if (text == null) {
            Ends.requireNullable(form.hasNull());
            return null;
        }
        if (type.value() instanceof WireType.Enumeration constants) {
            if (!constants.constants().contains(text)) {
                throw Impossible.value(constants.type() + " has no constant " + ShownText.of(text));
            }
            return text;
        }
        return type.value().kind() == TextKind.TEXT ? text : EncodedDecimals.parse(null, text);
    }

    private static Object ofTime(WireType.Value value, EncodedForm.OfTime form, long number) {
        return switch (value.kind()) {
            case DATE -> EncodedTimes.date(form.time(), (LocalDate) null, number);
            case TIME -> EncodedTimes.time(form.time(), null, number);
            case INSTANT -> EncodedTimes.instant(form.time(), null, number);
            case DURATION -> EncodedTimes.duration(form.time(), null, number);
            case TIMESTAMP -> {
                Timestamps.possible(EncodedTimes.seconds(form.time(), number));
                yield EncodedTimes.instant(form.time(), null, number);
            }
            default -> EncodedTimes.date(form.time(), (Date) null, number);
        };
    }

    /** The bits that a form without a sign needs of a number. */
    static int bits(PrimitiveKind kind) {
        return kind.size() == Long.BYTES ? Long.SIZE : Integer.SIZE;
    }

    /** Boxes a number that was read, or refuses it if it does not fit. */
    static Object primitive(PrimitiveKind kind, long number) {
        return switch (kind) {
            case BOOL -> number != 0;
            case INT8 -> Narrowed.toByte(number);
            case INT16 -> Narrowed.toShort(number);
            case CHAR16 -> Narrowed.toChar(number);
            case INT32 -> Narrowed.toInt(number);
            case INT64 -> number;
            case FLOAT32 -> Float.intBitsToFloat((int) number);
            case FLOAT64 -> Double.longBitsToDouble(number);
        };
    }

    /** Boxes a number that was read in a form, or refuses it if it does not fit. */
    static Object primitive(PrimitiveKind kind, NumberForm form, long number) {
        return switch (kind) {
            case BOOL -> Narrowed.toBoolean(number);
            case FLOAT32 -> Reals.floatOf(form, number);
            case FLOAT64 -> Reals.doubleOf(form, number);
            default -> primitive(kind, number);
        };
    }

    /** The number of a box, or its bits, in a form. */
    static long number(NumberForm form, Object value) {
        if (value instanceof Float number) {
            return Reals.bits(form, number);
        }
        return value instanceof Double number ? Reals.bits("", form, number) : number(value);
    }

    /** The number of a box. */
    static long number(Object value) {
        if (value instanceof Boolean truth) {
            return truth ? 1 : 0;
        }
        if (value instanceof Character unit) {
            return unit;
        }
        if (value instanceof Float number) {
            return Float.floatToRawIntBits(number);
        }
        return value instanceof Double number ? Double.doubleToRawLongBits(number) : ((Number) value).longValue();
    }

    /**
     * Writes a value that is not null.
     *
     * @throws MarshalException MARSHAL227, MARSHAL215 or MARSHAL208 if the form does not have it, also for a time that
     *     has a part smaller than the unit
     */
    public static void write(WireType.Encoded type, Object value, Output out) {
        if (type.presence().isThere()) {
            out.writeByte(type.presence().ofValue());
        }
        if (type.form() instanceof EncodedForm.OfNumber of) {
            number(type.value(), of, value, out);
        } else if (type.form() instanceof EncodedForm.OfTime time) {
            long number = time(time, value);
            if (!ofTime((WireType.Value) type.value(), time, number).equals(value)) {
                throw new MarshalException(
                        RuntimeProblem.NOT_KEPT,
                        value + " is no whole number of " + time.time().wireName());
            }
            whole(time.number(), Long.SIZE, number, out);
        } else if (type.form() instanceof EncodedForm.OfArray array) {
            EncodedElements.write(array, value, out);
        } else {
            EncodedForm.OfText text = (EncodedForm.OfText) type.form();
            EncodedTexts.write(
                    "",
                    text.chars(),
                    text.length(),
                    value.toString(),
                    type.value().most(),
                    out);
        }
    }

    private static void number(WireType type, EncodedForm.OfNumber of, Object value, Output out) {
        NumberForm form = of.number();
        if (type.kind() instanceof PrimitiveKind kind) {
            whole(form, bits(kind), number(form, value), out);
        } else if (type instanceof WireType.Enumeration constants) {
            whole(form, Integer.SIZE, number(constants, of, (String) value), out);
        } else if (value instanceof UUID uuid) {
            long at = out.reserve(EncodedUuids.SIZE);
            EncodedUuids.put(form, uuid, out.base(), at);
        } else {
            double nearest = EncodedDecimals.nearest("", (BigDecimal) value);
            BigDecimal read = EncodedDecimals.of(null, nearest);
            if (read.scale() != ((BigDecimal) value).scale() || read.compareTo((BigDecimal) value) != 0) {
                throw new MarshalException(RuntimeProblem.NOT_KEPT, value + " is not the text of a double");
            }
            EncodedNumbers.write(form, Long.SIZE, Double.doubleToRawLongBits(nearest), out);
        }
    }

    private static int number(WireType.Enumeration type, EncodedForm.OfNumber of, String name) {
        int index = type.constants().indexOf(name);
        Integer number = of.constants().isEmpty()
                ? Integer.valueOf(index)
                : of.constants().numberOf(name);
        if (number == null || index < 0) {
            throw new MarshalException(RuntimeProblem.NOT_KEPT, name + " has no number in " + type.type());
        }
        return number;
    }

    private static void whole(NumberForm form, int bits, long number, Output out) {
        if (!form.isFloating()) {
            Narrowed.require("", form, number);
        }
        EncodedNumbers.write(form, bits, number, out);
    }

    private static long time(EncodedForm.OfTime form, Object value) {
        if (value instanceof LocalDate date) {
            return EncodedTimes.number("", form.time(), date);
        }
        if (value instanceof LocalTime time) {
            return EncodedTimes.number("", form.time(), time);
        }
        if (value instanceof Instant instant) {
            return EncodedTimes.number("", form.time(), instant);
        }
        return value instanceof Duration duration
                ? EncodedTimes.number("", form.time(), duration)
                : EncodedTimes.number("", form.time(), (Date) value);
    }

    /** Moves behind a value, null included. Only what tells where it ends is checked. */
    public static void skip(WireType.Encoded type, Input in) {
        if (!Marks.read(type.presence(), in)) {
            return;
        }
        if (type.form() instanceof EncodedForm.OfText text) {
            EncodedTexts.skip(text.chars(), text.length(), in);
        } else if (type.form() instanceof EncodedForm.OfArray array) {
            EncodedElements.skip((WireType.Array) type.value(), array, in);
        } else if (type.value().kind() == ValueKind.UUID) {
            in.skip(EncodedUuids.SIZE);
        } else {
            NumberForm form = type.form() instanceof EncodedForm.OfTime time
                    ? time.number()
                    : ((EncodedForm.OfNumber) type.form()).number();
            // What matters of the bits of a number is that no more of them are allowed.
            EncodedNumbers.read(form, Long.SIZE, in);
        }
    }
}
