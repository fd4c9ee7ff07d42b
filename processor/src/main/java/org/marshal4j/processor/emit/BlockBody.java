package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/** The statements that store or load the fields of a block, at the variables {@code base} and {@code offset}. */
final class BlockBody {

    static final Direction STORE = new Direction() {
        @Override
        public CodeBlock field(Frame frame, int field, Address at) {
            return frame.blockCodec(field).store(at, frame.access(field).get(frame.variable()));
        }

        @Override
        public CodeBlock condition(Frame frame, BlockGroup group) {
            return CodeBlock.of("$N >= 0", group.constant());
        }

        @Override
        public CodeBlock copy(Frame frame, BlockGroup group, Address at) {
            return CodeBlock.of(
                    "$T.copy($N, $N, $L, $L)",
                    Names.RAW_MEMORY,
                    frame.variable(),
                    group.constant(),
                    at.arguments(),
                    group.group().bytes());
        }
    };

    static final Direction LOAD = new Direction() {
        @Override
        public CodeBlock field(Frame frame, int field, Address at) {
            BlockCodec codec = frame.blockCodec(field);
            return frame.access(field)
                    .set(frame.variable(), codec.load(at, frame.access(field).get(frame.variable())));
        }

        @Override
        public CodeBlock condition(Frame frame, BlockGroup group) {
            return CheckedBytes.condition(frame, group);
        }

        @Override
        public CodeBlock copy(Frame frame, BlockGroup group, Address at) {
            return CodeBlock.of(
                    "$T.copy($L, $N, $N, $L)",
                    Names.RAW_MEMORY,
                    at.arguments(),
                    frame.variable(),
                    group.constant(),
                    group.group().bytes());
        }
    };

    private static final Address START = Address.ofVariables("base", "offset");

    private BlockBody() {}

    /** Into the bytes or out of them. */
    interface Direction {

        /** What holds the fields. */
        default ParameterSpec holder(Frame frame) {
            return frame.parameter();
        }

        /** Moves one field. */
        CodeBlock field(Frame frame, int field, Address at);

        /** Whether a group can be moved in bulk. */
        CodeBlock condition(Frame frame, BlockGroup group);

        /** Moves a group in bulk. */
        CodeBlock copy(Frame frame, BlockGroup group, Address at);
    }

    static void add(Frame frame, String name, List<BlockGroup> groups, Direction direction) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        Map<String, List<Chunks.Piece>> fallbacks = new LinkedHashMap<>();
        for (BlockGroup group : groups) {
            List<Chunks.Piece> fields = fields(frame, group.group(), direction);
            if (group.constant().isEmpty()) {
                pieces.addAll(fields);
            } else {
                String fallback = frame.members().name(name + group.suffix());
                fallbacks.put(fallback, fields);
                pieces.add(copy(frame, group, fallback, direction));
            }
        }
        addMethods(frame, name, pieces, direction);
        fallbacks.forEach((fallback, fields) -> addMethods(frame, fallback, fields, direction));
    }

    private static void addMethods(Frame frame, String name, List<Chunks.Piece> pieces, Direction direction) {
        List<CodeBlock> chunks = Chunks.of(pieces);
        ParameterSpec holder = direction.holder(frame);
        MethodSpec.Builder method = method(holder, name);
        if (chunks.size() == 1) {
            frame.type().addMethod(method.addCode(chunks.get(0)).build());
            return;
        }
        for (int i = 0; i < chunks.size(); i++) {
            method.addStatement("$LPart$L($N, base, offset)", name, i + 1, holder);
        }
        frame.type().addMethod(method.build());
        for (int i = 0; i < chunks.size(); i++) {
            frame.type()
                    .addMethod(method(holder, name + "Part" + (i + 1))
                            .addCode(chunks.get(i))
                            .build());
        }
    }

    private static MethodSpec.Builder method(ParameterSpec holder, String name) {
        return Frame.privateStatic(name)
                .addParameter(holder)
                .addParameter(Object.class, "base")
                .addParameter(TypeName.LONG, "offset");
    }

    private static List<Chunks.Piece> fields(Frame frame, Part.Group group, Direction direction) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (Slot slot : group.slots()) {
            CodeBlock move = direction.field(frame, slot.field(), START.plus(slot.offset()));
            pieces.add(new Chunks.Piece(CodeBlock.of("$L;\n", move), frame.weightOf(slot.field())));
        }
        return pieces;
    }

    /** A bulk copy, or the same field by field where the layout in memory is another. */
    private static Chunks.Piece copy(Frame frame, BlockGroup group, String fallback, Direction direction) {
        Address at = START.plus(group.group().offset());
        CodeBlock code = CodeBlock.builder()
                .beginControlFlow("if ($L)", direction.condition(frame, group))
                .addStatement(direction.copy(frame, group, at))
                .nextControlFlow("else")
                .addStatement("$L($N, base, offset)", fallback, frame.variable())
                .endControlFlow()
                .build();
        return new Chunks.Piece(code, Weights.COPY + CheckedBytes.weight(frame, group));
    }
}
