package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;

/**
 * Where generated code stores or loads a value in memory, as the two arguments that the runtime takes.
 *
 * @param start expressions for the array, null for native memory, and for the start of the block, with a comma
 * @param plus how many bytes after the start
 */
public record Address(CodeBlock start, int plus) {

    /** The start of a block, whose array and offset are in these variables or returned by these calls. */
    public static Address of(String base, String offset) {
        return new Address(CodeBlock.of("$L", base + ", " + offset), 0);
    }

    /** The address the given number of bytes further on. */
    public Address plus(int bytes) {
        return new Address(start, plus + bytes);
    }

    /** Both arguments. */
    public CodeBlock arguments() {
        return plus == 0 ? start : CodeBlock.of("$L + $L", start, plus);
    }
}
