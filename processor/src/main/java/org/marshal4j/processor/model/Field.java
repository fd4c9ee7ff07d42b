package org.marshal4j.processor.model;

/**
 * A field that is part of the wire form.
 *
 * @param name its name
 * @param type its type
 * @param declared its type as its owner declares it, with the bound in place of a type variable
 * @param owner the class that declares it
 * @param ownerVisible whether generated code can name that class
 * @param ownerKind whether that class has type parameters
 * @param visibility its visibility
 * @param isFinal whether it is final
 * @param options what annotations say of it
 * @param acyclic whether the source says that objects never come back to themselves by this field
 * @param hidden whether a subclass declares another field of this name
 * @param constant whether its value is a constant, the same in all objects
 * @param filled whether what is read goes into the value that it has, since it is final and no construction takes it
 * @param elements whether it is no field, but what the object holds as the collection or map that it is itself
 */
public record Field(
        String name,
        TypeRef type,
        TypeRef declared,
        Name owner,
        boolean ownerVisible,
        OwnerKind ownerKind,
        Visibility visibility,
        boolean isFinal,
        FieldOptions options,
        boolean acyclic,
        boolean hidden,
        boolean constant,
        boolean filled,
        boolean elements) {

    /** What matters of the class that declares a field. */
    public enum OwnerKind {
        /** It has no type parameters. */
        PLAIN,
        /**
         * It has, and is abstract: what is wrong with its fields is reported of it, unless it is with a type
         * variable.
         */
        ABSTRACT_GENERIC,
        /**
         * It has, and there are objects of it. It is never looked at by itself, only with the types that it is bound
         * to.
         */
        GENERIC
    }

    /** A field that is no constant, and is assigned or handed to what makes the object. */
    public Field(
            String name,
            TypeRef type,
            TypeRef declared,
            Name owner,
            boolean ownerVisible,
            OwnerKind ownerKind,
            Visibility visibility,
            boolean isFinal,
            FieldOptions options,
            boolean acyclic,
            boolean hidden) {
        this(
                name,
                type,
                declared,
                owner,
                ownerVisible,
                ownerKind,
                visibility,
                isFinal,
                options,
                acyclic,
                hidden,
                false,
                false,
                false);
    }

    /** The same field, of which a subclass declares a namesake. */
    public Field asHidden() {
        return with(true, constant, filled, elements);
    }

    /** The same field, whose value is a constant. */
    public Field asConstant() {
        return with(hidden, true, filled, elements);
    }

    /** The same field, into whose value what is read goes. */
    public Field asFilled() {
        return with(hidden, constant, true, elements);
    }

    /** What the object itself holds, as a collection or map, in place of this field. */
    public Field asElements() {
        return with(hidden, constant, true, true);
    }

    private Field with(boolean nowHidden, boolean nowConstant, boolean nowFilled, boolean nowElements) {
        return new Field(
                name,
                type,
                declared,
                owner,
                ownerVisible,
                ownerKind,
                visibility,
                isFinal,
                options,
                acyclic,
                nowHidden,
                nowConstant,
                nowFilled,
                nowElements);
    }

    /** Whether its owner has type parameters. */
    public boolean ownerGeneric() {
        return ownerKind != OwnerKind.PLAIN;
    }

    /**
     * Whether it is as it is only in the class whose field it is: its owner does not know its type, or is never
     * looked at by itself.
     */
    public boolean isBound() {
        return ownerKind == OwnerKind.GENERIC || !declared.equals(type);
    }
}
