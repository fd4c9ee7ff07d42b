package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.plan.Part;

/**
 * The body that writes an evolvable type. Each versioned block has a count, which is either known in advance or filled
 * in when the block ends.
 */
final class VersionedWriting {

    private final MarshallerWriter writer;
    private final Locals locals;
    private final VersionedBody body = new VersionedBody();

    private VersionedWriting(MarshallerWriter writer) {
        this.writer = writer;
        this.locals = writer.locals();
    }

    static void addTo(MarshallerWriter writer, MethodSpec.Builder method) {
        VersionedWriting writing = new VersionedWriting(writer);
        GraphSteps graph = new GraphSteps(writer);
        writing.body.may("writeStart", graph.beforeWriting());
        List<Part> parts = writer.model().plan().parts();
        for (int i = 0; i < parts.size(); ) {
            i = writing.versionedBlock(parts, i);
        }
        writing.body.may("writeEnd", graph.after());
        writing.body.addTo(writer, method, Parts.parameters(writer, Blocks.OUT));
        writer.type().addMethod(method.build());
    }

    /** Whether the method that writes a part also writes the count before it. */
    private boolean isLedByCount(Part part) {
        return part instanceof Part.Block block
                && !writer.dto().hasAccessors()
                && writer.model().plan().versionedBlockBegunBy(block).isPresent();
    }

    /** Writes the versioned block at the given index, and returns the index after it. */
    private int versionedBlock(List<Part> parts, int first) {
        String name = ((Part.VersionedBlock) parts.get(first)).name();
        List<Chunks.Piece> pieces = new ArrayList<>();
        int bytes = 0;
        boolean fixed = true;
        int i = first + 1;
        for (; i < parts.size() && !(parts.get(i) instanceof Part.VersionedBlock); i++) {
            if (!(parts.get(i) instanceof Part.Version)) {
                fixed &= parts.get(i) instanceof Part.Block;
                bytes += parts.get(i) instanceof Part.Block block ? block.bytes() : 0;
                pieces.add(WriteFields.piece(writer, parts.get(i), locals));
            }
        }
        if (fixed) {
            if (!isLedByCount(parts.get(Math.min(first + 1, parts.size() - 1)))) {
                body.stays("$T.write($L, out);\n", VersionedBody.VERSIONED_BLOCKS, bytes);
            }
            body.may("write" + name, pieces);
            return i;
        }
        String start = locals.newName("frame" + (writer.dto().versionedBlocks().size() == 1 ? "" : name));
        body.stays("long $N = $T.begin(out);\n", start, VersionedBody.VERSIONED_BLOCKS);
        body.may("write" + name, pieces);
        body.stays("$T.end($N, out);\n", VersionedBody.VERSIONED_BLOCKS, start);
        return i;
    }
}
