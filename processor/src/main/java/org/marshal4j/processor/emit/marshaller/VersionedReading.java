package org.marshal4j.processor.emit.marshaller;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/**
 * Reads an evolvable type. It enters and leaves each versioned block, and reads the fields that a later version added
 * only if the block contains them.
 *
 * @param read reads a block or a step
 * @param forget gives missing fields their zero values
 */
record VersionedReading(
        MarshallerWriter writer,
        Locals locals,
        Function<Part, Chunks.Piece> read,
        Function<List<Integer>, List<Chunks.Piece>> forget) {
    void addTo(VersionedBody body) {
        List<Part> parts = writer.model().plan().parts();
        for (int i = 0; i < parts.size(); ) {
            String name = ((Part.VersionedBlock) parts.get(i)).name();
            String behind =
                    locals.newName("behind" + (writer.dto().versionedBlocks().size() == 1 ? "" : name));
            body.stays("long $N = $T.enter(in);\n", behind, VersionedBody.VERSIONED_BLOCKS);
            i = addVersion("read" + name, parts, i + 1, body);
            while (i < parts.size() && parts.get(i) instanceof Part.Version) {
                i = addLater(parts, i, behind, body);
            }
            body.stays("$T.leave($N, in);\n", VersionedBody.VERSIONED_BLOCKS, behind);
        }
    }

    private int addLater(List<Part> parts, int first, String behind, VersionedBody body) {
        body.stays("if ($T.goesOn($N, in)) {\n$>", VersionedBody.VERSIONED_BLOCKS, behind);
        int version = ((Part.Version) parts.get(first)).since();
        int end = addVersion("readVersion" + version, parts, first + 1, body);
        List<Chunks.Piece> forgetting = forget.apply(fields(parts.subList(first + 1, end)));
        if (!forgetting.isEmpty()) {
            body.stays("$<} else {\n$>");
            body.may("forgetVersion" + version, forgetting);
        }
        body.stays("$<}\n");
        return end;
    }

    /** Reads up to the next version or versioned block, and returns its index. */
    private int addVersion(String name, List<Part> parts, int first, VersionedBody body) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        int i = first;
        for (; i < parts.size() && (parts.get(i) instanceof Part.Block || parts.get(i) instanceof Part.Step); i++) {
            pieces.add(read.apply(parts.get(i)));
        }
        body.may(name, pieces);
        return i;
    }

    private static List<Integer> fields(List<Part> parts) {
        List<Integer> fields = new ArrayList<>();
        for (Part part : parts) {
            if (part instanceof Part.Step step) {
                fields.add(step.field());
            } else {
                ((Part.Block) part).slots().stream().map(Slot::field).forEach(fields::add);
            }
        }
        return fields;
    }
}
