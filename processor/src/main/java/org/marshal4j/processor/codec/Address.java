package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;

/**
 * Where generated code stores or loads a value in memory, as the two arguments that the runtime takes.
 *
 * @param start two expressions with a comma between them: the array, null for native memory, and the start of the block
 * @param plus how many bytes after the start
 */
public record Address(String start, int plus) {

    /** The start of a block, whose array and offset are in these variables or returned by these calls. */
    public static Address of(String base, String offset) {
        return new Address(base + ", " + offset, 0);
    }

    /** The address the given number of bytes further on. */
    public Address plus(int bytes) {
        return new Address(start, plus + bytes);
    }

    /** Both arguments. */
    public CodeBlock arguments() {
        return CodeBlock.of("$L", plus == 0 ? start : start + " + " + plus);
    }
}
