package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.ObjectVariable;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/** The statements that tell the graph about an object and the objects that enclose it. */
final class GraphSteps {

    private final MarshallerWriter writer;
    private final Dto dto;

    GraphSteps(MarshallerWriter writer) {
        this.writer = writer;
        this.dto = writer.dto();
    }

    /** Puts the statements that writing needs before and after the fields around them. */
    List<Chunks.Piece> aroundWriting(List<Chunks.Piece> fields) {
        return surround(beforeWriting(), fields);
    }

    /** The statements that writing needs before the fields. */
    List<Chunks.Piece> beforeWriting() {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = dto.fields().size();
                i < dto.fields().size() + dto.parents().size();
                i++) {
            pieces.add(new Chunks.Piece(
                    isGivenParent() ? checkOfGiven(i) : check(i),
                    Weights.PARENT + writer.access(i).extraBytecodes()));
        }
        return entered(pieces);
    }

    private boolean isGivenParent() {
        return writer.model().givenParent().isPresent();
    }

    /** The statement that checks what a field with {@code @Parent} holds. */
    CodeBlock check(int index) {
        Field parent = dto.field(index);
        return CodeBlock.of(
                "graph.checkParent($S, $T.class, $L);\n",
                parent.name(),
                Names.erased(parent.type()),
                writer.get(index));
    }

    private CodeBlock checkOfGiven(int index) {
        return CodeBlock.of(
                "$T.parent($S, $L, $L);\n", Names.CHECKS, dto.field(index).name(), writer.get(index), given());
    }

    private String given() {
        return ObjectVariable.ofParent(dto);
    }

    /** Puts the statements that reading into an object needs before and after the fields around them. */
    List<Chunks.Piece> aroundReading(List<Chunks.Piece> fields, Locals locals) {
        return surround(beforeReading(locals), fields);
    }

    /** The statements that reading into an object needs before the fields. */
    List<Chunks.Piece> beforeReading(Locals locals) {
        return entered(parents(locals));
    }

    private List<Chunks.Piece> parents(Locals locals) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = dto.fields().size();
                i < dto.fields().size() + dto.parents().size();
                i++) {
            int index = i;
            pieces.add(
                    isGivenParent()
                            ? Assignment.ofGivenParent(writer, i, given())
                            : Assignment.ofParent(writer, i, current -> parent(index, current), locals));
        }
        return pieces;
    }

    /** An expression for the value of a field with {@code @Parent}. */
    CodeBlock parent(int index, CodeBlock current) {
        Field parent = dto.field(index);
        return CodeBlock.of("graph.parent($S, $T.class, $L)", parent.name(), Names.erased(parent.type()), current);
    }

    /** The statement with which an existing object enters the graph when it is written, measured or read into. */
    CodeBlock enter() {
        if (!writer.model().leadsToGraph()) {
            return CodeBlock.of("");
        }
        return CodeBlock.of(
                dto.isMutable()
                        ? "graph.enter($N, INSTANCE.schema());\n"
                        : "graph.enterConstructed($N, INSTANCE.schema());\n",
                writer.variable());
    }

    /** Puts the statements that copying into an object needs before and after the fields around them. */
    List<Chunks.Piece> aroundCopying(List<Chunks.Piece> fields, Locals locals) {
        List<Chunks.Piece> pieces = parents(locals);
        CodeBlock enter = CodeBlock.of(
                "graph.enterCopy($N, $N, INSTANCE.schema());\n", MarshallerWriter.COPIED, writer.variable());
        if (writer.model().leadsToGraph()) {
            pieces.add(new Chunks.Piece(enter, Weights.ENTER));
        }
        pieces.addAll(fields);
        pieces.addAll(after());
        return pieces;
    }

    /** The statement with which a copy enters the graph that a constructor is about to create. */
    CodeBlock enterUnmadeCopy() {
        return writer.model().leadsToGraph()
                ? CodeBlock.of(
                        "graph.enterUnmadeCopy($N, $T.class, INSTANCE.schema());\n",
                        MarshallerWriter.COPIED,
                        writer.className())
                : CodeBlock.of("");
    }

    /** The statement with which an object leaves the graph. */
    CodeBlock leave() {
        return writer.model().leadsToGraph() ? CodeBlock.of("graph.leave();\n") : CodeBlock.of("");
    }

    /** The statement with which an object enters the graph that a constructor is about to create. */
    CodeBlock enterUnmade() {
        return writer.model().leadsToGraph()
                ? CodeBlock.of("graph.enterUnmade($T.class, INSTANCE.schema());\n", writer.className())
                : CodeBlock.of("");
    }

    /** The statement with which such an object leaves the graph, once it has been created. */
    CodeBlock leaveMade() {
        return writer.model().leadsToGraph()
                ? CodeBlock.of("graph.leaveMade($N);\n", writer.variable())
                : CodeBlock.of("");
    }

    private List<Chunks.Piece> entered(List<Chunks.Piece> before) {
        before.add(new Chunks.Piece(enter(), Weights.ENTER));
        before.removeIf(piece -> piece.code().isEmpty());
        return before;
    }

    private List<Chunks.Piece> surround(List<Chunks.Piece> before, List<Chunks.Piece> fields) {
        before.addAll(fields);
        before.addAll(after());
        return before;
    }

    /** The statements after the fields. */
    List<Chunks.Piece> after() {
        CodeBlock leave = leave();
        return leave.isEmpty() ? List.of() : List.of(new Chunks.Piece(leave, Weights.LEAVE));
    }
}
