package org.marshal4j.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChunksTest {

    @Test
    void nothingIsOneEmptyChunk() {
        assertThat(chunks()).containsExactly("");
    }

    @Test
    void whatFitsIsOneChunk() {
        assertThat(chunks(100, 100, 100)).containsExactly("0 1 2 ");
    }

    @Test
    void valueThatDoesNotFitStartsAnother() {
        assertThat(chunks(100, 100, 101, 199, 1)).containsExactly("0 1 ", "2 3 ", "4 ");
    }

    @Test
    void largeValuesAreChunksOfTheirOwn() {
        assertThat(chunks(1, Chunks.BUDGET + 1, 1)).containsExactly("0 ", "1 ", "2 ");
    }

    /** The chunks of pieces with the given sizes, each as the numbers of its pieces. */
    private static List<String> chunks(int... sizes) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int size : sizes) {
            pieces.add(new Chunks.Piece(CodeBlock.of("$L ", pieces.size()), size));
        }
        return Chunks.of(pieces).stream().map(CodeBlock::toString).toList();
    }
}
