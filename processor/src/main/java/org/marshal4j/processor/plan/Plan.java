package org.marshal4j.processor.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.marshal4j.processor.model.BulkCopy;

/**
 * The layout of a message: its parts, in wire order.
 *
 * @param parts blocks and steps
 */
public record Plan(List<Part> parts) {

    public Plan {
        parts = List.copyOf(parts);
    }

    /** The groups that are copied in bulk, in order. */
    public List<Part.Group> runs() {
        return parts.stream()
                .filter(Part.Block.class::isInstance)
                .flatMap(part -> ((Part.Block) part).groups().stream())
                .filter(Part.Group::bulk)
                .toList();
    }

    /**
     * The number of bytes in the versioned block that starts with a block, if it contains nothing else.
     *
     * @return empty if the block does not start a versioned block, or if the size varies between messages
     */
    public OptionalInt versionedBlockBegunBy(Part.Block block) {
        int start = parts.indexOf(block);
        if (start == 0 || !(parts.get(start - 1) instanceof Part.VersionedBlock)) {
            return OptionalInt.empty();
        }
        return bytesFrom(start);
    }

    /**
     * The number of bytes from the part with this index to the next versioned block or the end.
     *
     * @return empty if it varies between messages
     */
    public OptionalInt bytesFrom(int start) {
        int bytes = 0;
        for (Part part : parts.subList(start, parts.size())) {
            if (part instanceof Part.VersionedBlock) {
                break;
            }
            if (part instanceof Part.Step) {
                return OptionalInt.empty();
            }
            bytes += part instanceof Part.Block other ? other.bytes() : 0;
        }
        return OptionalInt.of(bytes);
    }

    /** Lays out fields with these shapes. */
    public static Plan of(List<Shape> shapes, BulkCopy copy) {
        return of(shapes, List.of(), copy);
    }

    /** The same with cuts between them, in order. */
    public static Plan of(List<Shape> shapes, List<Cut> cuts, BulkCopy copy) {
        List<Part> parts = new ArrayList<>();
        List<Slot> block = new ArrayList<>();
        for (int field = 0; field <= shapes.size(); field++) {
            for (Cut cut : cuts) {
                if (cut.field() == field) {
                    closeBlock(block, shapes, copy, parts);
                    parts.add(cut.part());
                }
            }
            if (field == shapes.size()) {
                break;
            }
            Shape shape = shapes.get(field);
            if (shape.isStep()) {
                closeBlock(block, shapes, copy, parts);
                parts.add(new Part.Step(field));
            } else {
                int offset = block.isEmpty() ? 0 : block.get(block.size() - 1).end();
                block.add(new Slot(field, offset, shape.bytes()));
            }
        }
        closeBlock(block, shapes, copy, parts);
        return new Plan(parts);
    }

    private static void closeBlock(List<Slot> block, List<Shape> shapes, BulkCopy copy, List<Part> parts) {
        if (!block.isEmpty()) {
            parts.add(new Part.Block(Runs.of(block, shapes, copy)));
            block.clear();
        }
    }
}
