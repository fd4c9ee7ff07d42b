package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;

/**
 * Where generated code stores or loads a value in memory, as the two arguments that the runtime takes.
 *
 * @param base an expression for the array, null for native memory
 * @param start an expression for the start of the block
 * @param plus how many bytes after the start
 */
public record Address(CodeBlock base, CodeBlock start, int plus) {

    /** The start of the block at the variables {@code base} and {@code offset}. */
    public static Address ofVariables(String base, String offset) {
        return new Address(CodeBlock.of(base), CodeBlock.of(offset), 0);
    }

    /** The start of an array. */
    static Address ofArray(CodeBlock array) {
        return new Address(array, CodeBlock.of("$T.ARRAY_OFFSET", Names.RAW_MEMORY), 0);
    }

    /** The address the given number of bytes further on. */
    public Address plus(int bytes) {
        return new Address(base, start, plus + bytes);
    }

    /** Both arguments. */
    public CodeBlock arguments() {
        return plus == 0 ? CodeBlock.of("$L, $L", base, start) : CodeBlock.of("$L, $L + $L", base, start, plus);
    }
}
