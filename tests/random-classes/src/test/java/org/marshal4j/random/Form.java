package org.marshal4j.random;

/** What a type is declared as, and so how its objects are made. */
enum Form {
    /** A class with a constructor without parameters. */
    CLASS,
    /** The same, abstract: a superclass of others, with or without type parameters. */
    ABSTRACT,
    /** Some fields are final, and a constructor takes those. */
    CONSTRUCTED,
    /** A static method takes all fields. */
    FACTORY,
    /** A builder takes them one by one. */
    BUILDER,
    RECORD,
    /** The root of a family, which has no fields of its own. */
    SEALED_INTERFACE,
    /** The same with fields, which its subclasses have too. */
    SEALED_CLASS,
    /** A class with objects of its own that names its subclasses. */
    NAMING_CLASS,
    ENUM;

    /** Whether a field of this type may be declared. */
    boolean isHeld() {
        return this != ABSTRACT && this != ENUM;
    }

    boolean isFamily() {
        return this == SEALED_INTERFACE || this == SEALED_CLASS || this == NAMING_CLASS;
    }

    /** Whether reading makes an object of its values. */
    boolean isMadeOfValues() {
        return this == CONSTRUCTED || this == FACTORY || this == BUILDER || this == RECORD;
    }
}
