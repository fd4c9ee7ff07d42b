package org.marshal4j.processor.model;

import java.util.List;
import java.util.Set;

/**
 * What an interface of getters and setters has beyond its fields.
 *
 * @param properties all that it has accessors for, in the order of the fields; those that are not on the wire too
 * @param methods the names of all methods of its objects, those with an implementation too
 * @param silenced what the compiler would warn of in any class that implements it
 */
public record Bean(List<Property> properties, Set<String> methods, Set<String> silenced) {

    public Bean {
        properties = List.copyOf(properties);
        methods = Set.copyOf(methods);
        silenced = Set.copyOf(silenced);
    }

    /** The property of that name. */
    public Property property(String named) {
        return properties.stream()
                .filter(property -> property.name().equals(named))
                .findFirst()
                .orElseThrow();
    }
}
