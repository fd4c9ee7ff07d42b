package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.binding.Filling;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/** The statements that store or load the fields of a block, at the variables {@code base} and {@code offset}. */
final class BlockBody {

    static final Direction STORE = new Direction() {
        @Override
        public CodeBlock field(MarshallerWriter writer, int field, Address at) {
            return writer.blockCodec(field).store(at, writer.get(field));
        }

        @Override
        public CodeBlock condition(MarshallerWriter writer, BlockGroup group) {
            return CodeBlock.of("$N >= 0", group.constant());
        }

        @Override
        public CodeBlock copy(MarshallerWriter writer, BlockGroup group, Address at) {
            return CodeBlock.of(
                    "$T.copy($N, $N, $L, $L)",
                    Names.RAW_MEMORY,
                    writer.variable(),
                    group.constant(),
                    at.arguments(),
                    group.group().bytes());
        }
    };

    static final Direction LOAD = new Direction() {
        @Override
        public CodeBlock field(MarshallerWriter writer, int field, Address at) {
            CodeBlock current = writer.get(field);
            CodeBlock loaded = writer.blockCodec(field).load(at, current);
            Field declared = writer.field(field).field();
            return declared.filled()
                    ? Filling.into(declared, current, loaded, Origin.INPUT)
                    : writer.set(field, loaded);
        }

        @Override
        public CodeBlock condition(MarshallerWriter writer, BlockGroup group) {
            return CheckedBytes.condition(writer, group);
        }

        @Override
        public CodeBlock copy(MarshallerWriter writer, BlockGroup group, Address at) {
            return CodeBlock.of(
                    "$T.copy($L, $N, $N, $L)",
                    Names.RAW_MEMORY,
                    at.arguments(),
                    writer.variable(),
                    group.constant(),
                    group.group().bytes());
        }
    };

    private static final Address START = Address.of("base", "offset");

    private final MarshallerWriter writer;
    private final String name;
    private final Direction direction;
    private final List<Chunks.Piece> pieces = new ArrayList<>();
    private final Map<String, List<Chunks.Piece>> fallbacks = new LinkedHashMap<>();

    /**
     * The statements for these groups of fields.
     *
     * @param name the name of a method for them
     */
    BlockBody(MarshallerWriter writer, String name, List<BlockGroup> groups, Direction direction) {
        this.writer = writer;
        this.name = name;
        this.direction = direction;
        for (BlockGroup group : groups) {
            List<Chunks.Piece> fields = fields(group.group());
            if (group.constant().isEmpty()) {
                pieces.addAll(fields);
            } else {
                String fallback = writer.members().name(name + group.suffix());
                fallbacks.put(fallback, fields);
                pieces.add(copy(group, fallback));
            }
        }
    }

    /** Stores fields into the bytes, or loads them from there. */
    interface Direction {

        /** The parameter for the object that holds the fields. */
        default ParameterSpec holder(MarshallerWriter writer) {
            return writer.parameter();
        }

        /** Stores or loads one field. */
        CodeBlock field(MarshallerWriter writer, int field, Address at);

        /** Whether a group can be copied in bulk. */
        CodeBlock condition(MarshallerWriter writer, BlockGroup group);

        /** Copies a group in bulk. */
        CodeBlock copy(MarshallerWriter writer, BlockGroup group, Address at);
    }

    /** Adds a method with these statements. */
    void add() {
        addMethods(name, pieces);
        addFallbacks();
    }

    /** Whether a method has room for the statements beside others of these bytecodes. */
    boolean fitsBeside(int bytecodes) {
        return bytecodes + pieces.stream().mapToInt(Chunks.Piece::bytecodes).sum() <= Chunks.BUDGET;
    }

    /** All statements, for a method of somebody else's. */
    CodeBlock code() {
        return pieces.stream().map(Chunks.Piece::code).collect(CodeBlock.joining(""));
    }

    /** Adds the methods for runs that this JVM cannot copy in bulk. */
    void addFallbacks() {
        fallbacks.forEach(this::addMethods);
    }

    private void addMethods(String name, List<Chunks.Piece> pieces) {
        List<CodeBlock> chunks = Chunks.of(pieces);
        ParameterSpec holder = direction.holder(writer);
        MethodSpec.Builder method = method(holder, name);
        if (chunks.size() == 1) {
            writer.type().addMethod(method.addCode(chunks.get(0)).build());
            return;
        }
        for (int i = 0; i < chunks.size(); i++) {
            method.addStatement("$LPart$L($N, base, offset)", name, i + 1, holder);
        }
        writer.type().addMethod(method.build());
        for (int i = 0; i < chunks.size(); i++) {
            writer.type()
                    .addMethod(method(holder, name + "Part" + (i + 1))
                            .addCode(chunks.get(i))
                            .build());
        }
    }

    private static MethodSpec.Builder method(ParameterSpec holder, String name) {
        return MarshallerWriter.privateStatic(name)
                .addParameter(holder)
                .addParameter(Object.class, "base")
                .addParameter(TypeName.LONG, "offset");
    }

    private List<Chunks.Piece> fields(Part.Group group) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (Slot slot : group.slots()) {
            CodeBlock move = direction.field(writer, slot.field(), START.plus(slot.offset()));
            pieces.add(new Chunks.Piece(CodeBlock.of("$L;\n", move), writer.weightOf(slot.field())));
        }
        return pieces;
    }

    /** A bulk copy, or the same field by field if the layout in memory is different. */
    private Chunks.Piece copy(BlockGroup group, String fallback) {
        Address at = START.plus(group.group().offset());
        CodeBlock code = CodeBlock.builder()
                .beginControlFlow("if ($L)", direction.condition(writer, group))
                .addStatement(direction.copy(writer, group, at))
                .nextControlFlow("else")
                .addStatement("$L($N, base, offset)", fallback, writer.variable())
                .endControlFlow()
                .build();
        return new Chunks.Piece(code, Weights.COPY + CheckedBytes.weight(writer, group));
    }
}
