package org.marshal4j.processor.model;

/**
 * A field that is part of the message.
 *
 * @param name its name
 * @param type its type
 * @param declared its type as its owner declares it, with a type variable replaced by its bound
 * @param owner the class that declares it
 * @param ownerVisible whether generated code can name that class
 * @param ownerKind whether that class has type parameters
 * @param visibility its visibility
 * @param isFinal whether it is final
 * @param options what annotations say about it
 * @param acyclic whether the source says that no object leads back to itself through this field
 * @param hidden whether a subclass declares another field of this name
 * @param constant whether its value is a constant, the same in all objects
 * @param filled whether reading fills the value that it already holds, because it is final and no constructor takes it
 * @param elements true if this is not a field, but the contents of the object, which is a collection or map
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

    /** What matters about the class that declares a field. */
    public enum OwnerKind {
        /** It has no type parameters. */
        PLAIN,
        /**
         * It has type parameters and is abstract. Problems with its fields are reported for it, except for those with
         * a type variable.
         */
        ABSTRACT_GENERIC,
        /** It has type parameters and can have objects. It is never checked by itself, only with type arguments. */
        GENERIC
    }

    /** A field that is not a constant, and is assigned or passed to a constructor. */
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

    /** The same field, hidden by one of the same name in a subclass. */
    public Field asHidden() {
        return with(true, constant, filled, elements);
    }

    /** The same field, marked as a constant. */
    public Field asConstant() {
        return with(hidden, true, filled, elements);
    }

    /** The same field, marked so that reading fills the value that it already holds. */
    public Field asFilled() {
        return with(hidden, constant, true, elements);
    }

    /** The contents of the object as a collection or map, in place of this field. */
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
     * Whether it is like this only in the class at hand: its owner does not know its type, or is never checked by
     * itself.
     */
    public boolean isBound() {
        return ownerKind == OwnerKind.GENERIC || !declared.equals(type);
    }
}
