package org.marshal4j.processor.emit;

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
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/** The methods of each block: getting hold of its memory, and storing and loading its fields there. */
final class BlockMethods implements MarshallerPart {

    /** So many leave a method small enough to be inlined. */
    private static final int FEW_CHECKS = 8;

    private static final ClassName OBJECT_LAYOUT = Names.layout("ObjectLayout");

    @Override
    public boolean concerns(Subject subject) {
        return !subject.dto().isAbstract();
    }

    @Override
    public void addTo(Frame frame) {
        for (Part part : frame.subject().plan().parts()) {
            if (part instanceof Part.Block block) {
                addBlock(frame, block);
            }
        }
    }

    private static void addBlock(Frame frame, Part.Block block) {
        List<BlockGroup> groups =
                block.groups().stream().map(group -> group(frame, group)).toList();
        if (frame.subject().dto().kind() == Dto.Kind.RECORD) {
            RecordBlock.addTo(frame, block);
            return;
        }
        frame.type().addMethod(write(frame, block));
        BlockBody.add(frame, "store" + frame.nameOf(block), groups, BlockBody.STORE);
        if (frame.subject().dto().isMutable()) {
            frame.type().addMethod(read(frame, block, frame.parameter()));
            BlockBody.add(frame, "load" + frame.nameOf(block), groups, BlockBody.LOAD);
        }
    }

    private static MethodSpec write(Frame frame, Part.Block block) {
        String name = frame.nameOf(block);
        MethodSpec.Builder method = Frame.privateStatic("write" + name)
                .addParameter(frame.parameter())
                .addParameter(Blocks.OUT);
        addChecks(frame, block, method);
        CodeBlock described = described(frame, block.first(), block.end());
        Function<Address, CodeBlock> store =
                to -> CodeBlock.of("store$L($N, $L)", name, frame.variable(), to.arguments());
        OptionalInt framed = frame.subject().plan().frameBegunBy(block);
        if (framed.isEmpty()) {
            return method.addCode(Blocks.write(block.bytes(), store, described)).build();
        }
        int place = frame.subject().placeInSchema(block.first());
        return method.addCode(Blocks.write(
                        Integer.BYTES + block.bytes(),
                        List.of(
                                to -> CodeBlock.of(
                                        "$T.putCount($L, $L)", FramedBody.FRAMES, to.arguments(), framed.getAsInt()),
                                to -> store.apply(to.plus(Integer.BYTES))),
                        CodeBlock.of("SCHEMA, $L, $L", place - 1, place + block.end() - block.first())))
                .build();
    }

    /** What describes fields from one index to before another in a hex dump. They stand in one frame. */
    static CodeBlock described(Frame frame, int first, int end) {
        int place = frame.subject().placeInSchema(first);
        return CodeBlock.of("SCHEMA, $L, $L", place, place + end - first);
    }

    /** The checks of required values: here if they are few, or in methods of their own. */
    private static void addChecks(Frame frame, Part.Block block, MethodSpec.Builder method) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (Slot slot : block.slots()) {
            BlockCodec codec = (BlockCodec) frame.subject().codecs().get(slot.field());
            String label = frame.subject().dto().fields().get(slot.field()).name();
            int weight = Weights.CHECK + frame.access(slot.field()).extraBytecodes();
            codec.check(label, frame.access(slot.field()).get(frame.variable()))
                    .ifPresent(check -> pieces.add(new Chunks.Piece(CodeBlock.of("$L;\n", check), weight)));
        }
        if (pieces.size() <= FEW_CHECKS) {
            pieces.forEach(piece -> method.addCode(piece.code()));
            return;
        }
        for (CodeBlock chunk : Chunks.of(pieces)) {
            String check = frame.members().name("check" + frame.nameOf(block));
            method.addStatement("$L($N)", check, frame.variable());
            frame.members()
                    .add(Frame.privateStatic(check)
                            .addParameter(frame.parameter())
                            .addCode(chunk)
                            .build());
        }
    }

    /** Takes a block and loads it into what holds the fields. */
    static MethodSpec read(Frame frame, Part.Block block, ParameterSpec holder) {
        String name = frame.nameOf(block);
        return Frame.privateStatic("read" + name)
                .addParameter(holder)
                .addParameter(Blocks.IN)
                .addCode(Blocks.read(
                        block.bytes(), from -> CodeBlock.of("load$L($N, $L)", name, holder, from.arguments()), ""))
                .build();
    }

    /** A group, with a constant for its place in memory if it is to be copied in bulk. */
    private static BlockGroup group(Frame frame, Part.Group group) {
        if (!group.bulk() || CheckedBytes.tooMany(frame, group)) {
            return new BlockGroup(group, "");
        }
        List<Part.Group> runs = frame.subject().plan().runs();
        String name = frame.members().name(runs.size() == 1 ? "RUN" : "RUN_" + (runs.indexOf(group) + 1));
        List<String> fields = group.slots().stream()
                .map(slot -> frame.subject().dto().fields().get(slot.field()).name())
                .toList();
        CodeBlock names =
                fields.stream().map(field -> CodeBlock.of("$S", field)).collect(CodeBlock.joining(",$W"));
        frame.members()
                .add(FieldSpec.builder(TypeName.LONG, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc(
                                "Where $L to $L lie in the object; negative unless they lie there in wire order.\n",
                                fields.get(0),
                                fields.get(fields.size() - 1))
                        .initializer("$T.provedRun($T.class,$W$L)", OBJECT_LAYOUT, frame.dto(), names)
                        .build());
        return new BlockGroup(group, name);
    }
}
