package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.function.Function;

/**
 * The code around a block: get hold of its memory, or of an array in its stead where the Bytes let nobody at their memory.
 */
public final class Blocks {

    /** The parameter {@code BytesOut<?> out}. */
    public static final ParameterSpec OUT = parameter(Names.BYTES_OUT, "out");

    /** The parameter {@code BytesIn<?> in}. */
    public static final ParameterSpec IN = parameter(Names.BYTES_IN, "in");

    /** The parameter {@code int depth}. */
    public static final ParameterSpec DEPTH =
            ParameterSpec.builder(TypeName.INT, "depth").build();

    /** The parameter {@code Graph graph}. */
    public static final ParameterSpec GRAPH =
            ParameterSpec.builder(Names.GRAPH, "graph").build();

    private Blocks() {}

    /**
     * Reserves a block and stores it.
     *
     * @param bytes its size
     * @param store gives an expression that stores at an address
     * @param description what {@code RawBytes.writeCopy} is told between the copy and {@code out}
     */
    public static CodeBlock write(int bytes, Function<Address, CodeBlock> store, CodeBlock description) {
        return write(bytes, List.of(store), description);
    }

    /** The same with several expressions, each of which stores at an address. */
    public static CodeBlock write(int bytes, List<Function<Address, CodeBlock>> stores, CodeBlock description) {
        CodeBlock base = CodeBlock.of("$T.base(out)", Names.RAW_BYTES);
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("long offset = $T.reserve(out, $L)", Names.RAW_BYTES, bytes)
                .beginControlFlow("if (offset != $T.NOT_RAW)", Names.RAW_BYTES);
        stores.forEach(store -> code.addStatement(store.apply(new Address(base, CodeBlock.of("offset"), 0))));
        code.nextControlFlow("else").addStatement("byte[] copy = new byte[$L]", bytes);
        stores.forEach(store -> code.addStatement(store.apply(Address.ofArray(CodeBlock.of("copy")))));
        return code.addStatement("$T.writeCopy(copy, $L, out)", Names.RAW_BYTES, description)
                .endControlFlow()
                .build();
    }

    /**
     * Takes a block and loads it.
     *
     * @param bytes its size
     * @param load gives an expression that loads from an address
     * @param lead what stands in front of the expression: nothing, or {@code return}
     */
    public static CodeBlock read(int bytes, Function<Address, CodeBlock> load, String lead) {
        CodeBlock base = CodeBlock.of("$T.base(in)", Names.RAW_BYTES);
        CodeBlock copy = CodeBlock.of("$T.readCopy(in, $L)", Names.RAW_BYTES, bytes);
        return CodeBlock.builder()
                .addStatement("long offset = $T.take(in, $L)", Names.RAW_BYTES, bytes)
                .beginControlFlow("if (offset != $T.NOT_RAW)", Names.RAW_BYTES)
                .addStatement("$L$L", lead, load.apply(new Address(base, CodeBlock.of("offset"), 0)))
                .nextControlFlow("else")
                .addStatement("$L$L", lead, load.apply(Address.ofArray(copy)))
                .endControlFlow()
                .build();
    }

    /** Reserves a block in the new variables {@code base} and {@code offset}; {@code copy} is its array, if it is none in memory. */
    public static CodeBlock reserve(int bytes) {
        return CodeBlock.builder()
                .addStatement("long offset = $T.reserve(out, $L)", Names.RAW_BYTES, bytes)
                .addStatement("byte[] copy = offset == $T.NOT_RAW ? new byte[$L] : null", Names.RAW_BYTES, bytes)
                .addStatement("$T base = copy == null ? $T.base(out) : copy", Object.class, Names.RAW_BYTES)
                .beginControlFlow("if (copy != null)")
                .addStatement("offset = $T.ARRAY_OFFSET", Names.RAW_MEMORY)
                .endControlFlow()
                .build();
    }

    /** Writes that array, if there is one. */
    public static CodeBlock writeCopy(CodeBlock description) {
        return CodeBlock.builder()
                .beginControlFlow("if (copy != null)")
                .addStatement("$T.writeCopy(copy, $L, out)", Names.RAW_BYTES, description)
                .endControlFlow()
                .build();
    }

    /** Takes a block into two new variables, for code that cannot hand them to a method. */
    public static CodeBlock take(int bytes, String base, String offset) {
        return CodeBlock.builder()
                .addStatement("long $L = $T.take(in, $L)", offset, Names.RAW_BYTES, bytes)
                .addStatement("$T $L", Object.class, base)
                .beginControlFlow("if ($L != $T.NOT_RAW)", offset, Names.RAW_BYTES)
                .addStatement("$L = $T.base(in)", base, Names.RAW_BYTES)
                .nextControlFlow("else")
                .addStatement("$L = $T.readCopy(in, $L)", base, Names.RAW_BYTES, bytes)
                .addStatement("$L = $T.ARRAY_OFFSET", offset, Names.RAW_MEMORY)
                .endControlFlow()
                .build();
    }

    private static ParameterSpec parameter(ClassName type, String name) {
        TypeName any = WildcardTypeName.subtypeOf(Object.class);
        return ParameterSpec.builder(ParameterizedTypeName.get(type, any), name).build();
    }
}
