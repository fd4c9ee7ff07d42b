package org.marshal4j.random;

/** How a type is declared, and therefore how its objects are created. */
enum Form {
    /** A class with a constructor without parameters. */
    CLASS,
    /** The same, but abstract: a superclass of others, with or without type parameters. */
    ABSTRACT,
    /** Some fields are final, and set by a constructor. */
    CONSTRUCTED,
    /** A static method takes all fields. */
    FACTORY,
    /** A builder takes them one by one. */
    BUILDER,
    RECORD,
    /** The root of a family, without fields of its own. */
    SEALED_INTERFACE,
    /** The same with fields, which its subclasses inherit. */
    SEALED_CLASS,
    /** A class that names its subclasses and can be instantiated itself. */
    NAMING_CLASS,
    ENUM;

    /** Whether fields of this type may be declared. */
    boolean isHeld() {
        return this != ABSTRACT && this != ENUM;
    }

    boolean isFamily() {
        return this == SEALED_INTERFACE || this == SEALED_CLASS || this == NAMING_CLASS;
    }

    /** Whether reading creates an object from its values. */
    boolean isMadeOfValues() {
        return this == CONSTRUCTED || this == FACTORY || this == BUILDER || this == RECORD;
    }
}
