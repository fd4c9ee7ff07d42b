package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.List;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/**
 * Writes a block of a record or bean, and reads one of a bean. Accessors are the user's code, which must not be called
 * while an address is in use. So all values are put into variables before the memory is accessed, or taken out of them
 * afterwards. A block with too many fields for one method is written and read as several blocks.
 */
final class AccessorBlock {

    private AccessorBlock() {}

    static void addTo(MarshallerWriter writer, Part.Block block) {
        String name = writer.nameOf(block);
        add(
                writer,
                "write" + name,
                Blocks.OUT,
                parts(writer, block, Chunks.BUDGET - Weights.RESERVE),
                AccessorBlock::write);
        if (writer.dto().isMutable()) {
            add(
                    writer,
                    "read" + name,
                    Blocks.IN,
                    parts(writer, block, Chunks.BUDGET - Weights.TAKE),
                    AccessorBlock::read);
        }
    }

    /** The code that reads or writes some fields of a block. */
    private interface Body {
        CodeBlock of(MarshallerWriter writer, List<Slot> slots);
    }

    private static List<List<Slot>> parts(MarshallerWriter writer, Part.Block block, int budget) {
        return Chunks.divide(block.slots(), slot -> weightOf(writer, slot), budget);
    }

    private static void add(
            MarshallerWriter writer, String name, ParameterSpec bytes, List<List<Slot>> parts, Body body) {
        if (parts.size() == 1) {
            writer.type()
                    .addMethod(method(writer, name, bytes)
                            .addCode(body.of(writer, parts.get(0)))
                            .build());
            return;
        }
        MethodSpec.Builder method = method(writer, name, bytes);
        for (int i = 1; i <= parts.size(); i++) {
            method.addStatement("$LPart$L($N, $N)", name, i, writer.variable(), bytes);
        }
        writer.type().addMethod(method.build());
        for (int i = 1; i <= parts.size(); i++) {
            writer.type()
                    .addMethod(method(writer, name + "Part" + i, bytes)
                            .addCode(body.of(writer, parts.get(i - 1)))
                            .build());
        }
    }

    private static MethodSpec.Builder method(MarshallerWriter writer, String name, ParameterSpec bytes) {
        return MarshallerWriter.privateStatic(name)
                .addParameter(writer.parameter())
                .addParameter(bytes);
    }

    private static int weightOf(MarshallerWriter writer, Slot slot) {
        BlockCodec codec = writer.field(slot.field()).block();
        boolean checked = codec.check("", CodeBlock.of("value")).isPresent();
        return Weights.SLOT
                + Weights.CALL
                + codec.extraBytecodes()
                + (checked ? Weights.CHECK : 0)
                + 2 * writer.access(slot.field()).extraBytecodes();
    }

    private static CodeBlock write(MarshallerWriter writer, List<Slot> slots) {
        int start = slots.get(0).offset();
        Locals locals = writer.locals();
        CodeBlock.Builder gets = CodeBlock.builder();
        CodeBlock.Builder stores = CodeBlock.builder();
        for (Slot slot : slots) {
            BoundField field = writer.field(slot.field());
            BlockCodec codec = writer.blockCodec(slot.field());
            CodeBlock value = CodeBlock.of("$N", locals.newName(field.name()));
            gets.addStatement(get(writer, slot, value));
            codec.check(field.name(), value).ifPresent(gets::addStatement);
            Address to = Address.of("base", "offset").plus(slot.offset() - start);
            stores.addStatement(codec.store(to, value));
        }
        return gets.add(Blocks.reserve(bytes(slots))).add(stores.build()).build();
    }

    private static CodeBlock read(MarshallerWriter writer, List<Slot> slots) {
        int start = slots.get(0).offset();
        Locals locals = writer.locals();
        CodeBlock.Builder gets = CodeBlock.builder();
        CodeBlock.Builder loads = CodeBlock.builder();
        CodeBlock.Builder sets = CodeBlock.builder();
        for (Slot slot : slots) {
            BoundField field = writer.field(slot.field());
            CodeBlock value = CodeBlock.of("$N", locals.newName(field.name()));
            Address from = Address.of("base", "offset").plus(slot.offset() - start);
            CodeBlock load = writer.blockCodec(slot.field()).load(from, value);
            if (field.type() instanceof TypeRef.OfPrimitive) {
                loads.addStatement("$T $L = $L", Names.of(field.type()), value, load);
            } else {
                // The current value may be reused.
                gets.addStatement(get(writer, slot, value));
                loads.addStatement("$L = $L", value, load);
            }
            sets.addStatement(writer.set(slot.field(), value));
        }
        return gets.add(Blocks.take(bytes(slots), "base", "offset"))
                .add(loads.build())
                .add(sets.build())
                .build();
    }

    private static CodeBlock get(MarshallerWriter writer, Slot slot, CodeBlock value) {
        BoundField field = writer.field(slot.field());
        return CodeBlock.of("$T $L = $L", Names.of(field.type()), value, writer.get(slot.field()));
    }

    private static int bytes(List<Slot> slots) {
        return slots.get(slots.size() - 1).end() - slots.get(0).offset();
    }
}
