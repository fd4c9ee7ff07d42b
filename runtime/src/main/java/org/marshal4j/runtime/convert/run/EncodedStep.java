package org.marshal4j.runtime.convert.run;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.step.EncodedValues;
import org.marshal4j.runtime.step.PlainValues;
import org.marshal4j.schema.wire.WireType;

/**
 * Converts a value of which at least one form is another library's: from that form to our own bytes, these as if neither
 * were, and the result to today's form. It creates the value.
 */
public final class EncodedStep extends ConvertStep {
    private static final int USUAL = 64;

    private final WireType was;
    private final WireType is;
    private final @Nullable ConvertStep plain;
    private final NullBytes none;

    private EncodedStep(WireType was, WireType is, @Nullable ConvertStep plain, NullBytes none) {
        this.was = was;
        this.is = is;
        this.plain = plain;
        this.none = none;
    }

    /**
     * Creates the step.
     *
     * @param plain converts values as they would be otherwise; null if they would be the same
     */
    public static ConvertStep of(WireType was, WireType is, @Nullable ConvertStep plain, NullBytes none) {
        return new EncodedStep(was, is, plain, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        if (!(was instanceof WireType.Encoded encoded)) {
            today(run, in, false, out);
            return;
        }
        Object value = EncodedValues.read(encoded, in);
        if (value == null) {
            none.write(out);
        } else if (plain == null && is instanceof WireType.Encoded today) {
            write(today, value, out);
        } else {
            ArrayTarget bytes = new ArrayTarget(USUAL);
            PlainValues.write(encoded.plain(), value, bytes.output());
            today(run, written(bytes), true, out);
        }
    }

    /** Converts a value in our own bytes, which are those of a message or of a copy. */
    private void today(Run run, Input in, boolean isCopy, Output out) {
        if (!(is instanceof WireType.Encoded today)) {
            plain(run, in, isCopy, out);
            return;
        }
        ArrayTarget bytes = new ArrayTarget(USUAL);
        plain(run, in, isCopy, bytes.output());
        Object value = PlainValues.read(today.plain(), written(bytes));
        if (value == null) {
            none.write(out);
        } else {
            write(today, value, out);
        }
    }

    private void plain(Run run, Input in, boolean isCopy, Output out) {
        if (isCopy) {
            CopiedValue.convert(plain(), run, in, out);
        } else {
            plain().convert(run, in, out);
        }
    }

    /** The bytes of 0 or false, which a field has that older messages do not have. */
    public static byte[] zero(WireType.Encoded type) {
        Object zero =
                PlainValues.read(type.value(), Input.of(new byte[type.value().sizeInBlock()]));
        ArrayTarget bytes = new ArrayTarget(USUAL);
        EncodedValues.write(type, Objects.requireNonNull(zero), bytes.output());
        return Arrays.copyOf(bytes.array(), (int) bytes.output().position());
    }

    private static Input written(ArrayTarget bytes) {
        return Input.of(bytes.array(), 0, (int) bytes.output().position());
    }

    private ConvertStep plain() {
        if (plain == null) {
            throw new IllegalStateException(was + " and " + is + " are the same");
        }
        return plain;
    }

    /** Writes a value in today's form, or refuses it if that does not have it (MARSHAL220). */
    private static void write(WireType.Encoded today, Object value, Output out) {
        long start = out.position();
        try {
            EncodedValues.write(today, value, out);
        } catch (MarshalException e) {
            out.rewind(start);
            throw new MarshalException(RuntimeProblem.NOT_CONVERTED, e.detail());
        }
    }
}
