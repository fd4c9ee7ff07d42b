package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.WireType;

/** How the values of one field type are written. Either part of a {@link BlockCodec block} or a {@link StepCodec step}. */
public sealed interface Codec permits BlockCodec, StepCodec {

    /** How many bytes a value takes. */
    Size size();

    /** What a schema says of the bytes. */
    WireType wireType();

    /** The annotations on the field that make a difference to it. */
    default Set<Option> supportedOptions() {
        return Set.of();
    }

    /** How much a copy has in common with its value. */
    default Copies copies() {
        return Copies.SHARED;
    }

    /**
     * An expression for a copy of a value, null of null. Its code may use the variables {@code depth} and {@code graph}, if the codec hands
     * them on.
     *
     * @param members where private methods go that it needs
     * @param label the field's name, with {@code []} for an element of it
     * @param value an expression for the value, which is used once
     * @param current an expression for the value that the field to be filled has now, which may be reused
     */
    default CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return value;
    }
}
