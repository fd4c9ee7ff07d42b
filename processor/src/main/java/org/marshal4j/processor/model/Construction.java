package org.marshal4j.processor.model;

import java.util.List;

/** How reading gets an object. */
public sealed interface Construction {

    /** By the constructor without arguments; the fields are assigned after it, also into an existing object. */
    record Empty() implements Construction {}

    /**
     * By a constructor that takes fields; what it does not take is assigned after it.
     *
     * @param arguments one for each parameter, in order
     */
    record FromFields(List<Argument> arguments) implements Construction {
        public FromFields {
            arguments = List.copyOf(arguments);
        }
    }

    /** By no constructor of its own: the class is abstract, or has problems. */
    record None() implements Construction {}

    /** What is passed for one parameter of a constructor. */
    sealed interface Argument {

        /** The value for a field, by its index as {@link Dto#field} takes it. */
        record OfField(int index) implements Argument {}

        /** The zero value of a component that is not on the wire. */
        record Zero(TypeRef type) implements Argument {}
    }
}
