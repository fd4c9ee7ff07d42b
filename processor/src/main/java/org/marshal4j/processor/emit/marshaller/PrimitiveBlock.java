package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Plan;
import org.marshal4j.schema.SchemaId;

/** The methods of the superclass {@code FixedBlock}, for a message of nothing but primitive fields. */
final class PrimitiveBlock implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return isWhole(model);
    }

    /** Whether a message consists of primitive fields: only the class of the object can be wrong when it is written. */
    static boolean isWhole(MarshallerModel model) {
        List<Part> parts = model.plan().parts();
        return !model.isCarrier()
                && !model.isFamily()
                && NullableMethods.isMovedByFields(model)
                && parts.stream().anyMatch(Part.Block.class::isInstance)
                && parts.stream().noneMatch(Part.Step.class::isInstance)
                && model.fields().stream().allMatch(field -> field.block().isMemory());
    }

    /** How many bytes the class writes. Those that an earlier version wrote may be fewer. */
    static int bytes(MarshallerModel model) {
        return (model.hasSchemaId() ? SchemaId.SIZE : 0)
                + model.plan().parts().stream()
                        .mapToInt(part -> part instanceof Part.Block block
                                ? block.bytes()
                                : part instanceof Part.VersionedBlock ? Integer.BYTES : 0)
                        .sum();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type()
                .superclass(ParameterizedTypeName.get(Names.memory("FixedBlock"), writer.object()))
                .addMethod(Members.overriding("blockSize", TypeName.INT)
                        .addStatement("return $L", bytes(writer.model()))
                        .build())
                .addMethod(move(writer, "store", TypeName.VOID)
                        .addCode(store(writer))
                        .build())
                .addMethod(move(writer, "load", TypeName.BOOLEAN)
                        .addCode(load(writer))
                        .build());
    }

    private static CodeBlock store(MarshallerWriter writer) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (writer.model().hasSchemaId()) {
            code.addStatement("$T.put(SCHEMA_ID, base, offset)", SchemaIdMembers.MESSAGE_ID);
        }
        forEach(
                writer,
                (to, bytes) ->
                        code.addStatement("$T.putCount($L, $L)", VersionedBody.VERSIONED_BLOCKS, to.arguments(), bytes),
                (to, block) -> code.addStatement("store$L($N, $L)", block, writer.variable(), to.arguments()));
        return code.build();
    }

    /** The schema id and all counts are compared before anything is loaded. */
    private static CodeBlock load(MarshallerWriter writer) {
        List<CodeBlock> others = new ArrayList<>();
        CodeBlock.Builder loads = CodeBlock.builder();
        if (writer.model().hasSchemaId()) {
            others.add(CodeBlock.of("!$T.isAt(SCHEMA_ID, base, offset)", SchemaIdMembers.MESSAGE_ID));
        }
        forEach(
                writer,
                (from, bytes) -> others.add(
                        CodeBlock.of("!$T.isCount($L, $L)", VersionedBody.VERSIONED_BLOCKS, from.arguments(), bytes)),
                (from, block) -> loads.addStatement("load$L($N, $L)", block, writer.variable(), from.arguments()));
        CodeBlock.Builder code = CodeBlock.builder();
        if (!others.isEmpty()) {
            code.beginControlFlow("if ($L)", CodeBlock.join(others, " || "))
                    .addStatement("return false")
                    .endControlFlow();
        }
        CodeBlock load = loads.addStatement("return true").build();
        return code.add(isChecked(writer.model()) ? orFalse(load) : load).build();
    }

    private static boolean isChecked(MarshallerModel model) {
        return model.fields().stream().anyMatch(field -> field.block().isChecked());
    }

    private static CodeBlock orFalse(CodeBlock code) {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .add(code)
                .nextControlFlow("catch ($T failure)", RuntimeException.class)
                .addStatement("return false")
                .endControlFlow()
                .build();
    }

    /** Visits the counts of versioned blocks, with their values, and the blocks of fields, with their names. */
    private static void forEach(
            MarshallerWriter writer, BiConsumer<Address, Integer> count, BiConsumer<Address, String> fields) {
        Plan plan = writer.model().plan();
        Address start = Address.of("base", "offset");
        Address at = writer.model().hasSchemaId() ? start.plus(SchemaId.SIZE) : start;
        for (int i = 0; i < plan.parts().size(); i++) {
            if (plan.parts().get(i) instanceof Part.VersionedBlock) {
                count.accept(at, plan.bytesFrom(i + 1).orElseThrow());
                at = at.plus(Integer.BYTES);
            } else if (plan.parts().get(i) instanceof Part.Block block) {
                fields.accept(at, writer.nameOf(block));
                at = at.plus(block.bytes());
            }
        }
    }

    private static MethodSpec.Builder move(MarshallerWriter writer, String name, TypeName returns) {
        return Members.overriding(name, returns)
                .addParameter(writer.parameter())
                .addParameter(Object.class, "base")
                .addParameter(TypeName.LONG, "offset");
    }
}
