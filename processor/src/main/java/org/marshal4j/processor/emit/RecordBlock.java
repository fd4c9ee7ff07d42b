package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/**
 * Writing a block of a record. Its accessors are the user's code, which must not be called while an address is in use: all
 * values into variables, and only then the memory. A block with too many of them for one method is written as several.
 */
final class RecordBlock {

    private RecordBlock() {}

    static void addTo(Frame frame, Part.Block block) {
        String name = "write" + frame.nameOf(block);
        List<List<Slot>> chunks =
                Chunks.divide(block.slots(), slot -> weightOf(frame, slot), Chunks.BUDGET - Weights.RESERVE);
        if (chunks.size() == 1) {
            frame.type().addMethod(write(frame, name, chunks.get(0)));
            return;
        }
        MethodSpec.Builder method =
                Frame.privateStatic(name).addParameter(frame.parameter()).addParameter(Blocks.OUT);
        for (int i = 1; i <= chunks.size(); i++) {
            method.addStatement("$LPart$L($N, out)", name, i, frame.variable());
        }
        frame.type().addMethod(method.build());
        for (int i = 1; i <= chunks.size(); i++) {
            frame.type().addMethod(write(frame, name + "Part" + i, chunks.get(i - 1)));
        }
    }

    private static int weightOf(Frame frame, Slot slot) {
        BlockCodec codec = (BlockCodec) frame.subject().codecs().get(slot.field());
        boolean checked = codec.check("", CodeBlock.of("value")).isPresent();
        return Weights.SLOT + Weights.CALL + codec.extraBytecodes() + (checked ? Weights.CHECK : 0);
    }

    private static MethodSpec write(Frame frame, String name, List<Slot> slots) {
        MethodSpec.Builder method =
                Frame.privateStatic(name).addParameter(frame.parameter()).addParameter(Blocks.OUT);
        int start = slots.get(0).offset();
        Locals locals = frame.locals();
        CodeBlock.Builder stores = CodeBlock.builder();
        for (Slot slot : slots) {
            Field field = frame.subject().dto().fields().get(slot.field());
            BlockCodec codec = frame.blockCodec(slot.field());
            CodeBlock value = CodeBlock.of("$N", locals.newName(field.name()));
            method.addStatement(
                    "$T $L = $L",
                    Names.of(field.type()),
                    value,
                    frame.access(slot.field()).get(frame.variable()));
            codec.check(field.name(), value).ifPresent(method::addStatement);
            Address to = Address.ofVariables("base", "offset").plus(slot.offset() - start);
            stores.addStatement(codec.store(to, value));
        }
        Slot last = slots.get(slots.size() - 1);
        CodeBlock described = BlockMethods.described(frame, slots.get(0).field(), last.field() + 1);
        return method.addCode(Blocks.reserve(last.end() - start))
                .addCode(stores.build())
                .addCode(Blocks.writeCopy(described))
                .build();
    }
}
