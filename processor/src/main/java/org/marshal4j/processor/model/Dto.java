package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A class or record that is to be marshalled.
 *
 * @param name its name
 * @param kind whether it is a class, an abstract class or a record
 * @param isPublic whether the generated types are public
 * @param isFinal whether it has no subclasses
 * @param copy how runs of primitive fields are moved
 * @param ancestor the nearest superclass with a marshaller
 * @param fields the fields on the wire, superclasses first
 * @param memory the instance fields that the class itself declares, in order of declaration
 * @param construction how reading gets an object
 * @param validatable whether it implements Chronicle's {@code Validatable}
 */
public record Dto(
        Name name,
        Kind kind,
        boolean isPublic,
        boolean isFinal,
        Copy copy,
        Optional<Ancestor> ancestor,
        List<Field> fields,
        List<MemoryField> memory,
        Construction construction,
        boolean validatable) {

    /** What is declared. */
    public enum Kind {
        CLASS,
        ABSTRACT_CLASS,
        RECORD
    }

    public Dto {
        fields = List.copyOf(fields);
        memory = List.copyOf(memory);
    }

    /** Whether an existing object can be read into. */
    public boolean isMutable() {
        return construction instanceof Construction.Empty;
    }
}
