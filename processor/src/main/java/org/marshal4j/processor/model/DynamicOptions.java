package org.marshal4j.processor.model;

import java.util.List;

/**
 * What is said of the values of a field whose classes are not known before.
 *
 * @param listed the classes that {@code @Dynamic} lists
 * @param byImport whether the import of its class has {@link Option#DYNAMIC} for it, should there be an {@code Object} in its type
 */
public record DynamicOptions(List<ListedType> listed, boolean byImport) {

    /** Nothing. */
    public static final DynamicOptions NONE = new DynamicOptions(List.of(), false);

    public DynamicOptions {
        listed = List.copyOf(listed);
    }
}
