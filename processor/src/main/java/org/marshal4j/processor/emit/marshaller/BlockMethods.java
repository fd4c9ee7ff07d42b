package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/** The methods of each block, which get access to its memory, and store and load its fields there. */
final class BlockMethods implements MarshallerPart {

    /** With up to this many checks, a method is small enough to be inlined. */
    private static final int FEW_CHECKS = 8;

    private static final ClassName OBJECT_LAYOUT = Names.layout("ObjectLayout");

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        for (Part part : writer.model().plan().parts()) {
            if (part instanceof Part.Block block) {
                addBlock(writer, block);
            }
        }
    }

    private static void addBlock(MarshallerWriter writer, Part.Block block) {
        List<BlockGroup> groups =
                block.groups().stream().map(group -> group(writer, group)).toList();
        if (writer.dto().hasAccessors()) {
            AccessorBlock.addTo(writer, block);
            return;
        }
        addWrite(writer, block, new BlockBody(writer, "store" + writer.nameOf(block), groups, BlockBody.STORE));
        if (writer.dto().isMutable()) {
            addRead(writer, block, new BlockBody(writer, "load" + writer.nameOf(block), groups, BlockBody.LOAD));
        }
    }

    /** Whether other methods too move the fields of blocks, which then have methods of their own for that. */
    private static boolean areMovedByOthers(MarshallerModel model) {
        return NullableMethods.isOneBlock(model) || PrimitiveBlock.isWhole(model);
    }

    private static void addWrite(MarshallerWriter writer, Part.Block block, BlockBody store) {
        MethodSpec.Builder method = MarshallerWriter.privateStatic("write" + writer.nameOf(block))
                .addParameter(writer.parameter())
                .addParameter(Blocks.OUT);
        int checks = addChecks(writer, block, method);
        if (areMovedByOthers(writer.model())
                || writer.model().plan().versionedBlockBegunBy(block).isPresent()
                || !store.fitsBeside(Weights.WINDOW + checks)) {
            writer.type().addMethod(method.addCode(write(writer, block)).build());
            store.add();
        } else {
            writer.type()
                    .addMethod(method.addCode(Blocks.reserve(block.bytes()))
                            .addCode(store.code())
                            .build());
            store.addFallbacks();
        }
    }

    private static void addRead(MarshallerWriter writer, Part.Block block, BlockBody load) {
        if (areMovedByOthers(writer.model()) || !load.fitsBeside(Weights.WINDOW)) {
            writer.type().addMethod(read(writer, block, writer.parameter()));
            load.add();
            return;
        }
        writer.type()
                .addMethod(reading(writer, block, writer.parameter())
                        .addCode(Blocks.take(block.bytes(), "base", "offset"))
                        .addCode(load.code())
                        .build());
        load.addFallbacks();
    }

    private static CodeBlock write(MarshallerWriter writer, Part.Block block) {
        String name = writer.nameOf(block);
        Function<Address, CodeBlock> store =
                to -> CodeBlock.of("store$L($N, $L)", name, writer.variable(), to.arguments());
        OptionalInt versioned = writer.model().plan().versionedBlockBegunBy(block);
        if (versioned.isEmpty()) {
            return Blocks.write(block.bytes(), store);
        }
        return Blocks.write(
                Integer.BYTES + block.bytes(),
                List.of(
                        to -> CodeBlock.of(
                                "$T.putCount($L, $L)",
                                VersionedBody.VERSIONED_BLOCKS,
                                to.arguments(),
                                versioned.getAsInt()),
                        to -> store.apply(to.plus(Integer.BYTES))));
    }

    /**
     * Adds the checks of required values: to this method if there are few, or to methods of their own. Returns the
     * bytecodes that they take here.
     */
    private static int addChecks(MarshallerWriter writer, Part.Block block, MethodSpec.Builder method) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (Slot slot : block.slots()) {
            BoundField field = writer.field(slot.field());
            BlockCodec codec = field.block();
            String label = field.name();
            int weight = Weights.CHECK + writer.access(slot.field()).extraBytecodes();
            codec.check(label, writer.get(slot.field()))
                    .ifPresent(check -> pieces.add(new Chunks.Piece(CodeBlock.of("$L;\n", check), weight)));
        }
        if (pieces.size() <= FEW_CHECKS) {
            pieces.forEach(piece -> method.addCode(piece.code()));
            return pieces.stream().mapToInt(Chunks.Piece::bytecodes).sum();
        }
        List<CodeBlock> chunks = Chunks.of(pieces);
        for (CodeBlock chunk : chunks) {
            String check = writer.members().name("check" + writer.nameOf(block));
            method.addStatement("$L($N)", check, writer.variable());
            writer.members()
                    .add(MarshallerWriter.privateStatic(check)
                            .addParameter(writer.parameter())
                            .addCode(chunk)
                            .build());
        }
        return Weights.CALL * chunks.size();
    }

    /** Takes a block and loads it into the object that holds the fields. */
    static MethodSpec read(MarshallerWriter writer, Part.Block block, ParameterSpec holder) {
        String name = writer.nameOf(block);
        return reading(writer, block, holder)
                .addCode(Blocks.read(
                        block.bytes(), from -> CodeBlock.of("load$L($N, $L)", name, holder, from.arguments()), ""))
                .build();
    }

    private static MethodSpec.Builder reading(MarshallerWriter writer, Part.Block block, ParameterSpec holder) {
        return MarshallerWriter.privateStatic("read" + writer.nameOf(block))
                .addParameter(holder)
                .addParameter(Blocks.IN);
    }

    /** A group, with a constant for its place in memory if it is copied in bulk. */
    private static BlockGroup group(MarshallerWriter writer, Part.Group group) {
        if (!group.bulk() || CheckedBytes.tooMany(writer, group)) {
            return new BlockGroup(group, "");
        }
        List<Part.Group> runs = writer.model().plan().runs();
        String name = writer.members().name(runs.size() == 1 ? "RUN" : "RUN_" + (runs.indexOf(group) + 1));
        List<String> fields = group.slots().stream()
                .map(slot -> writer.field(slot.field()).name())
                .toList();
        CodeBlock names =
                fields.stream().map(field -> CodeBlock.of("$S", field)).collect(CodeBlock.joining(",$W"));
        writer.members()
                .add(FieldSpec.builder(TypeName.LONG, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc(
                                "The offset of $L to $L in the object; negative unless the JVM keeps them there in wire order.\n",
                                fields.get(0),
                                fields.get(fields.size() - 1))
                        .initializer("$T.provedRun($T.class,$W$L)", OBJECT_LAYOUT, writer.className(), names)
                        .build());
        return new BlockGroup(group, name);
    }
}
