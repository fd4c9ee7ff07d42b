package org.marshal4j.processor.codec.encoded;

import java.util.Optional;
import org.marshal4j.processor.model.EncodedOptions;
import org.marshal4j.processor.model.EncodedOptions.Form;
import org.marshal4j.processor.model.EncodedOptions.Style;
import org.marshal4j.schema.wire.CharForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PrimitiveKind;

/** Finds out which bytes {@code @Encoded} asks for: the form of each number, text and time. */
public final class Forms {

    private Forms() {}

    /**
     * The form of a number.
     *
     * @param kind its primitive type
     * @return empty if the type cannot have the form
     */
    static Optional<NumberForm> number(Style style, Form as, PrimitiveKind kind) {
        Form form = as == Form.NATURAL ? natural(kind) : as;
        return switch (kind) {
            case BOOL ->
                as == Form.NATURAL || as == Form.BOOLEAN
                        ? Optional.of(truth(style))
                        : form == Form.BYTE || form == Form.UNSIGNED_BYTE
                                ? Optional.of(NumberForm.ZERO_ONE)
                                : whole(style, form);
            case FLOAT32, FLOAT64 -> real(style, form);
            case CHAR16 -> whole(style, ofChar(form));
            default -> as == Form.BOOLEAN ? Optional.of(truth(style)) : whole(style, form);
        };
    }

    /** The form of an enum's constant, or of a time, as a whole number; empty if they cannot have the form. */
    static Optional<NumberForm> whole(Style style, Form as, PrimitiveKind kind) {
        return whole(style, as == Form.NATURAL ? natural(kind) : as);
    }

    private static NumberForm truth(Style style) {
        return style == Style.CHRONICLE ? NumberForm.YES_NO : NumberForm.ZERO_ONE;
    }

    private static Optional<NumberForm> real(Style style, Form form) {
        return switch (form) {
            case FLOAT -> Optional.of(order(style, NumberForm.FLOAT32LE, NumberForm.FLOAT32BE));
            case DOUBLE -> Optional.of(order(style, NumberForm.FLOAT64LE, NumberForm.FLOAT64BE));
            case STOP_BIT_DOUBLE -> Optional.of(NumberForm.STOP_BIT_DOUBLE);
            default -> Optional.empty();
        };
    }

    private static Form natural(PrimitiveKind kind) {
        if (kind == PrimitiveKind.FLOAT32 || kind == PrimitiveKind.FLOAT64) {
            return kind == PrimitiveKind.FLOAT32 ? Form.FLOAT : Form.DOUBLE;
        }
        return switch (kind.size()) {
            case Byte.BYTES -> Form.BYTE;
            case Short.BYTES -> Form.SHORT;
            case Integer.BYTES -> Form.INT;
            default -> Form.LONG;
        };
    }

    /** A char has no sign. */
    private static Form ofChar(Form form) {
        return switch (form) {
            case BYTE -> Form.UNSIGNED_BYTE;
            case SHORT -> Form.UNSIGNED_SHORT;
            default -> form;
        };
    }

    private static Optional<NumberForm> whole(Style style, Form form) {
        return Optional.ofNullable(
                switch (form) {
                    case BYTE -> NumberForm.INT8;
                    case UNSIGNED_BYTE -> NumberForm.UINT8;
                    case SHORT -> order(style, NumberForm.INT16LE, NumberForm.INT16BE);
                    case UNSIGNED_SHORT -> order(style, NumberForm.UINT16LE, NumberForm.UINT16BE);
                    case INT -> order(style, NumberForm.INT32LE, NumberForm.INT32BE);
                    case LONG -> order(style, NumberForm.INT64LE, NumberForm.INT64BE);
                    case STOP_BIT -> NumberForm.STOP_BIT;
                    case VINT -> NumberForm.VINT;
                    case ZIGZAG -> NumberForm.ZIGZAG;
                    case HADOOP_VINT -> NumberForm.HADOOP;
                    case NATURAL, BOOLEAN, FLOAT, DOUBLE, STOP_BIT_DOUBLE, TEXT, TEXT_8BIT -> null;
                });
    }

    private static NumberForm order(Style style, NumberForm little, NumberForm big) {
        return style.isBigEndian() ? big : little;
    }

    /** Whether the form is the same as without the annotation, for values of a primitive type. */
    static boolean isPlain(NumberForm form, PrimitiveKind kind) {
        return form == PlainForms.number(kind);
    }

    /** The characters of a text. */
    static CharForm chars(EncodedOptions options, Form as) {
        if (as == Form.TEXT_8BIT) {
            return CharForm.LATIN1;
        }
        return switch (options.style()) {
            case PLAIN, HADOOP, LUCENE -> CharForm.UTF8;
            case DATA_OUTPUT -> CharForm.MODIFIED;
            case CHRONICLE -> CharForm.CESU8;
            case ELASTICSEARCH -> CharForm.CESU8_UNITS;
        };
    }

    /** The form of the length of a text; empty if the annotation names one that lengths do not have. */
    static Optional<NumberForm> textLength(EncodedOptions options, Form as) {
        if (options.length() != Form.NATURAL) {
            return whole(options.style(), options.length());
        }
        if (as == Form.TEXT_8BIT) {
            return Optional.of(NumberForm.STOP_BIT);
        }
        return Optional.of(
                switch (options.style()) {
                    case PLAIN, CHRONICLE -> NumberForm.STOP_BIT;
                    case DATA_OUTPUT -> NumberForm.UINT16BE;
                    case HADOOP -> NumberForm.HADOOP;
                    case LUCENE, ELASTICSEARCH -> NumberForm.VINT;
                });
    }

    /** The form of the number of elements; empty if the annotation names one that lengths do not have. */
    public static Optional<NumberForm> count(EncodedOptions options) {
        if (options.length() != Form.NATURAL) {
            return whole(options.style(), options.length());
        }
        return Optional.of(
                switch (options.style()) {
                    case PLAIN, CHRONICLE -> NumberForm.STOP_BIT;
                    case DATA_OUTPUT, HADOOP -> NumberForm.INT32BE;
                    case LUCENE, ELASTICSEARCH -> NumberForm.VINT;
                });
    }
}
