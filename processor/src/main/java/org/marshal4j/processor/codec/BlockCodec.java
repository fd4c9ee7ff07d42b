package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.Size;

/**
 * A codec of fixed-size values. They go into a block: memory that is reserved for several fields at once. Its code must
 * call nothing but the runtime, because an address must not be kept across a call into a user's code.
 */
public non-sealed interface BlockCodec extends Codec {

    /** How many bytes a value takes. */
    int bytes();

    /** Whether the bytes are the same as in the object's memory, so that a run of such fields can be copied in bulk. */
    default boolean isMemory() {
        return false;
    }

    /** Whether the bytes have to be checked before they are copied to memory, as some bit patterns are no values. */
    default boolean isChecked() {
        return false;
    }

    /** How many bytecodes it takes to store or load a value, beyond those for a plain primitive. */
    default int extraBytecodes() {
        return 0;
    }

    /** A statement that refuses values that cannot be written. It runs before the block is reserved. */
    default Optional<CodeBlock> check(String label, CodeBlock value) {
        return Optional.empty();
    }

    /**
     * The codec of one value in the marshaller that is being generated, for codecs whose code needs more than the
     * address.
     *
     * @param members where it puts the constants that it needs
     * @param label the field's name, with {@code []} for an element of it
     */
    default BlockCodec in(Members members, String label) {
        return this;
    }

    /** An expression that stores a value at an address. */
    CodeBlock store(Address to, CodeBlock value);

    /**
     * An expression for the value stored at an address.
     *
     * @param current an expression for the value that the field has now, which may be reused
     */
    CodeBlock load(Address from, CodeBlock current);

    @Override
    default Size size() {
        return Size.fixed(bytes());
    }
}
