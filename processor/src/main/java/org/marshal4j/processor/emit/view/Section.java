package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import org.marshal4j.processor.plan.Slot;

/**
 * A part of a message whose beginning must be found by walking to it: fields of fixed size, followed by what ends the
 * section.
 *
 * @param index its number, from 0
 * @param slots the fields of fixed size
 * @param end what ends it
 * @param absent whether an older message may lack it
 * @param versioned whether it is in a versioned block
 */
record Section(int index, List<Slot> slots, End end, boolean absent, boolean versioned) {

    Section {
        slots = List.copyOf(slots);
    }

    /** The number of bytes of the fields of fixed size. */
    int bytes() {
        return slots.isEmpty() ? 0 : slots.get(slots.size() - 1).end();
    }

    /** The arguments that locate a field of fixed size. The first section always exists, so it need not be named. */
    CodeBlock place(Slot slot) {
        CodeBlock place = CodeBlock.of("$L, $L", slot.offset(), slot.bytes());
        return index == 0 ? place : CodeBlock.of("$L, $L", index, place);
    }

    /** What ends a section. */
    sealed interface End permits Step, Later, Boundary {}

    /** A field that handles its own bytes. */
    record Step(int field) implements End {}

    /** The fields of a later version come next, if the message has them. */
    record Later() implements End {}

    /**
     * The end of a versioned block or of the message.
     *
     * @param leaves whether a versioned block ends
     * @param enters whether one begins
     */
    record Boundary(boolean leaves, boolean enters) implements End {}
}
