package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Dto;

/**
 * Copies objects that only a constructor can fill, by calling it with copies of all values. If copying all values of a
 * record yields the same objects, the record is its own copy.
 */
final class CopyByConstructor {

    /**
     * The additional bytecodes of an assignment after the constructor compared with one from a variable: it creates
     * the value.
     */
    private static final int VALUE = 40;

    /**
     * With more values than this to compare, a record is always created anew, since comparing them all would make the
     * method too large.
     */
    private static final int MOST_COMPARED = 32;

    private final MarshallerWriter writer;
    private final Dto dto;
    private final Locals locals;
    private final List<CodeBlock> values = new ArrayList<>();
    private final Set<Integer> inVariables = new HashSet<>();

    private CopyByConstructor(MarshallerWriter writer) {
        this.writer = writer;
        this.dto = writer.dto();
        this.locals = writer.localsOfCopying();
    }

    static void addTo(MarshallerWriter writer, MethodSpec.Builder method) {
        new CopyByConstructor(writer).addTo(method);
    }

    private void addTo(MethodSpec.Builder method) {
        Set<Copies> copies = writer.model().fields().stream()
                .map(field -> field.codec().copies())
                .collect(Collectors.toSet());
        boolean mayBeShared = isValue() && !copies.contains(Copies.OWN) && compared() <= MOST_COMPARED;
        if (mayBeShared && !copies.contains(Copies.PERHAPS)) {
            method.addJavadoc("The body of {@link #copy}: returns the object itself, which nobody can change.\n")
                    .addStatement("return $N", MarshallerWriter.COPIED);
            return;
        }
        method.addJavadoc(
                "The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.\n");
        CopyStart.check(writer, method);
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
        Creation creation = new Creation(writer, values::get, Origin.OBJECT);
        copyInOrder(creation, method);
        method.addCode(creation.make(locals));
        creation.remaining(inVariables::contains).forEach(piece -> method.addCode(piece.code()));
        List<ParameterSpec> parameters = new ArrayList<>(List.of(CopyStart.parameter(writer), writer.parameter()));
        parameters.addAll(writer.model().handed().parameters());
        Parts.addStatements(writer, method, "copy", parameters, remaining(creation));
        method.addCode(graph.leaveMade()).addStatement("return $N", writer.variable());
    }

    private long compared() {
        return writer.model().fields().stream()
                .filter(field -> field.codec().copies() == Copies.PERHAPS)
                .count();
    }

    /** Whether an object cannot be distinguished from a new one with the same contents. */
    private boolean isValue() {
        return dto.kind() == Dto.Kind.RECORD
                && dto.parents().isEmpty()
                && !writer.model().leadsToGraph()
                && ((Construction.OfValues) dto.construction())
                        .arguments().stream().noneMatch(Argument.Zero.class::isInstance);
    }

    private CodeBlock value(int field) {
        CodeBlock value = writer.access(field).get(MarshallerWriter.COPIED);
        return CopyStart.codec(writer, field)
                .copy(writer.members(), dto.field(field).name(), value, CodeBlock.of("null"));
    }

    /**
     * Copies the graph in the order of the fields, in whatever order the constructor takes them: where an object is met first
     * decides what it is told of those around it, and reading meets it in that order.
     */
    private void copyInOrder(Creation creation, MethodSpec.Builder method) {
        List<Integer> met = IntStream.range(0, dto.fields().size())
                .filter(this::isInGraph)
                .boxed()
                .toList();
        List<Integer> order =
                met.stream().sorted(Comparator.comparingInt(creation::placeOf)).toList();
        if (!order.equals(met)) {
            int last = met.stream()
                    .filter(creation::takes)
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
            met.stream()
                    .filter(field -> field <= last)
                    .forEach(field -> values.set(field, variable(method, field, values.get(field))));
        }
    }

    private boolean isInGraph(int field) {
        return writer.field(field).codec() instanceof StepCodec step
                && step.passing().isGraph();
    }

    private void shareIfSame(MethodSpec.Builder method) {
        List<CodeBlock> conditions = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (writer.field(i).codec().copies() == Copies.PERHAPS) {
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
        inVariables.add(field);
        return CodeBlock.of("$N", name);
    }

    /** What is in no variable, which the methods for the parts would not have. */
    private List<Chunks.Piece> remaining(Creation creation) {
        return creation.remaining(field -> !inVariables.contains(field)).stream()
                .map(piece -> new Chunks.Piece(piece.code(), VALUE + piece.bytecodes()))
                .toList();
    }
}
