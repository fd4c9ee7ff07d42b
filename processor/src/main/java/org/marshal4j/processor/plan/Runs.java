package org.marshal4j.processor.plan;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.model.Copy;

/**
 * Divides the fields of a block into groups that are copied in bulk and groups that are not.
 *
 * <p>A bulk copy moves eight bytes at a time, so it pays for fields of less than eight bytes, from two such moves on; for
 * eight-byte fields it gains nothing until there are very many of them. Measured, in ns for a write and a read, one store a
 * field against a bulk copy: 16 bytes 8.0/5.7 against 2.8/2.2, 32 ints 11.4/10.9 against 6.9/6.9, but 6 longs 3.3/3.3
 * against 5.7/8.0.
 */
final class Runs {

    /** The fewest bytes for which a bulk copy of small fields pays. */
    static final int MIN_BYTES = 16;

    private static final int WORD = 8;

    private final Copy copy;
    private final List<Shape> shapes;
    private final List<Part.Group> groups = new ArrayList<>();
    private List<Slot> pending = new ArrayList<>();

    private Runs(Copy copy, List<Shape> shapes) {
        this.copy = copy;
        this.shapes = shapes;
    }

    static List<Part.Group> of(List<Slot> slots, List<Shape> shapes, Copy copy) {
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

    /** HotSpot lays out the fields of a class by size, largest first, and those of one size in order of declaration. */
    private boolean continues(Slot next) {
        Shape last = shapes.get(pending.get(pending.size() - 1).field());
        Shape shape = shapes.get(next.field());
        return runnable(last) && runnable(shape) && last.owner().equals(shape.owner()) && last.bytes() >= shape.bytes();
    }

    private boolean runnable(Shape shape) {
        return shape.memory() && !shape.forward() && (copy == Copy.BULK || shape.bytes() < WORD);
    }

    private void close() {
        if (pending.isEmpty()) {
            return;
        }
        Part.Group group = new Part.Group(pending, false);
        boolean bulk = copy != Copy.FIELDS
                && runnable(shapes.get(pending.get(0).field()))
                && pending.size() > 1
                && group.bytes() >= (copy == Copy.BULK ? WORD : MIN_BYTES);
        groups.add(new Part.Group(pending, bulk));
        pending = new ArrayList<>();
    }

    /** Joins neighbours that are not copied in bulk. */
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
