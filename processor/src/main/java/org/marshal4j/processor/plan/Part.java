package org.marshal4j.processor.plan;

import java.util.List;

/** A part of a message. */
public sealed interface Part {

    /**
     * Consecutive fixed-size fields, for which space is reserved once.
     *
     * @param groups its groups, in order
     */
    record Block(List<Group> groups) implements Part {
        public Block {
            groups = List.copyOf(groups);
        }

        /** Its fields, in order. */
        public List<Slot> slots() {
            return groups.stream().flatMap(group -> group.slots().stream()).toList();
        }

        /** Its size in bytes. */
        public int bytes() {
            List<Slot> slots = slots();
            return slots.get(slots.size() - 1).end();
        }

        /** The index of its first field. */
        public int first() {
            return groups.get(0).slots().get(0).field();
        }

        /** The index after its last field. */
        public int end() {
            return first() + slots().size();
        }
    }

    /**
     * The start of a versioned block, which extends to the next one or to the end.
     *
     * @param name the simple name of the class whose fields are in it
     */
    record VersionedBlock(String name) implements Part {}

    /** The start of the fields of a versioned block that a later version added. */
    record Version(int since) implements Part {}

    /** A field that handles its own bytes. */
    record Step(int field) implements Part {}

    /**
     * Consecutive fields of a block.
     *
     * @param slots the fields
     * @param bulk whether to copy them in bulk if the running JVM laid them out in this order
     */
    record Group(List<Slot> slots, boolean bulk) {
        public Group {
            slots = List.copyOf(slots);
        }

        /** Where it starts, in bytes from the start of the block. */
        public int offset() {
            return slots.get(0).offset();
        }

        /** Its size in bytes. */
        public int bytes() {
            return slots.get(slots.size() - 1).end() - offset();
        }
    }
}
