package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;

/** For objects of exactly one class, which the bodies see to when writing. */
final class ExactCalls implements EntryCalls {

    @Override
    public CodeBlock write(Frame frame, CodeBlock graph) {
        return CodeBlock.of("writeFields($N, out, 0$L);\n", frame.variable(), graph);
    }

    @Override
    public CodeBlock read(Frame frame, CodeBlock graph) {
        return CodeBlock.of("return readFields(null, in, 0$L);\n", graph);
    }

    @Override
    public Optional<CodeBlock> readInto(Frame frame, CodeBlock graph) {
        if (!frame.subject().dto().isMutable()) {
            return Optional.empty();
        }
        return Optional.of(CodeBlock.of(
                "$1T.exactType($2N, $3T.class);\nreadFields($2N, in, 0$4L);\n",
                Names.CHECKS,
                frame.variable(),
                frame.dto(),
                graph));
    }

    @Override
    public CodeBlock sizeOf(Frame frame, CodeBlock graph) {
        return CodeBlock.of("return sizeOfFields($N, 0$L);\n", frame.variable(), graph);
    }
}
