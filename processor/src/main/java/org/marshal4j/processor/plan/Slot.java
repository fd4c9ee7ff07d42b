package org.marshal4j.processor.plan;

/**
 * A field in a block.
 *
 * @param field its index among the fields of the type
 * @param offset where it starts, in bytes from the start of the block
 * @param bytes its size
 */
public record Slot(int field, int offset, int bytes) {

    /** Where it ends, in bytes from the start of the block. */
    public int end() {
        return offset + bytes;
    }
}
