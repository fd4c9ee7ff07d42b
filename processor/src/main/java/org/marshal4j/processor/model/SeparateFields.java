package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The fields of classes that another jar may bring in another version, without the marshaller: those of an imported or
 * bound class, and of superclasses without a marshaller that compares its own. Static and transient ones do not count.
 *
 * @param isOwn whether the type itself is such a class, not only its superclasses
 * @param until the nearest superclass that is none; empty if there is none but those of the JDK
 * @param isNamed whether generated code can name that superclass
 * @param names the fields of the superclasses; if the type is such a class itself, only fields that are not on the wire
 */
public record SeparateFields(boolean isOwn, Optional<Name> until, boolean isNamed, List<String> names) {

    public SeparateFields {
        names = List.copyOf(names);
    }
}
