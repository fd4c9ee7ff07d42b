package org.marshal4j.processor.plan;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.model.BulkCopy;

/**
 * Divides the fields of a block into groups that are copied in bulk and groups that are not.
 *
 * <p>A bulk copy moves eight bytes at a time, so for smaller fields it pays from two such moves on. For eight-byte
 * fields it moves no more at a time than a store does, and pays only if there are too many stores for one method. These
 * thresholds follow from the table in docs/performance-tables.md.
 */
final class Runs {

    /** The smallest number of bytes for which a bulk copy of small fields pays. */
    static final int MIN_BYTES = 16;

    /** The smallest number of bytes for which a bulk copy of eight-byte fields pays. */
    static final int MIN_BYTES_OF_WORDS = 512;

    private static final int WORD = 8;

    private final BulkCopy copy;
    private final List<Shape> shapes;
    private final List<Part.Group> groups = new ArrayList<>();
    private List<Slot> pending = new ArrayList<>();

    private Runs(BulkCopy copy, List<Shape> shapes) {
        this.copy = copy;
        this.shapes = shapes;
    }

    static List<Part.Group> of(List<Slot> slots, List<Shape> shapes, BulkCopy copy) {
        Runs runs = new Runs(copy, shapes);
        for (Slot slot : slots) {
            if (!runs.pending.isEmpty() && !runs.continues(slot)) {
                runs.close();
            }
            runs.pending.add(slot);
        }
        runs.close();
        return merged(runs.groups);
    }

    /**
     * HotSpot lays out the fields of a class by size, largest first, and fields of one size in order of declaration.
     */
    private boolean continues(Slot next) {
        Shape last = shapes.get(pending.get(pending.size() - 1).field());
        Shape shape = shapes.get(next.field());
        return isRunnable(last)
                && isRunnable(shape)
                && last.owner().equals(shape.owner())
                && last.bytes() >= shape.bytes()
                && (copy == BulkCopy.BULK || isWord(last) == isWord(shape));
    }

    private static boolean isRunnable(Shape shape) {
        return shape.memory() && !shape.forward();
    }

    private static boolean isWord(Shape shape) {
        return shape.bytes() == WORD;
    }

    private int minBytes(Shape first) {
        if (copy == BulkCopy.BULK) {
            return WORD;
        }
        return isWord(first) ? MIN_BYTES_OF_WORDS : MIN_BYTES;
    }

    private void close() {
        if (pending.isEmpty()) {
            return;
        }
        Part.Group group = new Part.Group(pending, false);
        Shape first = shapes.get(pending.get(0).field());
        boolean bulk =
                copy != BulkCopy.FIELDS && isRunnable(first) && pending.size() > 1 && group.bytes() >= minBytes(first);
        groups.add(new Part.Group(pending, bulk));
        pending = new ArrayList<>();
    }

    /** Merges neighbouring groups that are not copied in bulk. */
    private static List<Part.Group> merged(List<Part.Group> groups) {
        List<Part.Group> merged = new ArrayList<>();
        for (Part.Group group : groups) {
            int last = merged.size() - 1;
            if (last >= 0 && !group.bulk() && !merged.get(last).bulk()) {
                List<Slot> both = new ArrayList<>(merged.get(last).slots());
                both.addAll(group.slots());
                merged.set(last, new Part.Group(both, false));
            } else {
                merged.add(group);
            }
        }
        return merged;
    }
}
