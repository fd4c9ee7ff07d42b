package org.marshal4j.processor.codec.encoded;

import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.EncodedOptions;
import org.marshal4j.processor.model.EncodedOptions.Form;
import org.marshal4j.processor.model.EncodedOptions.Style;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds what {@code @Encoded} says on a field although it means nothing for the field's type. Whoever wrote it believes
 * that the bytes, or the check of an enum's numbers, are others than they are.
 */
final class IdleArguments {
    private IdleArguments() {}

    /** What is wrong; empty if nothing is, or the annotation is not on the field itself. */
    static Optional<String> of(TypeRef type, EncodedOptions options) {
        if (!options.isOwn() || type.isOpen()) {
            return Optional.empty();
        }
        if (type instanceof TypeRef.OfPrimitive && options.presence().isThere()) {
            return idle("presence", "a primitive is never null");
        }
        if (options.unit().isPresent() && type.classes().noneMatch(Numeric::isTime)) {
            return idle("unit", "it is no date or time");
        }
        String number = options.number();
        boolean isByName = options.as() == Form.TEXT || options.as() == Form.TEXT_8BIT;
        if (isByName && !number.isEmpty()) {
            return idle("number", "constants are written by their names");
        }
        boolean isFound = number.isEmpty()
                || type.classes()
                        .anyMatch(part -> part.kind() instanceof ClassKind.Enumeration of
                                // What is wrong with an enum itself is known better where its numbers are looked at.
                                && (part == type
                                        || Stream.of(number, number + "()").anyMatch(of.integers()::contains)));
        if (!isFound) {
            return idle("number", "no enum with @EnumNumber has such a member that generated code may use");
        }
        boolean isUnused = options.as() != Form.NATURAL
                && isHolder(type)
                && type.all().noneMatch(part -> mayBe(part, options.style(), options.as()));
        return isUnused ? idle("as", "nothing in it can be written as " + options.as()) : Optional.empty();
    }

    private static boolean isHolder(TypeRef type) {
        return type instanceof TypeRef.OfArray array
                ? !(array.element() instanceof TypeRef.OfPrimitive)
                : type instanceof TypeRef.OfClass named && !named.arguments().isEmpty();
    }

    /** Whether a value in something else has a form if the annotation names it: others keep their natural ones. */
    private static boolean mayBe(TypeRef part, Style style, Form as) {
        Optional<PrimitiveKind> number = Numeric.ofPrimitive(part).map(Numeric::kind);
        if (number.isPresent()) {
            return !isKept(number.get(), as)
                    && (as == Form.STOP_BIT
                            || Forms.number(style, as, number.get()).isPresent());
        }
        if (!(part instanceof TypeRef.OfClass named)) {
            return false;
        }
        boolean isText = as == Form.TEXT || as == Form.TEXT_8BIT;
        if (named.isJavaLang("String")) {
            return isText;
        }
        if (named.kind() instanceof ClassKind.Enumeration) {
            return isText || Forms.whole(style, as, PrimitiveKind.INT32).isPresent();
        }
        return named.name().qualified().equals("java.math.BigDecimal")
                ? isText || as == Form.DOUBLE
                : Numeric.isTime(named)
                        && !named.name().simple().equals("Timestamp")
                        && Forms.whole(style, as, PrimitiveKind.INT64).isPresent();
    }

    /** Whether booleans and floats keep their own form. */
    static boolean isKept(PrimitiveKind kind, Form as) {
        return (kind == PrimitiveKind.BOOL && as != Form.BOOLEAN)
                || (kind == PrimitiveKind.FLOAT32 && as == Form.DOUBLE);
    }

    /** The same of the length, which only some of the forms have that a value may get. */
    static Optional<String> ofLength(WireType bound, EncodedOptions options) {
        return options.isOwn() && options.length() != Form.NATURAL && !hasLength(bound)
                ? idle("length", "it has none in this form")
                : Optional.empty();
    }

    private static boolean hasLength(WireType bound) {
        return bound instanceof WireType.Encoded encoded
                ? encoded.form().length() != null
                : bound instanceof WireType.Text || bound instanceof WireType.Array;
    }

    private static Optional<String> idle(String argument, String why) {
        return Optional.of("the " + argument + " of @Encoded has no effect here: " + why);
    }
}
