package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Dto;

/**
 * Copying what only a constructor can fill: a call of it with the copies of all values. A record is its own copy if all that it holds are
 * theirs.
 */
final class CopyByConstructor {

    /** An assignment behind the constructor takes that much more than one of a variable, since it makes the value. */
    private static final int VALUE = 40;

    /** A record that holds more than so many of others is made anew: comparing them all would make a large method of it. */
    private static final int MOST_COMPARED = 32;

    private final MarshallerWriter writer;
    private final Dto dto;
    private final Locals locals;
    private final List<CodeBlock> values = new ArrayList<>();

    private CopyByConstructor(MarshallerWriter writer) {
        this.writer = writer;
        this.dto = writer.model().dto();
        this.locals = writer.localsOfCopying();
    }

    static void addTo(MarshallerWriter writer, MethodSpec.Builder method) {
        new CopyByConstructor(writer).addTo(method);
    }

    private void addTo(MethodSpec.Builder method) {
        Set<Copies> copies = writer.model().codecs().stream().map(Codec::copies).collect(Collectors.toSet());
        boolean mayBeShared = isValue() && !copies.contains(Copies.OWN) && compared() <= MOST_COMPARED;
        if (mayBeShared && !copies.contains(Copies.PERHAPS)) {
            method.addJavadoc("The body of {@link #copy}: nobody can change what is given.\n")
                    .addStatement("return $N", MarshallerWriter.COPIED);
            return;
        }
        method.addJavadoc(
                "The body of {@link #copy}; {@code current} cannot be filled and is left alone. Null for null.\n");
        CopySource.check(writer, method);
        GraphSteps graph = new GraphSteps(writer);
        for (int i = 0; i < dto.fields().size(); i++) {
            values.add(value(i));
        }
        if (mayBeShared) {
            shareIfSame(method);
        }
        for (int i = dto.fields().size();
                i < dto.fields().size() + dto.parents().size();
                i++) {
            CodeBlock parent = graph.parent(i, CodeBlock.of("null"));
            values.add(variable(method, i, parent));
        }
        method.addCode(graph.enterUnmadeCopy());
        Creation creation = new Creation(writer, values::get);
        method.addCode(creation.make(locals));
        List<ParameterSpec> parameters = new ArrayList<>(List.of(CopySource.parameter(writer), writer.parameter()));
        parameters.addAll(writer.model().handed().parameters());
        Parts.addStatements(writer, method, "copy", parameters, remaining(creation));
        method.addCode(graph.leaveMade()).addStatement("return $N", writer.variable());
    }

    private long compared() {
        return writer.model().codecs().stream()
                .filter(codec -> codec.copies() == Copies.PERHAPS)
                .count();
    }

    /** Whether nobody can tell it from a new one that holds the same. */
    private boolean isValue() {
        return dto.kind() == Dto.Kind.RECORD
                && dto.parents().isEmpty()
                && !writer.model().leadsToGraph()
                && ((Construction.OfValues) dto.construction())
                        .arguments().stream().noneMatch(Argument.Zero.class::isInstance);
    }

    private CodeBlock value(int field) {
        CodeBlock value = writer.access(field).get(MarshallerWriter.COPIED);
        return CopySource.codec(writer, field)
                .copy(writer.members(), dto.field(field).name(), value, CodeBlock.of("null"));
    }

    private void shareIfSame(MethodSpec.Builder method) {
        List<CodeBlock> conditions = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (writer.model().codecs().get(i).copies() == Copies.PERHAPS) {
                values.set(i, variable(method, i, values.get(i)));
                conditions.add(
                        CodeBlock.of("$L == $L", values.get(i), writer.access(i).get(MarshallerWriter.COPIED)));
            }
        }
        method.beginControlFlow("if ($L)", CodeBlock.join(conditions, "$W&& "))
                .addStatement("return $N", MarshallerWriter.COPIED)
                .endControlFlow();
    }

    private CodeBlock variable(MethodSpec.Builder method, int field, CodeBlock value) {
        String name = locals.newName(dto.field(field).name());
        method.addStatement("$T $N = $L", Names.of(dto.field(field).type()), name, value);
        return CodeBlock.of("$N", name);
    }

    private static List<Chunks.Piece> remaining(Creation creation) {
        return creation.remaining().stream()
                .map(piece -> new Chunks.Piece(piece.code(), VALUE + piece.bytecodes()))
                .toList();
    }
}
