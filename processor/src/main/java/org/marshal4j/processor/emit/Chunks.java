package org.marshal4j.processor.emit;

import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides statements among methods so small that HotSpot inlines them where they are hot: up to 325 bytecodes
 * ({@code FreqInlineSize}).
 */
final class Chunks {

    /** Bytecodes for the statements of a method, which leaves a few for what surrounds them. */
    static final int BUDGET = 300;

    /**
     * Statements that belong together, with an estimate from above of their bytecodes.
     *
     * @param code the statements
     * @param bytecodes the estimate
     */
    record Piece(CodeBlock code, int bytecodes) {}

    private Chunks() {}

    /** The code of each method, in order; of one alone where it all fits. */
    static List<CodeBlock> of(List<Piece> pieces) {
        List<CodeBlock> chunks = new ArrayList<>();
        CodeBlock.Builder chunk = CodeBlock.builder();
        int used = 0;
        for (Piece piece : pieces) {
            if (used > 0 && used + piece.bytecodes() > BUDGET) {
                chunks.add(chunk.build());
                chunk = CodeBlock.builder();
                used = 0;
            }
            chunk.add(piece.code());
            used += piece.bytecodes();
        }
        chunks.add(chunk.build());
        return chunks;
    }
}
