package org.marshal4j.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.BulkCopy;

/** In the expected groups, {@code [0-3]} are fields that are copied in bulk and {@code 4-5} are fields that are not. */
class RunsTest {

    @Test
    void smallFieldsFromSixteenBytesOnAreCopiedInBulk() {
        assertThat(runs(BulkCopy.AUTO, memory(4, 4, 4, 4))).isEqualTo("[0-3]");
        assertThat(runs(BulkCopy.AUTO, memory(4, 4, 4, 2, 1))).isEqualTo("0-4");
        assertThat(runs(BulkCopy.AUTO, memory(4, 4, 4, 2, 1, 1))).isEqualTo("[0-5]");
    }

    @Test
    void eightByteFieldsAreNotCopiedInBulk() {
        assertThat(runs(BulkCopy.AUTO, memory(8, 8, 8, 8))).isEqualTo("0-3");
        assertThat(runs(BulkCopy.AUTO, memory(8, 4, 4, 4, 4, 8))).isEqualTo("0-0 [1-4] 5-5");
    }

    @Test
    void veryManyEightByteFieldsAreCopiedInBulk() {
        assertThat(runs(BulkCopy.AUTO, memory(words(63, 4, 4, 4, 4)))).isEqualTo("0-62 [63-66]");
        assertThat(runs(BulkCopy.AUTO, memory(words(64, 4, 4)))).isEqualTo("[0-63] 64-65");
        assertThat(runs(BulkCopy.AUTO, memory(words(64, 4, 4, 4, 4)))).isEqualTo("[0-63] [64-67]");
        assertThat(runs(BulkCopy.FIELDS, memory(words(64)))).isEqualTo("0-63");
    }

    private static int[] words(int count, int... more) {
        return IntStream.concat(IntStream.generate(() -> 8).limit(count), IntStream.of(more))
                .toArray();
    }

    @Test
    void modeFieldsNeverCopiesInBulk() {
        assertThat(runs(BulkCopy.FIELDS, memory(4, 4, 4, 4))).isEqualTo("0-3");
        assertThat(runs(BulkCopy.FIELDS, memory(8, 4, 4, 2, 8))).isEqualTo("0-4");
    }

    @Test
    void modeBulkCopiesAnyTwoFieldsOfAWordOrMore() {
        assertThat(runs(BulkCopy.BULK, memory(8, 8))).isEqualTo("[0-1]");
        assertThat(runs(BulkCopy.BULK, memory(8, 4, 2))).isEqualTo("[0-2]");
        assertThat(runs(BulkCopy.BULK, memory(4, 4))).isEqualTo("[0-1]");
        assertThat(runs(BulkCopy.BULK, memory(8))).isEqualTo("0-0");
        assertThat(runs(BulkCopy.BULK, memory(4, 2, 1))).isEqualTo("0-2");
    }

    @Test
    void aLargerFieldStartsAnotherRun() {
        assertThat(runs(BulkCopy.AUTO, memory(2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4)))
                .isEqualTo("[0-7] [8-11]");
        assertThat(runs(BulkCopy.AUTO, memory(4, 4, 4, 2, 4, 4, 4, 4))).isEqualTo("0-3 [4-7]");
        assertThat(runs(BulkCopy.BULK, memory(4, 4, 8, 8))).isEqualTo("[0-1] [2-3]");
    }

    @Test
    void anotherOwnerStartsAnotherRun() {
        List<Shape> shapes = memory(4, 4, 4, 4, 4, 4, 4, 4);
        for (int i = 4; i < 8; i++) {
            shapes.set(i, new Shape(4, true, "Sub", false));
        }
        assertThat(runs(BulkCopy.AUTO, shapes)).isEqualTo("[0-3] [4-7]");
        shapes.set(3, new Shape(4, true, "Sub", false));
        assertThat(runs(BulkCopy.AUTO, shapes)).isEqualTo("0-2 [3-7]");
    }

    @Test
    void aFieldThatMayBeMovedForwardIsInNoRun() {
        List<Shape> shapes = memory(4, 4, 4, 4, 4, 4);
        shapes.set(1, new Shape(4, true, "T", true));
        assertThat(runs(BulkCopy.AUTO, shapes)).isEqualTo("0-1 [2-5]");
        shapes.set(0, new Shape(4, true, "T", true));
        assertThat(runs(BulkCopy.BULK, shapes)).isEqualTo("0-1 [2-5]");
    }

    @Test
    void fieldsUnlikeMemoryAreInNoRun() {
        List<Shape> shapes = memory(4, 4, 4, 4, 4, 4, 4, 4, 4);
        shapes.set(4, new Shape(5, false, "T", false));
        assertThat(runs(BulkCopy.AUTO, shapes)).isEqualTo("[0-3] 4-4 [5-8]");
    }

    private static List<Shape> memory(int... bytes) {
        List<Shape> shapes = new ArrayList<>();
        for (int each : bytes) {
            shapes.add(new Shape(each, true, "T", false));
        }
        return shapes;
    }

    private static String runs(BulkCopy copy, List<Shape> shapes) {
        List<Slot> slots = new ArrayList<>();
        int offset = 0;
        for (Shape shape : shapes) {
            slots.add(new Slot(slots.size(), offset, shape.bytes()));
            offset += shape.bytes();
        }
        return Runs.of(slots, shapes, copy).stream().map(RunsTest::describe).collect(Collectors.joining(" "));
    }

    private static String describe(Part.Group group) {
        List<Slot> slots = group.slots();
        String fields = slots.get(0).field() + "-" + slots.get(slots.size() - 1).field();
        return group.bulk() ? "[" + fields + "]" : fields;
    }
}
