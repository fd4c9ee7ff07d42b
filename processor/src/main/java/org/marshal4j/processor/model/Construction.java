package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;

/** How reading gets an object. */
public sealed interface Construction {

    /**
     * By the constructor without arguments; the fields are assigned after it, also into an existing object.
     *
     * @param hidden whether generated code may not call it, so that it is called by a handle
     */
    record Empty(boolean hidden) implements Construction {

        /** By one that generated code may call. */
        public Empty() {
            this(false);
        }
    }

    /** By no constructor of its own: the class is abstract, or has problems. */
    record None() implements Construction {}

    /** Out of the values of fields, which are read before it. What it does not take is assigned after it. */
    sealed interface OfValues extends Construction {

        /** What it takes, in order. */
        List<Argument> arguments();
    }

    /**
     * By a constructor.
     *
     * @param arguments one for each parameter, in order
     */
    record FromFields(List<Argument> arguments) implements OfValues {
        public FromFields {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * By a constructor that generated code may not call, so that it is called by a handle.
     *
     * @param arguments one for each parameter, in order
     * @param parameters the classes of the parameters, with wildcards for type arguments
     */
    record ByHiddenConstructor(List<Argument> arguments, List<TypeRef> parameters) implements OfValues {
        public ByHiddenConstructor {
            arguments = List.copyOf(arguments);
            parameters = List.copyOf(parameters);
        }
    }

    /**
     * By a static method of the class.
     *
     * @param method its name
     * @param arguments one for each parameter, in order
     */
    record ByFactory(String method, List<Argument> arguments) implements OfValues {
        public ByFactory {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * By a builder.
     *
     * @param builder its class
     * @param generic whether that has the type arguments of the marshalled class, which is bound
     * @param start the static method of the marshalled class that makes one; empty if it has a constructor
     * @param setters one for each field
     * @param end the method that makes the object
     */
    record ByBuilder(Name builder, boolean generic, Optional<String> start, List<Setter> setters, String end)
            implements OfValues {
        public ByBuilder {
            setters = List.copyOf(setters);
        }

        @Override
        public List<Argument> arguments() {
            return setters.stream().map(Setter::argument).toList();
        }
    }

    /**
     * A method of a builder.
     *
     * @param method its name
     * @param argument what it is called with
     * @param fluent whether it returns the builder to go on with, which need not be the same object
     * @param presence the method of the marshalled class that says whether it was called with a value; empty if there is none
     */
    record Setter(String method, Argument argument, boolean fluent, Optional<String> presence) {}

    /** What is passed for one parameter. */
    sealed interface Argument {

        /** The value for a field, by its index as {@link Dto#field} takes it. */
        record OfField(int index) implements Argument {}

        /**
         * The same, as another type that the value can be assigned to.
         *
         * @param to that type
         * @param unboxed whether it is the primitive type of a box, which then must not be null
         */
        record Converted(int index, TypeRef to, boolean unboxed) implements Argument {}

        /** Whether it is the value for that field. */
        default boolean isOf(int field) {
            return (this instanceof OfField of && of.index() == field)
                    || (this instanceof Converted converted && converted.index() == field);
        }

        /** The zero value of a component that is not on the wire. */
        record Zero(TypeRef type) implements Argument {}
    }
}
