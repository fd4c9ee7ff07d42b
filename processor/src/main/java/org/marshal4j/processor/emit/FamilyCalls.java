package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;

/** For objects of any class of a family, whose bodies know null as well, which no message is. */
final class FamilyCalls implements EntryCalls {

    @Override
    public CodeBlock write(Frame frame, CodeBlock graph) {
        return CodeBlock.of("writeFields($L, out, 0$L);\n", toWrite(frame), graph);
    }

    @Override
    public CodeBlock read(Frame frame, CodeBlock graph) {
        return CodeBlock.of(
                "return $T.wasRead(readFields(null, in, 0$L), $T.class);\n", FamilyBodies.TYPE_IDS, graph, frame.dto());
    }

    @Override
    public Optional<CodeBlock> readInto(Frame frame, CodeBlock graph) {
        return Optional.of(CodeBlock.of(
                "$1T.wasFilled($2N, readFields($2N, in, 0$3L), $4T.class);\n",
                FamilyBodies.TYPE_IDS,
                frame.variable(),
                graph,
                frame.dto()));
    }

    @Override
    public CodeBlock sizeOf(Frame frame, CodeBlock graph) {
        return CodeBlock.of("return sizeOfFields($L, 0$L);\n", toWrite(frame), graph);
    }

    private static CodeBlock toWrite(Frame frame) {
        return CodeBlock.of("$T.toWrite($N, $T.class)", FamilyBodies.TYPE_IDS, frame.variable(), frame.dto());
    }
}
