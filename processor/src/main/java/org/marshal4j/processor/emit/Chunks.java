package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Divides statements among methods so small that HotSpot inlines them where they are hot: up to 325 bytecodes
 * ({@code FreqInlineSize}).
 */
public final class Chunks {

    /** Bytecodes for the statements of a method, which leaves a few for what surrounds them. */
    public static final int BUDGET = 300;

    /**
     * Statements that belong together, with an estimate from above of their bytecodes.
     *
     * @param code the statements
     * @param bytecodes the estimate
     */
    public record Piece(CodeBlock code, int bytecodes) {}

    private Chunks() {}

    /** The code of each method, in order; of one alone where it all fits. */
    public static List<CodeBlock> of(List<Piece> pieces) {
        return divide(pieces, Piece::bytecodes, BUDGET).stream()
                .map(chunk -> chunk.stream().map(Piece::code).collect(CodeBlock.joining("")))
                .toList();
    }

    /** Divides what takes so many bytecodes each among methods with so many at most; into one part at least. */
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
