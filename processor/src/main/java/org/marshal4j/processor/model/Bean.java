package org.marshal4j.processor.model;

import java.util.List;
import java.util.Set;

/**
 * What an interface of getters and setters has in addition to its fields.
 *
 * @param properties all properties that have accessors, in the order of the fields; includes those that are not on the
 *     wire
 * @param methods the names of all methods of its objects, including those with an implementation
 * @param silenced the warnings that the compiler would give in any class that implements it
 */
public record Bean(List<Property> properties, Set<String> methods, Set<String> silenced) {

    public Bean {
        properties = List.copyOf(properties);
        methods = Set.copyOf(methods);
        silenced = Set.copyOf(silenced);
    }

    /** The property with the given name. */
    public Property property(String named) {
        return properties.stream()
                .filter(property -> property.name().equals(named))
                .findFirst()
                .orElseThrow();
    }
}
