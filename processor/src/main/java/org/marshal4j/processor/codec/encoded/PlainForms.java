package org.marshal4j.processor.codec.encoded;

import java.util.Optional;
import org.marshal4j.schema.wire.CharForm;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/** The forms that are the same as without the annotation, where they are needed after a presence byte. */
final class PlainForms {

    private PlainForms() {}

    static boolean isPlain(EncodedForm.OfText form) {
        return form.chars() == CharForm.UTF8 && form.length() == NumberForm.STOP_BIT;
    }

    /** The form of values of a wire type, which is not null; empty if there is none. */
    static Optional<EncodedForm> of(WireType type) {
        if (type.kind() instanceof PrimitiveKind kind) {
            return Optional.of(new EncodedForm.OfNumber(number(kind)));
        }
        if (type instanceof WireType.Array array) {
            return Optional.of(new EncodedForm.OfArray(number(array.element()), NumberForm.STOP_BIT, false));
        }
        if (type instanceof WireType.Text) {
            return Optional.of(new EncodedForm.OfText(CharForm.UTF8, NumberForm.STOP_BIT, false));
        }
        return type instanceof WireType.ListOf || type instanceof WireType.MapOf
                ? Optional.of(new EncodedForm.OfCount(NumberForm.STOP_BIT, false))
                : Optional.empty();
    }

    /** The kind of whole numbers of a wire type of stop-bit numbers; empty for those of other types, which
     * have forms of their own. */
    static Optional<PrimitiveKind> stopBit(SpecialKind kind) {
        return switch (kind) {
            case STOP_SHORT -> Optional.of(PrimitiveKind.INT16);
            case STOP_INT -> Optional.of(PrimitiveKind.INT32);
            case STOP_LONG -> Optional.of(PrimitiveKind.INT64);
            default -> Optional.empty();
        };
    }

    /** The form of a primitive. */
    static NumberForm number(PrimitiveKind kind) {
        return switch (kind) {
            case BOOL -> NumberForm.ZERO_ONE;
            case INT8 -> NumberForm.INT8;
            case INT16 -> NumberForm.INT16LE;
            case CHAR16 -> NumberForm.UINT16LE;
            case INT32 -> NumberForm.INT32LE;
            case INT64 -> NumberForm.INT64LE;
            case FLOAT32 -> NumberForm.FLOAT32LE;
            case FLOAT64 -> NumberForm.FLOAT64LE;
        };
    }
}
