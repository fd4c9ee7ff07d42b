package org.marshal4j.runtime.generated;

import java.util.ConcurrentModificationException;

/**
 * A collection or map has other elements than it said: something else changes it, or it cannot count. What was written of it is well-formed, so
 * that the bytes alone do not show that it is to blame.
 */
public final class SizeDiffers extends ConcurrentModificationException {
    private static final long serialVersionUID = 1L;

    private final String name;
    private final int written;

    /**
     * What was found out after so many elements.
     *
     * @param name what generated code calls it: {@code legs}, or {@code legs[]} for a list in a list
     */
    SizeDiffers(String name, int written, String message) {
        super(message);
        this.name = name;
        this.written = written;
    }

    /** What generated code calls it. */
    public String name() {
        return name;
    }

    /**
     * The way to it, given one to its last byte, which is in its last element or its count; the name alone if it is not on that way. What is
     * within a dynamic value has no name: the way to its last byte has to do.
     */
    public String pathIn(String lastByte) {
        if (name.isEmpty()) {
            return lastByte;
        }
        String element = "[" + (written - 1) + "]";
        for (int end = lastByte.lastIndexOf(element); end >= 0; end = lastByte.lastIndexOf(element, end - 1)) {
            if (isCalled(lastByte.substring(0, end))) {
                return lastByte.substring(0, end);
            }
        }
        return isCalled(lastByte) ? lastByte : name;
    }

    private boolean isCalled(String path) {
        String generated = path.replaceAll("\\[[0-9]+]", "[]");
        return generated.equals(name) || generated.endsWith("." + name);
    }
}
