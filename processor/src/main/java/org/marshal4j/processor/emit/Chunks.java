package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Divides statements among methods small enough for HotSpot to inline when hot: up to 325 bytecodes ({@code
 * FreqInlineSize}).
 */
public final class Chunks {

    /** Bytecodes for the statements of a method; a few are left for the code around them. */
    public static final int BUDGET = 300;

    /**
     * Statements that belong together, with an upper bound of their bytecodes.
     *
     * @param code the statements
     * @param bytecodes the upper bound
     */
    public record Piece(CodeBlock code, int bytecodes) {}

    private Chunks() {}

    /** The code of each method, in order; a single one if everything fits. */
    public static List<CodeBlock> of(List<Piece> pieces) {
        return divide(pieces, Piece::bytecodes, BUDGET).stream()
                .map(chunk -> chunk.stream().map(Piece::code).collect(CodeBlock.joining("")))
                .toList();
    }

    /** Divides items with these numbers of bytecodes among methods with a maximum; there is at least one part. */
    public static <T> List<List<T>> divide(List<T> all, ToIntFunction<T> bytecodes, int budget) {
        List<List<T>> chunks = new ArrayList<>(List.of(new ArrayList<>()));
        int used = 0;
        for (T each : all) {
            int more = bytecodes.applyAsInt(each);
            if (used > 0 && used + more > budget) {
                chunks.add(new ArrayList<>());
                used = 0;
            }
            chunks.get(chunks.size() - 1).add(each);
            used += more;
        }
        return chunks;
    }
}
