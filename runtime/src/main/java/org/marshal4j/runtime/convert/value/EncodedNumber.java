package org.marshal4j.runtime.convert.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.encoded.EncodedNumbers;
import org.marshal4j.runtime.generated.encoded.Narrowed;
import org.marshal4j.runtime.generated.encoded.Reals;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;

/**
 * A number, char or boolean in our form or in that of another library. Its value is passed on as a long, as that of a
 * {@link NumberKind} is; of a char or boolean, the long is its number. Immutable.
 */
public final class EncodedNumber {
    /** What a value is in our own form, if it is a number: not a char or a boolean. */
    private final @Nullable NumberKind kind;

    private final @Nullable PrimitiveKind primitive;
    private final @Nullable NumberForm form;
    private final PresenceByte presence;
    private final int bits;
    private final int zeros;

    private EncodedNumber(
            @Nullable NumberKind kind,
            @Nullable PrimitiveKind primitive,
            @Nullable NumberForm form,
            PresenceByte presence,
            int zeros) {
        this.kind = kind;
        this.primitive = primitive;
        this.form = form;
        this.presence = presence;
        this.bits = primitive != null && primitive.size() == Long.BYTES ? Long.SIZE : Integer.SIZE;
        this.zeros = zeros;
    }

    /** The number of a wire type; null if its values are none. */
    public static @Nullable EncodedNumber of(WireType type) {
        NumberKind kind = NumberKind.of(type.plain());
        PrimitiveKind primitive = type.plain().kind() instanceof PrimitiveKind of ? of : null;
        if (kind == null && primitive == null) {
            return null;
        }
        NumberForm form =
                type instanceof WireType.Encoded encoded ? encoded.form().number() : null;
        int zeros = form == null && primitive != null && type.nullable() ? primitive.size() : 0;
        return new EncodedNumber(kind, primitive, form, PresenceByte.of(type), zeros);
    }

    /** Whether values can be converted to another type: numbers to numbers, chars to chars, booleans to booleans. */
    public boolean isLike(EncodedNumber other) {
        return kind == null ? primitive == other.primitive : other.kind != null;
    }

    /** The byte before each value. */
    public PresenceByte presence() {
        return presence;
    }

    /** The number of bytes that follow the presence byte of null. */
    public int zeros() {
        return zeros;
    }

    /** Reads the next number, which is not null. MARSHAL214 or MARSHAL204 if the type does not have it. */
    public long read(Input in) {
        if (form == null) {
            if (kind != null) {
                return kind.read(in);
            }
            long at = in.take(size());
            return get(in.base(), at);
        }
        return checked(EncodedNumbers.read(form, bits, in));
    }

    /** Loads a number of fixed size. */
    public long get(@Nullable Object base, long at) {
        if (form == null) {
            return kind != null ? kind.get(base, at) : EncodedNumbers.get(ownForm(), base, at);
        }
        return checked(EncodedNumbers.get(form, base, at));
    }

    private NumberForm ownForm() {
        return primitive == PrimitiveKind.BOOL ? NumberForm.ZERO_ONE : NumberForm.UINT16LE;
    }

    /** The size in bytes, if it is fixed. */
    public int size() {
        return form != null
                ? form.size()
                : kind != null ? kind.size() : ownForm().size();
    }

    private long checked(long read) {
        return switch (kindOfEncoded()) {
            case BOOL -> Narrowed.toBoolean(read) ? 1 : 0;
            case INT8 -> Narrowed.toByte(read);
            case INT16 -> Narrowed.toShort(read);
            case CHAR16 -> Narrowed.toChar(read);
            case INT32 -> Narrowed.toInt(read);
            case INT64 -> read;
            case FLOAT32 -> Float.floatToRawIntBits(Reals.floatOf(formOfEncoded(), read));
            case FLOAT64 -> Double.doubleToRawLongBits(Reals.doubleOf(formOfEncoded(), read));
        };
    }

    private PrimitiveKind kindOfEncoded() {
        if (primitive == null) {
            throw new IllegalStateException("a stop-bit number of our own");
        }
        return primitive;
    }

    private NumberForm formOfEncoded() {
        if (form == null) {
            throw new IllegalStateException("a number of our own");
        }
        return form;
    }

    /** The value of another type; MARSHAL220 if this one does not have it. */
    public long converted(long value, EncodedNumber was, String type) {
        return was.kind == null || kind == null || was.kind == kind
                ? value
                : NumberKind.convert(value, was.kind, kind, type);
    }

    /** Writes the presence byte, and a value of this type; MARSHAL220 if the form does not have it. */
    public void write(long value, Output out) {
        long stored = form == null ? value : stored(value);
        if (presence.isThere()) {
            out.writeByte(presence.ofValue());
        }
        if (form != null) {
            EncodedNumbers.write(form, bits, stored, out);
        } else if (kind != null) {
            kind.write(value, out);
        } else {
            EncodedNumbers.write(ownForm(), bits, value, out);
        }
    }

    /** Stores a value of this type in a form of fixed size; MARSHAL220 if it does not have it. */
    public void put(@Nullable Object base, long at, long value) {
        if (form != null) {
            EncodedNumbers.put(form, bits, stored(value), base, at);
        } else if (kind != null) {
            kind.put(base, at, value);
        } else {
            EncodedNumbers.put(ownForm(), bits, value, base, at);
        }
    }

    private long stored(long value) {
        NumberForm today = formOfEncoded();
        try {
            return switch (kindOfEncoded()) {
                case FLOAT32 -> Reals.bits(today, Float.intBitsToFloat((int) value));
                case FLOAT64 -> Reals.bits("", today, Double.longBitsToDouble(value));
                default -> {
                    Narrowed.require("", today, value);
                    yield value;
                }
            };
        } catch (MarshalException e) {
            throw new MarshalException(RuntimeProblem.NOT_CONVERTED, e.detail());
        }
    }
}
