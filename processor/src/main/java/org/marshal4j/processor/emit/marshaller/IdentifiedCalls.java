package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.emit.EntryCalls;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.family.FamilyCalls;
import org.marshal4j.schema.SchemaId;

/**
 * Calls for messages that begin with a schema id. Only the entries use them: the bodies, which other marshallers call
 * too, know nothing of ids.
 */
record IdentifiedCalls(EntryCalls bodies) implements EntryCalls {
    @Override
    public CodeBlock write(MarshallerWriter writer, CodeBlock graph) {
        return CodeBlock.builder()
                .addStatement("$L", SchemaIdMembers.call(writer, "write", "out"))
                .add(bodies.write(writer, graph))
                .build();
    }

    @Override
    public CodeBlock read(MarshallerWriter writer, CodeBlock current, CodeBlock graph) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", SchemaIdMembers.call(writer, "isNext", "in"))
                .add(bodies.read(writer, current, graph))
                .endControlFlow()
                .addStatement("return $T.FORMER.read($L, in)", SchemaIdMembers.historyOf(writer.dto()), current)
                .build();
    }

    @Override
    public CodeBlock check(MarshallerWriter writer) {
        return bodies.check(writer);
    }

    @Override
    public Optional<CodeBlock> readInto(MarshallerWriter writer, CodeBlock graph) {
        return bodies.readInto(writer, graph)
                .map(fill -> CodeBlock.builder()
                        .beginControlFlow("if ($L)", SchemaIdMembers.call(writer, "isNext", "in"))
                        .add(fill)
                        .nextControlFlow("else")
                        .add(fillFromFormer(writer))
                        .endControlFlow()
                        .build());
    }

    private static CodeBlock fillFromFormer(MarshallerWriter writer) {
        CodeBlock read =
                CodeBlock.of("$T.FORMER.read($N, in)", SchemaIdMembers.historyOf(writer.dto()), writer.variable());
        return writer.model().isFamily() ? FamilyCalls.fill(writer, read) : CodeBlock.of("$L;\n", read);
    }

    @Override
    public CodeBlock sizeOf(MarshallerWriter writer, CodeBlock graph) {
        return CodeBlock.of("$L + $L", SchemaId.SIZE, bodies.sizeOf(writer, graph));
    }
}
