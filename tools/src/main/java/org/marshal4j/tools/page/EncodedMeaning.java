package org.marshal4j.tools.page;

import java.util.function.Function;
import org.marshal4j.schema.wire.ConstantNumbers;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/** Says how to read a value in a form that another library has chosen. */
final class EncodedMeaning {
    private EncodedMeaning() {}

    /**
     * The sentence.
     *
     * @param parts says how to read a value that this one holds
     */
    static String of(WireType.Encoded type, Function<WireType, String> parts) {
        if (type.form() instanceof EncodedForm.OfNumber of) {
            return ofNumber(type.value(), of);
        }
        if (type.form() instanceof EncodedForm.OfTime time) {
            return time.time().wireName() + " of a " + type.value() + " as a number: "
                    + time.number().meaning();
        }
        if (type.form() instanceof EncodedForm.OfText text) {
            return what(type.value()) + "length (" + text.length().meaning() + ") in "
                    + text.chars().meaning();
        }
        if (type.form() instanceof EncodedForm.OfArray array) {
            int max = ((WireType.Array) type.value()).max();
            return length(array.length()) + " of elements, then each element: "
                    + array.element().meaning() + Meaning.atMost(max, "elements");
        }
        return ofCount(type.value(), ((EncodedForm.OfCount) type.form()).length(), parts);
    }

    private static String ofNumber(WireType type, EncodedForm.OfNumber of) {
        String meaning = of.number().meaning();
        if (type instanceof WireType.Enumeration constants) {
            return of.constants().isEmpty()
                    ? "index, from 0, in " + Meaning.constants(constants) + ": " + meaning
                    : "number of a constant, " + numbers(of.constants()) + ": " + meaning;
        }
        return type.kind() == ValueKind.UUID ? "the most significant half, then the other, each: " + meaning : meaning;
    }

    private static String numbers(ConstantNumbers numbers) {
        int count = numbers.names().size();
        return count <= Meaning.MOST_NAMES ? numbers.toString() : "of " + count + " in the wire type";
    }

    private static String what(WireType type) {
        return type instanceof WireType.Enumeration constants
                ? "the name, one of " + Meaning.constants(constants) + ": "
                : type.kind() == TextKind.TEXT ? atMost(type.max()) : "the text of a number: ";
    }

    private static String atMost(int max) {
        return max == WireType.ANY ? "" : "at most " + max + ": ";
    }

    private static String ofCount(WireType type, NumberForm length, Function<WireType, String> parts) {
        if (type instanceof WireType.MapOf map) {
            return length(length) + " of entries, then for each its key [" + parts.apply(map.key())
                    + "] and its value [" + parts.apply(map.value()) + "]" + Meaning.atMost(map.max(), "entries");
        }
        WireType.ListOf list = (WireType.ListOf) type;
        return length(length) + " of elements, then each element [" + parts.apply(list.element()) + "]"
                + Meaning.atMost(list.max(), "elements");
    }

    private static String length(NumberForm form) {
        return "count (" + form.meaning() + ")";
    }
}
