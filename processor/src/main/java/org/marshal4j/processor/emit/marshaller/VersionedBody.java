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
 * The statements of a body with versioned blocks. Those about the blocks have to stay in one method, since they share variables; where
 * all of them do not fit one, what is between goes to methods of its own.
 */
final class VersionedBody {

    static final ClassName VERSIONED_BLOCKS = Names.support("VersionedBlocks");

    /** Bytecodes of a statement about a versioned block, with a condition. */
    private static final int STATEMENT = 16;

    private final List<Item> items = new ArrayList<>();

    /** Pieces up to here are not worth a method of their own. */
    private static final int FEW = 40;

    /** Statements that stay, or pieces that need not, with the name of the method that they would go to. */
    private record Item(CodeBlock code, String name, List<Chunks.Piece> pieces) {
        int weight() {
            return pieces.stream().mapToInt(Chunks.Piece::bytecodes).sum();
        }
    }

    /** Adds statements that stay in the method. */
    void stays(String format, Object... arguments) {
        items.add(new Item(CodeBlock.of(format, arguments), "", List.of()));
    }

    /** Adds statements that may go to another method, of that name. */
    void may(String name, List<Chunks.Piece> pieces) {
        if (!pieces.isEmpty()) {
            items.add(new Item(CodeBlock.of(""), name, pieces));
        }
    }

    /**
     * Puts them into the method.
     *
     * @param parameters of the methods for parts; the method has variables of the same names
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
