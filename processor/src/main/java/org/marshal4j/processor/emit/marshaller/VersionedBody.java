package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;

/**
 * The statements of a body with versioned blocks. Statements about the blocks must stay in one method, since they share
 * variables. If not everything fits into one method, the statements between them go to methods of their own.
 */
final class VersionedBody {

    static final ClassName VERSIONED_BLOCKS = Names.support("VersionedBlocks");

    /** The bytecodes of a statement about a versioned block, including its condition. */
    private static final int STATEMENT = 16;

    private final List<Item> items = new ArrayList<>();

    /** Pieces up to this size are not worth a method of their own. */
    private static final int FEW = 40;

    /** Statements that stay, or pieces that may be moved, with a name for the method that they would go to. */
    private record Item(CodeBlock code, String name, List<Chunks.Piece> pieces) {
        int weight() {
            return pieces.stream().mapToInt(Chunks.Piece::bytecodes).sum();
        }
    }

    /** Adds statements that stay in the method. */
    void stays(String format, Object... arguments) {
        items.add(new Item(CodeBlock.of(format, arguments), "", List.of()));
    }

    /** Adds statements that may be moved to another method with the given name. */
    void may(String name, List<Chunks.Piece> pieces) {
        if (!pieces.isEmpty()) {
            items.add(new Item(CodeBlock.of(""), name, pieces));
        }
    }

    /**
     * Puts the statements into the method.
     *
     * @param parameters the parameters of the methods for parts; the method has variables of the same names
     */
    void addTo(MarshallerWriter writer, MethodSpec.Builder method, List<ParameterSpec> parameters) {
        boolean fits =
                items.stream().mapToInt(item -> item.weight() + STATEMENT).sum() <= Chunks.BUDGET;
        for (Item item : items) {
            method.addCode(item.code());
            if (fits || item.weight() <= FEW) {
                item.pieces().forEach(piece -> method.addCode(piece.code()));
            } else {
                Chunks.of(item.pieces())
                        .forEach(chunk -> Parts.addPart(writer, method, item.name(), parameters, chunk));
            }
        }
    }
}
