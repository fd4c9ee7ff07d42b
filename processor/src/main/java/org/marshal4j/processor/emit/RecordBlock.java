package org.marshal4j.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/**
 * Writing a block of a record. Its accessors are the user's code, which must not be called while an address is in use: all
 * values into variables, and only then the memory.
 */
final class RecordBlock {

    private RecordBlock() {}

    static MethodSpec write(Frame frame, Part.Block block) {
        MethodSpec.Builder method = Frame.privateStatic("write" + frame.nameOf(block))
                .addParameter(frame.parameter())
                .addParameter(Blocks.OUT);
        Locals locals = frame.locals();
        CodeBlock.Builder stores = CodeBlock.builder();
        for (Slot slot : block.slots()) {
            Field field = frame.subject().dto().fields().get(slot.field());
            BlockCodec codec = frame.blockCodec(slot.field());
            CodeBlock value = CodeBlock.of("$N", locals.newName(field.name()));
            method.addStatement(
                    "$T $L = $L",
                    Names.of(field.type()),
                    value,
                    frame.access(slot.field()).get(frame.variable()));
            codec.check(field.name(), value).ifPresent(method::addStatement);
            Address to = Address.ofVariables("base", "offset").plus(slot.offset());
            stores.addStatement(codec.store(to, value));
        }
        CodeBlock described = CodeBlock.of("SCHEMA, $L, $L", block.first(), block.end());
        return method.addCode(Blocks.reserve(block.bytes()))
                .addCode(stores.build())
                .addCode(Blocks.writeCopy(described))
                .build();
    }
}
