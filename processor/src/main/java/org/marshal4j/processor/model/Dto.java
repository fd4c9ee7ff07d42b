package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A class, record or interface that is to be marshalled.
 *
 * @param name its name
 * @param marshaller the name of its marshaller
 * @param kind whether it is a class, an abstract class, a record or one of two kinds of interfaces
 * @param traits what else matters of its declaration
 * @param copy how runs of primitive fields are moved
 * @param ancestor the nearest superclass with a marshaller
 * @param family the family whose root it is
 * @param fields the fields on the wire, superclasses first
 * @param versionedBlocks the classes that have a versioned block of their own in the bytes, superclasses first; none of a
 *     type that is not evolvable
 * @param parents the fields with {@code @Parent}, which have no bytes, superclasses first
 * @param memory the instance fields that the class itself declares, in order of declaration
 * @param construction how reading gets an object
 * @param mixIns the types of the source that say how this one, which is imported, is marshalled
 * @param bound the class with its type arguments, if it is a generic one that fields bind
 * @param bean what it has beyond its fields, if it is an interface of getters and setters
 */
public record Dto(
        Name name,
        Name marshaller,
        Kind kind,
        Set<Trait> traits,
        Copy copy,
        Optional<Ancestor> ancestor,
        Optional<Family> family,
        List<Field> fields,
        List<Name> versionedBlocks,
        List<Field> parents,
        List<MemoryField> memory,
        Construction construction,
        List<Name> mixIns,
        Optional<TypeRef.OfClass> bound,
        Optional<Bean> bean) {

    /** What is declared. */
    public enum Kind {
        CLASS,
        ABSTRACT_CLASS,
        RECORD,
        /** An interface that is the root of a family. */
        INTERFACE,
        /** An interface of getters and setters. */
        BEAN
    }

    /** What may be true of a declaration. */
    public enum Trait {
        /** The generated types are public. */
        PUBLIC,
        /** It has no subclasses. */
        FINAL,
        /** It has only the subclasses that it names. */
        SEALED,
        /** Its marshaller takes Chronicle Bytes, and its interface is one of Chronicle's: the compilation has both. */
        CHRONICLE_BYTES,
        /** It is a {@code BytesMarshallable} of Chronicle Bytes by what it extends or implements itself. */
        BYTES_MARSHALLABLE,
        /** Code is generated that writes it to wires of Chronicle Wire. */
        IN_CHRONICLE_WIRE,
        /** It implements the {@code Marshallable} of Chronicle Wire, so that it is read as well. */
        CHRONICLE_WIRE_MARSHALLABLE,
        /** It has a method that Chronicle Wire tells of the fields of a message which it does not have. */
        UNEXPECTED_FIELDS,
        /** It implements Chronicle's {@code Validatable}. */
        VALIDATABLE,
        /** Java's serialization asks it to write and read itself. */
        EXTERNALIZABLE,
        /** Another type or package asks for its marshaller, and it has no interface. */
        IMPORTED,
        /** A view of its messages is generated. */
        VIEW,
        /** Its objects are keys, so equal ones have equal bytes. */
        KEY,
        /** A table of its objects is generated. */
        TABLE,
        /** The compilation has the module that tables need; not looked for without {@link #TABLE}. */
        HAS_TABLES,
        /** Its import lets its fields be dynamic. */
        DYNAMIC,
        /** Its import says that its elements are its form. */
        ELEMENTS,
        /** Code that uses it, or the types of its fields, is warned of that. */
        DEPRECATED
    }

    /** One of which nothing is said elsewhere. */
    public Dto(
            Name name,
            Name marshaller,
            Kind kind,
            Set<Trait> traits,
            Copy copy,
            Optional<Ancestor> ancestor,
            Optional<Family> family,
            List<Field> fields,
            List<Name> versionedBlocks,
            List<Field> parents,
            List<MemoryField> memory,
            Construction construction) {
        this(
                name,
                marshaller,
                kind,
                traits,
                copy,
                ancestor,
                family,
                fields,
                versionedBlocks,
                parents,
                memory,
                construction,
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    public Dto {
        traits = Set.copyOf(traits);
        fields = List.copyOf(fields);
        versionedBlocks = List.copyOf(versionedBlocks);
        parents = List.copyOf(parents);
        mixIns = List.copyOf(mixIns);
        memory = List.copyOf(memory);
    }

    /** The name that schemas have for it. */
    public Name form() {
        return bound.map(BindingName::of).orElse(name);
    }

    /** The field of that index among those on the wire, or behind them among the parents. */
    public Field field(int index) {
        return index < fields.size() ? fields.get(index) : parents.get(index - fields.size());
    }

    /** Whether that is true of it. */
    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether it is an interface of getters and setters, for which a class is generated. */
    public boolean isBean() {
        return bean.isPresent();
    }

    /** Whether values are got by methods, which are the user's code. */
    public boolean hasAccessors() {
        return kind == Kind.RECORD || isBean();
    }

    /** Whether there are no objects of exactly this type. */
    public boolean isAbstract() {
        return kind == Kind.ABSTRACT_CLASS || kind == Kind.INTERFACE;
    }

    /** Whether fields may be added later, so that its bytes are in versioned blocks. */
    public boolean isEvolvable() {
        return !versionedBlocks.isEmpty();
    }

    /** Whether an existing object can be read into. */
    public boolean isMutable() {
        return construction instanceof Construction.Empty;
    }

    /** Whether all fields of an existing object can be assigned, though a constructor may be what makes new ones. */
    public boolean isAssignable() {
        return isMutable() || (kind == Kind.CLASS && fields.stream().noneMatch(Field::isFinal));
    }
}
