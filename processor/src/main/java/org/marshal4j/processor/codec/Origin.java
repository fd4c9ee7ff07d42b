package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;

/** Where values come from, which decides what limits apply to what goes into collections and maps. */
public enum Origin {
    /** From the variable {@code in}. */
    INPUT,
    /** From other forms of messages, which carry no limits. */
    ELSEWHERE,
    /** From another object, which has no limits. */
    OBJECT;

    /** The last argument of a call that takes limits, with a comma before it; empty for none. */
    public CodeBlock limits() {
        return switch (this) {
            case INPUT -> CodeBlock.of(", in.limits()");
            case ELSEWHERE -> CodeBlock.of(", $T.DEFAULT", Names.api("ReadLimits"));
            case OBJECT -> CodeBlock.of("");
        };
    }
}
