package org.marshal4j.runtime.generated;

import java.util.ConcurrentModificationException;

/**
 * Thrown if a collection or map has another number of elements than its size: something else is changing it, or its
 * size is wrong. The bytes written for it are well-formed, so they do not show that it is the cause.
 */
public final class SizeDiffers extends ConcurrentModificationException {
    private static final long serialVersionUID = 1L;

    private final String name;
    private final int written;

    /**
     * Creates the exception.
     *
     * @param name what generated code calls the collection: {@code legs}, or {@code legs[]} for a list in a list
     * @param written the number of elements written before this was noticed
     */
    SizeDiffers(String name, int written, String message) {
        super(message);
        this.name = name;
        this.written = written;
    }

    /** {@return what generated code calls the collection} */
    public String name() {
        return name;
    }

    /**
     * Returns the path of the collection, given the path of its last byte, which is in its last element or its count;
     * only the name if that path does not contain it. A collection within a dynamic value has no name; then the path of
     * the last byte has to do.
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
