package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.Size;

/**
 * A codec of fixed-size values, which are in a block: memory that is reserved for several fields at once. Its code must
 * call nothing but the runtime, since an address must not outlive a call into a user's code.
 */
public non-sealed interface BlockCodec extends Codec {

    /** How many bytes a value takes. */
    int bytes();

    /** Whether the bytes are those that the object has in memory, so that runs of such fields can be copied in bulk. */
    boolean isMemory();

    /** Whether those bytes must be looked at before they become memory, as not every bit pattern is a value. */
    default boolean isChecked() {
        return false;
    }

    /** How many bytecodes it takes to store or load a value beyond those of a plain primitive. */
    default int extraBytecodes() {
        return 0;
    }

    /** A statement that refuses what cannot be written, for the place before the block is reserved. */
    default Optional<CodeBlock> check(String label, CodeBlock value) {
        return Optional.empty();
    }

    /**
     * The codec of one value in a marshaller that is being generated, for those whose code needs more than the address.
     *
     * @param members where constants go that it needs
     * @param label the field's name, with {@code []} for an element of it
     */
    default BlockCodec in(Members members, String label) {
        return this;
    }

    /** An expression that stores a value. */
    CodeBlock store(Address to, CodeBlock value);

    /**
     * An expression for the value that is stored there.
     *
     * @param current an expression for the value that the field has now, which may be reused
     */
    CodeBlock load(Address from, CodeBlock current);

    @Override
    default Size size() {
        return Size.fixed(bytes());
    }
}
