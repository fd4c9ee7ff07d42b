package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A class, record or interface that is marshalled.
 *
 * @param name its name
 * @param marshaller the name of its marshaller
 * @param kind whether it is a class, an abstract class, a record or one of two kinds of interfaces
 * @param traits what else matters about its declaration
 * @param copy how runs of primitive fields are copied
 * @param ancestor the nearest superclass with a marshaller
 * @param family the family of which it is the root
 * @param fields the fields on the wire, superclasses first
 * @param versionedBlocks the classes that have a versioned block of their own in the bytes, superclasses first; none
 *     if the type is not evolvable
 * @param parents the fields with {@code @Parent}, which have no bytes, superclasses first
 * @param separate the fields of classes that may change without its marshaller, if it has such fields
 * @param memory the instance fields that the class itself declares, in order of declaration
 * @param construction how reading creates an object
 * @param mixIns the types in the source that say how this imported type is marshalled
 * @param bound the class with its type arguments, if it is a generic class that fields bind
 * @param bean what it has in addition to its fields, if it is an interface of getters and setters
 */
public record Dto(
        Name name,
        Name marshaller,
        Kind kind,
        Set<Trait> traits,
        BulkCopy copy,
        Optional<Ancestor> ancestor,
        Optional<Family> family,
        List<Field> fields,
        List<Name> versionedBlocks,
        List<Field> parents,
        Optional<SeparateFields> separate,
        List<MemoryField> memory,
        Construction construction,
        List<Name> mixIns,
        Optional<TypeRef.OfClass> bound,
        Optional<Bean> bean) {

    /** The kind of declaration. */
    public enum Kind {
        CLASS,
        ABSTRACT_CLASS,
        RECORD,
        /** An interface that is the root of a family. */
        INTERFACE,
        /** An interface of getters and setters. */
        BEAN
    }

    /** Properties that a declaration may have. */
    public enum Trait {
        /** The generated types are public. */
        PUBLIC,
        /** It has no subclasses. */
        FINAL,
        /** It permits only the subclasses that it names. */
        SEALED,
        /**
         * Its marshaller accepts Chronicle Bytes, and its interface is one of Chronicle's: both are on the class path.
         */
        CHRONICLE_BYTES,
        /**
         * It is a {@code BytesMarshallable} of Chronicle Bytes because of something that it extends or implements
         * itself.
         */
        BYTES_MARSHALLABLE,
        /** Generated code writes it to wires of Chronicle Wire. */
        IN_CHRONICLE_WIRE,
        /** It implements {@code Marshallable} of Chronicle Wire, so generated code also reads it. */
        CHRONICLE_WIRE_MARSHALLABLE,
        /** It has a method that Chronicle Wire calls with the fields of a message that the class does not have. */
        UNEXPECTED_FIELDS,
        /** It implements Chronicle's {@code Validatable}. */
        VALIDATABLE,
        /** Java's serialization calls it to write and read itself. */
        EXTERNALIZABLE,
        /** Another type or package asks for its marshaller, so it has no generated interface. */
        IMPORTED,
        /** A view of its messages is generated. */
        VIEW,
        /** Its objects are keys: equal objects have equal bytes. */
        KEY,
        /** Its messages begin with a schema id. */
        SCHEMA_ID,
        /** A table of its objects is generated. */
        TABLE,
        /** The compilation has the module that tables need. Set only together with {@link #TABLE}. */
        HAS_TABLES,
        /** Its import makes its {@code Object} fields dynamic. */
        DYNAMIC,
        /** Its import says that it is marshalled as its elements. */
        ELEMENTS,
        /** The compiler warns about code that uses it, or another class that generated code names. */
        DEPRECATED
    }

    public Dto {
        traits = Set.copyOf(traits);
        fields = List.copyOf(fields);
        versionedBlocks = List.copyOf(versionedBlocks);
        parents = List.copyOf(parents);
        mixIns = List.copyOf(mixIns);
        memory = List.copyOf(memory);
    }

    /** Its name in schemas. */
    public Name schemaName() {
        return bound.map(BindingName::of).orElse(name);
    }

    /** The field with the given index. The fields on the wire come first, followed by the parents. */
    public Field field(int index) {
        return index < fields.size() ? fields.get(index) : parents.get(index - fields.size());
    }

    /** Whether it has the given trait. */
    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether it is an interface of getters and setters, for which a class is generated. */
    public boolean isBean() {
        return bean.isPresent();
    }

    /** The first method of an interface of getters and setters that has one of these names. */
    public Optional<String> methodAmong(List<String> names) {
        return bean.stream()
                .flatMap(each -> each.methods().stream())
                .filter(names::contains)
                .sorted()
                .findFirst();
    }

    /** Whether values are read by calling methods, which are the user's code. */
    public boolean hasAccessors() {
        return kind == Kind.RECORD || isBean();
    }

    /** Whether there are no objects of exactly this type. */
    public boolean isAbstract() {
        return kind == Kind.ABSTRACT_CLASS || kind == Kind.INTERFACE;
    }

    /** Whether fields may be added later, in which case its bytes are in versioned blocks. */
    public boolean isEvolvable() {
        return !versionedBlocks.isEmpty();
    }

    /** Whether its messages begin with a schema id. An abstract class without a family has no messages. */
    public boolean hasSchemaId() {
        return is(Trait.SCHEMA_ID) && (family.isPresent() || !isAbstract());
    }

    /** Whether messages can be read into an existing object. */
    public boolean isMutable() {
        return construction instanceof Construction.Empty;
    }

    /** Whether all fields of an existing object can be assigned, even if new objects are created by a constructor. */
    public boolean isAssignable() {
        return isMutable() || (kind == Kind.CLASS && fields.stream().noneMatch(Field::isFinal));
    }
}
