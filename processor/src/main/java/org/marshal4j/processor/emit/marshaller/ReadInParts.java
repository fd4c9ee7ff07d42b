package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.plan.Part;

/**
 * Reads objects that only a constructor can fill and that have too many fields for one method. Several methods read
 * all values into an object of a private class of the marshaller, from which they are passed to the constructor.
 */
final class ReadInParts {

    private final MarshallerWriter writer;
    private final ValuesClass values;
    private final GraphSteps graph;

    private ReadInParts(MarshallerWriter writer) {
        this.writer = writer;
        this.values = new ValuesClass(writer);
        this.graph = new GraphSteps(writer);
    }

    static void addTo(MarshallerWriter writer, MethodSpec.Builder method) {
        ReadInParts read = new ReadInParts(writer);
        method.addJavadoc("The body of {@link #read}; {@code current} cannot be filled and stays as it is.\n");
        read.addReading(method);
        read.addCreation(method);
        writer.type().addMethod(method.build());
        for (Part part : writer.model().plan().parts()) {
            if (part instanceof Part.Block block) {
                read.addBlock(block);
            }
        }
        writer.type().addType(read.values.type());
    }

    private void addReading(MethodSpec.Builder method) {
        ParameterSpec holder = values.parameter();
        method.addStatement("$1T $2N = new $1T()", holder.type(), holder);
        List<ParameterSpec> parameters = new ArrayList<>(List.of(holder, Blocks.IN));
        parameters.addAll(writer.model().handed().parameters());
        if (writer.dto().isEvolvable()) {
            VersionedBody body = new VersionedBody();
            body.may("readStart", before());
            // The object that holds the values is new, so missing fields are already zero.
            new VersionedReading(writer, writer.locals(), this::piece, fields -> List.of()).addTo(body);
            body.addTo(writer, method, parameters);
            return;
        }
        List<Chunks.Piece> pieces = before();
        writer.model().plan().parts().forEach(part -> pieces.add(piece(part)));
        Parts.addStatements(writer, method, "read", parameters, pieces);
    }

    private Chunks.Piece piece(Part part) {
        return part instanceof Part.Block block ? call(block) : step((Part.Step) part);
    }

    private List<Chunks.Piece> before() {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = writer.dto().fields().size(); i < values.size(); i++) {
            CodeBlock parent = graph.parent(i, CodeBlock.of("null"));
            pieces.add(new Chunks.Piece(assign(i, parent), Weights.PARENT));
        }
        pieces.add(new Chunks.Piece(graph.enterUnmade(), Weights.ENTER));
        return pieces;
    }

    private Chunks.Piece call(Part.Block block) {
        CodeBlock call = CodeBlock.of("read$L($N, in);\n", writer.nameOf(block), values.parameter());
        return new Chunks.Piece(call, Weights.CALL);
    }

    private Chunks.Piece step(Part.Step step) {
        BoundField field = writer.field(step.field());
        StepCodec codec = field.step();
        CodeBlock read = codec.read(writer.members(), field.name(), CodeBlock.of("null"));
        return new Chunks.Piece(assign(step.field(), read), Weights.step(codec));
    }

    private CodeBlock assign(int field, CodeBlock value) {
        return CodeBlock.builder()
                .addStatement("$L = $L", values.field(field), value)
                .build();
    }

    private void addCreation(MethodSpec.Builder method) {
        Creation creation = new Creation(writer, values::field, Origin.INPUT);
        method.addCode(creation.make(writer.locals()));
        boolean fills = writer.dto().fields().stream().anyMatch(Field::filled);
        List<ParameterSpec> parameters = fills
                ? List.of(writer.parameter(), values.parameter(), Blocks.IN)
                : List.of(writer.parameter(), values.parameter());
        Parts.addStatements(writer, method, "assign", parameters, creation.remaining());
        method.addCode(graph.leaveMade());
        method.addStatement(writer.ending());
    }

    private void addBlock(Part.Block block) {
        writer.type().addMethod(BlockMethods.read(writer, block, values.parameter()));
        List<BlockGroup> groups =
                block.groups().stream().map(group -> new BlockGroup(group, "")).toList();
        new BlockBody(writer, "load" + writer.nameOf(block), groups, new IntoValues()).add();
    }

    /** Loads fields from the bytes. They are never copied in bulk, since they belong to another class. */
    private final class IntoValues implements BlockBody.Direction {

        @Override
        public ParameterSpec holder(MarshallerWriter of) {
            return values.parameter();
        }

        @Override
        public CodeBlock field(MarshallerWriter of, int field, Address at) {
            return CodeBlock.of(
                    "$L = $L", values.field(field), of.blockCodec(field).load(at, CodeBlock.of("null")));
        }

        @Override
        public CodeBlock condition(MarshallerWriter of, BlockGroup group) {
            throw new UnsupportedOperationException("not in bulk");
        }

        @Override
        public CodeBlock copy(MarshallerWriter of, BlockGroup group, Address at) {
            throw new UnsupportedOperationException("not in bulk");
        }
    }
}
