package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;

/** How reading creates an object. */
public sealed interface Construction {

    /**
     * With the constructor without arguments. The fields are assigned afterwards, which also works for an existing
     * object.
     *
     * @param hidden whether generated code may not call the constructor, and so calls it through a method handle
     */
    record Empty(boolean hidden) implements Construction {

        /** With a constructor that generated code may call. */
        public Empty() {
            this(false);
        }
    }

    /** With no constructor of its own: the class is abstract, or has problems. */
    record None() implements Construction {}

    /** From the values of fields, which are read first. Fields that it does not take are assigned afterwards. */
    sealed interface OfValues extends Construction {

        /** The arguments, in order. */
        List<Argument> arguments();
    }

    /**
     * With a constructor.
     *
     * @param arguments one for each parameter, in order
     */
    record FromFields(List<Argument> arguments) implements OfValues {
        public FromFields {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * With a constructor that generated code may not call, and so calls through a method handle.
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
     * With a static method of the class.
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
     * With a builder.
     *
     * @param builder its class
     * @param generic whether the builder has the type arguments of the marshalled class, which is bound
     * @param start the static method of the marshalled class that creates a builder; empty if the builder has a
     *     constructor
     * @param setters one for each field
     * @param end the method that creates the object
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
     * @param argument the argument that it is called with
     * @param fluent whether it returns the builder to continue with, which may be another object
     * @param presence the method of the marshalled class that tells whether the builder's method was called with a
     *     value; empty if there is none
     * @param refusingNull whether it must not be called with null
     */
    record Setter(String method, Argument argument, boolean fluent, Optional<String> presence, boolean refusingNull) {}

    /** The argument for one parameter. */
    sealed interface Argument {

        /** The value of a field, given by its index as in {@link Dto#field}. */
        record OfField(int index) implements Argument {}

        /**
         * The value of a field, as another type that it can be assigned to.
         *
         * @param to the other type
         * @param unboxed whether that is the primitive type of a box, which must not be null then
         */
        record Converted(int index, TypeRef to, boolean unboxed) implements Argument {}

        /** Whether it is the value of the given field. */
        default boolean isOf(int field) {
            return (this instanceof OfField of && of.index() == field)
                    || (this instanceof Converted converted && converted.index() == field);
        }

        /** The zero value of a component that is not on the wire. */
        record Zero(TypeRef type) implements Argument {}
    }
}
