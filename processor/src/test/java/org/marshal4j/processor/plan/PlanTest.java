package org.marshal4j.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.BulkCopy;

class PlanTest {

    private static final Shape STEP = Shape.step();

    @Test
    void noFieldsMeanNoParts() {
        assertThat(plan().parts()).isEmpty();
        assertThat(plan().runs()).isEmpty();
    }

    @Test
    void stepsAreBlocksOfTheirOwn() {
        assertThat(plan(STEP, Shape.step()).parts()).containsExactly(new Part.Step(0), new Part.Step(1));
    }

    @Test
    void fixedSizesBetweenStepsFormBlocks() {
        List<Part> parts = plan(fixed(8), fixed(1), STEP, fixed(5), STEP).parts();
        assertThat(parts).hasSize(4);
        assertThat(slots(parts.get(0))).containsExactly(new Slot(0, 0, 8), new Slot(1, 8, 1));
        assertThat(parts.get(1)).isEqualTo(new Part.Step(2));
        assertThat(slots(parts.get(2))).containsExactly(new Slot(3, 0, 5));
        assertThat(parts.get(3)).isEqualTo(new Part.Step(4));
    }

    @Test
    void noBlockCrossesACut() {
        Part base = new Part.VersionedBlock("Base");
        Part version = new Part.Version(2);
        List<Part> parts = Plan.of(
                        List.of(fixed(8), fixed(1), fixed(4)),
                        List.of(new Cut(0, base), new Cut(1, version), new Cut(3, base), new Cut(3, version)),
                        BulkCopy.AUTO)
                .parts();
        assertThat(parts).hasSize(6);
        assertThat(parts.get(0)).isEqualTo(base);
        assertThat(slots(parts.get(1))).containsExactly(new Slot(0, 0, 8));
        assertThat(parts.get(2)).isEqualTo(version);
        assertThat(slots(parts.get(3))).containsExactly(new Slot(1, 0, 1), new Slot(2, 1, 4));
        assertThat(parts.subList(4, 6)).containsExactly(base, version);
    }

    @Test
    void aBlockKnowsItsPlace() {
        Part.Block block =
                (Part.Block) plan(STEP, fixed(8), fixed(2), fixed(5)).parts().get(1);
        assertThat(block.first()).isEqualTo(1);
        assertThat(block.end()).isEqualTo(4);
        assertThat(block.bytes()).isEqualTo(15);
    }

    @Test
    void aGroupKnowsItsPlace() {
        Plan plan = plan(fixed(8), memory(4), memory(4), memory(4), memory(4), fixed(8));
        assertThat(plan.runs()).singleElement().satisfies(run -> {
            assertThat(run.offset()).isEqualTo(8);
            assertThat(run.bytes()).isEqualTo(16);
        });
        assertThat(((Part.Block) plan.parts().get(0)).groups())
                .extracting(Part.Group::bulk)
                .containsExactly(false, true, false);
    }

    @Test
    void runsOfAllBlocksAreInOrder() {
        Shape[] four = {memory(4), memory(4), memory(4), memory(4), STEP, memory(8), memory(2), memory(2)};
        Shape[] eight = Arrays.copyOf(four, 14);
        Arrays.fill(eight, 8, 14, memory(2));
        assertThat(plan(eight).runs())
                .extracting(run -> run.slots().get(0).field())
                .containsExactly(0, 6);
    }

    @Test
    void aBlockKnowsTheVersionedBlockThatItBegins() {
        Cut base = new Cut(0, new Part.VersionedBlock("Base"));
        Cut sub = new Cut(2, new Part.VersionedBlock("Sub"));
        Cut later = new Cut(1, new Part.Version(2));
        assertThat(bytesOfVersionedBlocks(List.of(fixed(8), fixed(1)), base)).containsExactly(9);
        assertThat(bytesOfVersionedBlocks(List.of(fixed(8), fixed(1)), base, later))
                .containsExactly(9, -1);
        assertThat(bytesOfVersionedBlocks(List.of(fixed(8), fixed(1), fixed(4)), base, sub))
                .containsExactly(9, 4);
    }

    @Test
    void aVersionedBlockWithAStepHasNoFixedSize() {
        Cut base = new Cut(0, new Part.VersionedBlock("Base"));
        Cut sub = new Cut(1, new Part.VersionedBlock("Sub"));
        assertThat(bytesOfVersionedBlocks(List.of(fixed(8), STEP), base)).containsExactly(-1);
        assertThat(bytesOfVersionedBlocks(List.of(fixed(8), STEP), base, sub)).containsExactly(8);
        assertThat(bytesOfVersionedBlocks(List.of(STEP, fixed(8)), base)).containsExactly(-1);
    }

    @Test
    void blocksBeginNoVersionedBlockIfThereIsNone() {
        assertThat(bytesOfVersionedBlocks(List.of(fixed(8), STEP, fixed(4)))).containsExactly(-1, -1);
    }

    /** For each block, the number of bytes in the versioned block that it begins, or −1. */
    private static List<Integer> bytesOfVersionedBlocks(List<Shape> shapes, Cut... cuts) {
        Plan plan = Plan.of(shapes, List.of(cuts), BulkCopy.AUTO);
        return plan.parts().stream()
                .filter(Part.Block.class::isInstance)
                .map(part -> plan.versionedBlockBegunBy((Part.Block) part).orElse(-1))
                .toList();
    }

    private static List<Slot> slots(Part part) {
        return ((Part.Block) part).slots();
    }

    private static Plan plan(Shape... shapes) {
        return Plan.of(List.of(shapes), BulkCopy.AUTO);
    }

    private static Shape fixed(int bytes) {
        return new Shape(bytes, false, "T", false);
    }

    private static Shape memory(int bytes) {
        return new Shape(bytes, true, "T", false);
    }
}
