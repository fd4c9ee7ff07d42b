package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/**
 * Writing a block of a record. Its accessors are the user's code, which must not be called while an address is in use: all
 * values into variables, and only then the memory. A block with too many of them for one method is written as several.
 */
final class RecordBlock {

    private RecordBlock() {}

    static void addTo(MarshallerWriter writer, Part.Block block) {
        String name = "write" + writer.nameOf(block);
        List<List<Slot>> chunks =
                Chunks.divide(block.slots(), slot -> weightOf(writer, slot), Chunks.BUDGET - Weights.RESERVE);
        if (chunks.size() == 1) {
            writer.type().addMethod(write(writer, name, chunks.get(0)));
            return;
        }
        MethodSpec.Builder method = MarshallerWriter.privateStatic(name)
                .addParameter(writer.parameter())
                .addParameter(Blocks.OUT);
        for (int i = 1; i <= chunks.size(); i++) {
            method.addStatement("$LPart$L($N, out)", name, i, writer.variable());
        }
        writer.type().addMethod(method.build());
        for (int i = 1; i <= chunks.size(); i++) {
            writer.type().addMethod(write(writer, name + "Part" + i, chunks.get(i - 1)));
        }
    }

    private static int weightOf(MarshallerWriter writer, Slot slot) {
        BlockCodec codec = (BlockCodec) writer.model().codecs().get(slot.field());
        boolean checked = codec.check("", CodeBlock.of("value")).isPresent();
        return Weights.SLOT + Weights.CALL + codec.extraBytecodes() + (checked ? Weights.CHECK : 0);
    }

    private static MethodSpec write(MarshallerWriter writer, String name, List<Slot> slots) {
        MethodSpec.Builder method = MarshallerWriter.privateStatic(name)
                .addParameter(writer.parameter())
                .addParameter(Blocks.OUT);
        int start = slots.get(0).offset();
        Locals locals = writer.locals();
        CodeBlock.Builder stores = CodeBlock.builder();
        for (Slot slot : slots) {
            Field field = writer.model().dto().fields().get(slot.field());
            BlockCodec codec = writer.blockCodec(slot.field());
            CodeBlock value = CodeBlock.of("$N", locals.newName(field.name()));
            method.addStatement(
                    "$T $L = $L",
                    Names.of(field.type()),
                    value,
                    writer.access(slot.field()).get(writer.variable()));
            codec.check(field.name(), value).ifPresent(method::addStatement);
            Address to = Address.ofVariables("base", "offset").plus(slot.offset() - start);
            stores.addStatement(codec.store(to, value));
        }
        Slot last = slots.get(slots.size() - 1);
        return method.addCode(Blocks.reserve(last.end() - start))
                .addCode(stores.build())
                .build();
    }
}
