package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.emit.EntryCalls;
import org.marshal4j.processor.emit.MarshallerWriter;

/**
 * Calls for objects of exactly one class, which the bodies check when writing, or of any class that implements an
 * interface.
 */
final class ExactCalls implements EntryCalls {

    @Override
    public CodeBlock write(MarshallerWriter writer, CodeBlock graph) {
        return CodeBlock.of("writeFields($N, out, 0$L);\n", writer.variable(), graph);
    }

    @Override
    public CodeBlock read(MarshallerWriter writer, CodeBlock current, CodeBlock graph) {
        return CodeBlock.of("return readFields($L, in, 0$L);\n", current, graph);
    }

    @Override
    public CodeBlock check(MarshallerWriter writer) {
        return writer.checkOfObject();
    }

    @Override
    public Optional<CodeBlock> readInto(MarshallerWriter writer, CodeBlock graph) {
        if (!writer.dto().isMutable()) {
            return Optional.empty();
        }
        return Optional.of(CodeBlock.of(
                "$L($N, in, 0$L);\n", writer.dto().isBean() ? "fillFields" : "readFields", writer.variable(), graph));
    }

    @Override
    public CodeBlock sizeOf(MarshallerWriter writer, CodeBlock graph) {
        return CodeBlock.of("sizeOfFields($N, 0$L)", writer.variable(), graph);
    }
}
