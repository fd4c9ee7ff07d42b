package org.marshal4j.processor.model;

import java.util.List;

/**
 * What is said about the values of a field whose classes are not known in advance.
 *
 * @param listed the classes that {@code @Dynamic} lists
 * @param byImport whether the import of the class that declares the field makes it dynamic if its type contains
 *     {@code Object}, as {@link Option#DYNAMIC} does
 */
public record DynamicOptions(List<ListedType> listed, boolean byImport) {

    /** Nothing is said. */
    public static final DynamicOptions NONE = new DynamicOptions(List.of(), false);

    public DynamicOptions {
        listed = List.copyOf(listed);
    }
}
