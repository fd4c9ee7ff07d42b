package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/**
 * Reads objects that only a constructor can fill: all values into variables, followed by one call of the constructor.
 * A static method or a builder may take the place of the constructor.
 */
final class ReadByConstructor {

    private final MarshallerWriter writer;
    private final Locals locals;
    private final List<String> variables = new ArrayList<>();

    private ReadByConstructor(MarshallerWriter writer) {
        this.writer = writer;
        this.locals = writer.locals();
        Dto dto = writer.dto();
        dto.fields().forEach(field -> variables.add(locals.newName(field.name())));
        dto.parents().forEach(parent -> variables.add(locals.newName(parent.name())));
    }

    static void addTo(MarshallerWriter writer, MethodSpec.Builder method) {
        if (writer.dto().isEvolvable() || weight(writer) > Chunks.BUDGET) {
            ReadInParts.addTo(writer, method);
            return;
        }
        ReadByConstructor read = new ReadByConstructor(writer);
        method.addJavadoc("The body of {@link #read}; {@code current} cannot be filled and stays as it is.\n");
        GraphSteps graph = new GraphSteps(writer);
        method.addCode(read.parents(graph)).addCode(graph.enterUnmade());
        for (Part part : writer.model().plan().parts()) {
            method.addCode(part instanceof Part.Block block ? read.block(block) : read.step((Part.Step) part));
        }
        Creation creation = new Creation(writer, index -> CodeBlock.of("$N", read.variables.get(index)), Origin.INPUT);
        method.addCode(creation.make(read.locals));
        creation.remaining().forEach(piece -> method.addCode(piece.code()));
        method.addCode(graph.leaveMade());
        method.addStatement(writer.ending());
        writer.type().addMethod(method.build());
    }

    private static int weight(MarshallerWriter writer) {
        int weight = 0;
        for (Part part : writer.model().plan().parts()) {
            if (part instanceof Part.Block block) {
                weight += Weights.TAKE;
                weight += block.slots().stream()
                        .mapToInt(slot -> Weights.SLOT
                                + writer.field(slot.field()).block().extraBytecodes())
                        .sum();
            } else if (part instanceof Part.Step step) {
                weight += Weights.step(writer.field(step.field()).step());
            }
        }
        Creation creation = new Creation(writer, index -> CodeBlock.of("null"), Origin.INPUT);
        return weight
                + creation.weight()
                + creation.remaining().stream()
                        .mapToInt(Chunks.Piece::bytecodes)
                        .sum();
    }

    private CodeBlock parents(GraphSteps graph) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = writer.dto().fields().size(); i < variables.size(); i++) {
            code.addStatement("$T $N = $L", typeOf(i), variables.get(i), graph.parent(i, CodeBlock.of("null")));
        }
        return code.build();
    }

    private CodeBlock block(Part.Block block) {
        String number = writer.nameOf(block).substring("Block".length());
        String base = number.isEmpty() ? "base" : locals.newName("base" + number);
        String offset = number.isEmpty() ? "offset" : locals.newName("offset" + number);
        CodeBlock.Builder code = CodeBlock.builder().add(Blocks.take(block.bytes(), base, offset));
        for (Slot slot : block.slots()) {
            BlockCodec codec = writer.blockCodec(slot.field());
            Address from = Address.of(base, offset).plus(slot.offset());
            code.addStatement(
                    "$T $N = $L",
                    typeOf(slot.field()),
                    variables.get(slot.field()),
                    codec.load(from, CodeBlock.of("null")));
        }
        return code.build();
    }

    private CodeBlock step(Part.Step step) {
        BoundField field = writer.field(step.field());
        StepCodec codec = field.step();
        String name = field.name();
        CodeBlock read = codec.read(writer.members(), name, CodeBlock.of("null"));
        return CodeBlock.builder()
                .addStatement("$T $N = $L", typeOf(step.field()), variables.get(step.field()), read)
                .build();
    }

    private TypeName typeOf(int field) {
        return Names.of(writer.dto().field(field).type());
    }
}
