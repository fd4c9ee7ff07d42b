package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.function.Function;

/** The code around a block, which gets the memory and then stores or loads. */
public final class Blocks {

    /** The parameter {@code Output out}. */
    public static final ParameterSpec OUT = parameter(Names.OUTPUT, "out");

    /** The parameter {@code Input in}. */
    public static final ParameterSpec IN = parameter(Names.INPUT, "in");

    /** The parameter {@code BytesOut<?> out}. */
    public static final ParameterSpec BYTES_OUT = parameter(ofAny("BytesOut"), "out");

    /** The parameter {@code BytesIn<?> in}. */
    public static final ParameterSpec BYTES_IN = parameter(ofAny("BytesIn"), "in");

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
     * @param bytes the size of the block
     * @param store gives an expression that stores at an address
     */
    public static CodeBlock write(int bytes, Function<Address, CodeBlock> store) {
        return write(bytes, List.of(store));
    }

    /** The same with several expressions, each for its own address. */
    public static CodeBlock write(int bytes, List<Function<Address, CodeBlock>> stores) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("long offset = out.reserve($L)", bytes);
        stores.forEach(store -> code.addStatement(store.apply(Address.of("out.base()", "offset"))));
        return code.build();
    }

    /**
     * Takes a block and loads it.
     *
     * @param bytes the size of the block
     * @param load gives an expression that loads from an address
     * @param lead what comes before the expression: nothing, or {@code return}
     */
    public static CodeBlock read(int bytes, Function<Address, CodeBlock> load, String lead) {
        return CodeBlock.builder()
                .addStatement("long offset = in.take($L)", bytes)
                .addStatement("$L$L", lead, load.apply(Address.of("in.base()", "offset")))
                .build();
    }

    /** Reserves a block in the new variables {@code base} and {@code offset}. */
    public static CodeBlock reserve(int bytes) {
        return CodeBlock.builder()
                .addStatement("long offset = out.reserve($L)", bytes)
                .addStatement("$T base = out.base()", Object.class)
                .build();
    }

    /** Takes a block into two new variables, for code that cannot pass them to a method. */
    public static CodeBlock take(int bytes, String base, String offset) {
        return CodeBlock.builder()
                .addStatement("long $L = in.take($L)", offset, bytes)
                .addStatement("$T $L = in.base()", Object.class, base)
                .build();
    }

    private static TypeName ofAny(String type) {
        return ParameterizedTypeName.get(
                ClassName.get("net.openhft.chronicle.bytes", type), WildcardTypeName.subtypeOf(Object.class));
    }

    private static ParameterSpec parameter(TypeName type, String name) {
        return ParameterSpec.builder(type, name).build();
    }
}
