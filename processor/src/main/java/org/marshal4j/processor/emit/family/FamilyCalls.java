package org.marshal4j.processor.emit.family;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.emit.EntryCalls;
import org.marshal4j.processor.emit.MarshallerWriter;

/** Calls for objects of any class of a family. The bodies accept null too, although a message never is null. */
public final class FamilyCalls implements EntryCalls {

    @Override
    public CodeBlock write(MarshallerWriter writer, CodeBlock graph) {
        return CodeBlock.of("writeFields($L, out, 0$L);\n", toWrite(writer), graph);
    }

    @Override
    public CodeBlock read(MarshallerWriter writer, CodeBlock current, CodeBlock graph) {
        return CodeBlock.of(
                "return $T.wasRead(readFields($L, in, 0$L), $T.class);\n",
                FamilyBodies.TYPE_IDS,
                current,
                graph,
                writer.className());
    }

    /** The bytes tell which class the object has to be of. */
    @Override
    public CodeBlock check(MarshallerWriter writer) {
        return CodeBlock.of("");
    }

    @Override
    public Optional<CodeBlock> readInto(MarshallerWriter writer, CodeBlock graph) {
        return Optional.of(fill(writer, CodeBlock.of("readFields($N, in, 0$L)", writer.variable(), graph)));
    }

    /** The statement that reads into the object by an expression, and checks that it was filled. */
    public static CodeBlock fill(MarshallerWriter writer, CodeBlock read) {
        return CodeBlock.of(
                "$T.wasFilled($N, $L, $T.class);\n",
                FamilyBodies.TYPE_IDS,
                writer.variable(),
                read,
                writer.className());
    }

    @Override
    public CodeBlock sizeOf(MarshallerWriter writer, CodeBlock graph) {
        return CodeBlock.of("sizeOfFields($L, 0$L)", toWrite(writer), graph);
    }

    private static CodeBlock toWrite(MarshallerWriter writer) {
        return CodeBlock.of("$T.toWrite($N, $T.class)", FamilyBodies.TYPE_IDS, writer.variable(), writer.className());
    }
}
