package org.marshal4j.processor.model;

import java.util.List;

/** What matters of a class as the type of a field, beyond its name. */
public sealed interface ClassKind {

    /** Nothing else: the name alone decides whether there is a codec. */
    record Plain() implements ClassKind {}

    /**
     * An enum.
     *
     * @param constants its constants
     * @param ordered whether they are known to be in order of declaration, which class files do not tell every compiler
     */
    record Enumeration(List<String> constants, boolean ordered) implements ClassKind {
        public Enumeration {
            constants = List.copyOf(constants);
        }
    }

    /** A class with a marshaller of its own. */
    record Marshalled(boolean isAbstract) implements ClassKind {}
}
