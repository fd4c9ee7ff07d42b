package org.marshal4j.processor.plan;

/**
 * What the plan needs to know of a field.
 *
 * @param bytes its size in a block, or {@link #STEP}
 * @param memory whether its bytes are the same as in the object's memory
 * @param owner the class that declares it; only fields of the same class are adjacent in memory
 * @param forward whether HotSpot may move it in front of fields that are declared before it
 */
public record Shape(int bytes, boolean memory, String owner, boolean forward) {

    /** The size of a field that is not part of a block. */
    public static final int STEP = -1;

    /** A field that handles its own bytes. */
    public static Shape step() {
        return new Shape(STEP, false, "", false);
    }

    boolean isStep() {
        return bytes == STEP;
    }
}
