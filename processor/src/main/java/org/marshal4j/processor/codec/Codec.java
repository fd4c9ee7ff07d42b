package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/**
 * How the values of one field type are written: as part of a {@link BlockCodec block}, or as a {@link StepCodec step}.
 */
public sealed interface Codec permits BlockCodec, StepCodec {

    /** How many bytes a value takes. */
    Size size();

    /** The wire type, which describes the bytes in a schema. */
    WireType wireType();

    /** Whether a hand-written marshaller writes the values. */
    default boolean isHandWritten() {
        return wireType() instanceof WireType.Custom;
    }

    /** The annotations on the field that have an effect. */
    default Set<Option> supportedOptions() {
        return Set.of();
    }

    /** How much of the value a copy shares. */
    default Copies copies() {
        return Copies.SHARED;
    }

    /**
     * An expression for a copy of a value; null gives null. Its code may use the variables {@code depth} and
     * {@code graph} if the codec passes them on.
     *
     * @param members where it puts the private methods that it needs
     * @param label the field's name, with {@code []} for an element of it
     * @param value an expression for the value, which is used once
     * @param current an expression for the value that the field to be filled has now, which may be reused
     */
    default CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return value;
    }
}
