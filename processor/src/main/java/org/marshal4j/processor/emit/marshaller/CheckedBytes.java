package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Slot;

/**
 * The condition for a bulk copy into an object: the fields must be in order, and bytes that become booleans must be 0
 * or 1, since a boolean with any other value breaks the JVM's own comparisons.
 */
final class CheckedBytes {

    private static final int MOST_STRETCHES = 3;
    private static final int WEIGHT = 16;

    private CheckedBytes() {}

    /** Whether there are so many stretches to check that a bulk copy no longer pays. */
    static boolean tooMany(MarshallerWriter writer, Part.Group group) {
        return stretches(writer, group).size() > MOST_STRETCHES;
    }

    static CodeBlock condition(MarshallerWriter writer, BlockGroup group) {
        CodeBlock.Builder condition = CodeBlock.builder().add("$N >= 0", group.constant());
        for (int[] stretch : stretches(writer, group.group())) {
            Address at = Address.of("base", "offset").plus(stretch[0]);
            condition.add(" && $T.areBooleans($L, $L)", Names.RAW_MEMORY, at.arguments(), stretch[1]);
        }
        return condition.build();
    }

    static int weight(MarshallerWriter writer, BlockGroup group) {
        return WEIGHT * stretches(writer, group.group()).size();
    }

    /** The stretches of checked fields: where each starts, and how many bytes it has. */
    private static List<int[]> stretches(MarshallerWriter writer, Part.Group group) {
        List<int[]> stretches = new ArrayList<>();
        int[] open = null;
        for (Slot slot : group.slots()) {
            BlockCodec codec = writer.field(slot.field()).block();
            if (!codec.isChecked()) {
                open = null;
            } else if (open == null) {
                open = new int[] {slot.offset(), slot.bytes()};
                stretches.add(open);
            } else {
                open[1] += slot.bytes();
            }
        }
        return stretches;
    }
}
