package org.marshal4j.tools.page;

import org.marshal4j.schema.SchemaField;

/**
 * A field of a message, or the start of a versioned block, which pages call a frame.
 *
 * @param offset the offset of its first byte, from the start of the message or from the end of {@code after}
 * @param after the last part before it whose size varies; empty if there is none
 * @param block the number of the block that it is in, from 1; 0 for a field whose size varies
 * @param size the size in bytes; −1 if it varies
 */
record FieldRow(SchemaField field, long offset, String after, int block, int size) {

    /** Its name, or the versioned block that it starts. */
    String label() {
        return field.isVersionedBlock() ? "(frame of " + field.name() + ")" : field.name();
    }

    /** Where it starts, in words. */
    String where() {
        if (after.isEmpty()) {
            return String.valueOf(offset);
        }
        return "end of " + after + (offset == 0 ? "" : " + " + offset);
    }

    /** Its size in bytes, in words. */
    String length() {
        return size >= 0 ? String.valueOf(size) : "varies";
    }

    /** Its block, in words. */
    String inBlock() {
        return block > 0 ? String.valueOf(block) : "–";
    }
}
