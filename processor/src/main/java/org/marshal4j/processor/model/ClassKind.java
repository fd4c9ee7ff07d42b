package org.marshal4j.processor.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What matters about a class as the type of a field, apart from its name. */
public sealed interface ClassKind {

    /**
     * A class about which nothing else matters: the name alone decides whether there is a codec.
     *
     * @param sort the sort of class
     * @param isCompiled whether its source is being compiled, so that its author can annotate it
     */
    record Plain(Sort sort, boolean isCompiled) implements ClassKind {

        /** A concrete class from a class file. */
        public Plain() {
            this(Sort.CLASS, false);
        }

        /** Whether no object has exactly this class. */
        public boolean isAbstract() {
            return sort != Sort.CLASS && sort != Sort.OF_JDK && sort != Sort.VALUE_CLASS;
        }
    }

    /** Sorts of classes. */
    enum Sort {
        /** A concrete class or a record. */
        CLASS,
        /** A concrete class that inherits fields from a class of the JDK, which has no marshaller. */
        OF_JDK,
        /**
         * A Kotlin value class: its constructor is private, and the method that creates objects has a name that Java
         * cannot write.
         */
        VALUE_CLASS,
        /** An abstract class. */
        ABSTRACT_CLASS,
        /** An interface. */
        INTERFACE,
        /** An interface that declares itself to be implemented by lambdas. */
        FUNCTION
    }

    /** What is known of the order of an enum's constants. */
    enum Order {
        /** That of their declarations, whatever compiles. */
        DECLARED,
        /** That of their declarations, as this compiler shows them: another one may not. */
        SHOWN,
        /** Nothing: not every compiler learns it from class files. */
        UNKNOWN
    }

    /**
     * An enum.
     *
     * @param constants its constants
     * @param isCompiled whether its source is being compiled; other enums may have other constants at run time
     * @param order whether the constants are in order of declaration
     * @param numbers the numbers that constants have by annotation
     * @param integers its fields of whole numbers, and methods without parameters that return one, {@code code()}, as
     *     far as generated code may use them
     */
    record Enumeration(
            List<String> constants, boolean isCompiled, Order order, Map<String, Integer> numbers, Set<String> integers)
            implements ClassKind {
        public Enumeration {
            constants = List.copyOf(constants);
            numbers = Map.copyOf(numbers);
            integers = Set.copyOf(integers);
        }

        /** An enum without numbers. */
        public Enumeration(List<String> constants, boolean isCompiled, Order order) {
            this(constants, isCompiled, order, Map.of(), Set.of());
        }

        /** The same enum with numbers. */
        public Enumeration numbered(Map<String, Integer> byName, Set<String> members) {
            return new Enumeration(constants, isCompiled, order, byName, members);
        }
    }

    /**
     * A class with a generated marshaller of its own.
     *
     * @param marshaller the name of the marshaller
     * @param isAbstract whether no object has exactly this class
     * @param isFamily whether it is the root of a family
     * @param isShared whether the identity of its objects is kept wherever they occur
     * @param isEvolvable whether its bytes are in versioned blocks
     * @param inChronicleWire how its objects are written to wires of Chronicle Wire
     * @param isView whether it has a generated view
     * @param isTable whether it has a generated table
     * @param isBean whether it is an interface of getters and setters, whose objects may be of any class
     */
    record Marshalled(
            Name marshaller,
            boolean isAbstract,
            boolean isFamily,
            boolean isShared,
            boolean isEvolvable,
            InChronicleWire inChronicleWire,
            boolean isView,
            boolean isTable,
            boolean isBean)
            implements ClassKind {

        /** The same with another marshaller, which is for particular type arguments. */
        public Marshalled with(Name other) {
            return new Marshalled(
                    other, isAbstract, isFamily, isShared, isEvolvable, inChronicleWire, isView, isTable, isBean);
        }

        /** A class or record without a view or a table. */
        public Marshalled(
                Name marshaller,
                boolean isAbstract,
                boolean isFamily,
                boolean isShared,
                boolean isEvolvable,
                InChronicleWire inChronicleWire) {
            this(marshaller, isAbstract, isFamily, isShared, isEvolvable, inChronicleWire, false, false, false);
        }

        /** A class that is not for Chronicle Wire. */
        public Marshalled(
                Name marshaller, boolean isAbstract, boolean isFamily, boolean isShared, boolean isEvolvable) {
            this(marshaller, isAbstract, isFamily, isShared, isEvolvable, InChronicleWire.NOT);
        }
    }

    /** How objects of a class with a marshaller are written to wires of Chronicle Wire. */
    enum InChronicleWire {
        /** Not, unless Wire itself finds a way. */
        NOT,
        /** By their own code, or by Wire's reflection as imported classes are. */
        BY_CHRONICLE_WIRE,
        /** By generated code. */
        GENERATED,
        /** By generated code, but as a record, whose class Wire cannot inspect. */
        GENERATED_RECORD;

        /** Whether generated code writes them. */
        public boolean isGenerated() {
            return this == GENERATED || this == GENERATED_RECORD;
        }
    }

    /**
     * A class without annotations that two or more other packages import, but this one does not.
     *
     * @param one a package that imports it
     * @param other another such package
     */
    record Contested(String one, String other) implements ClassKind {}

    /**
     * A generic class whose objects could be marshalled if its type arguments were known.
     *
     * @param why the reason that they are unknown
     * @param ofObjects how the class is marshalled with {@code Object} for each unknown type argument; empty if the
     *     bounds of its type variables do not allow that
     * @param variables the number of its type variables
     */
    record Unbound(Unknown why, Optional<Marshalled> ofObjects, int variables) implements ClassKind {

        /** A class that would not be known with {@code Object} either. */
        public Unbound(Unknown why) {
            this(why, Optional.empty(), 0);
        }
    }

    /** Why the type arguments of a generic class are unknown at some place. */
    enum Unknown {
        /** It is used without type arguments. */
        RAW,
        /** One of its arguments is a wildcard. */
        WILDCARD,
        /**
         * The arguments are nested more deeply than anybody would write them: the class contains itself, with
         * different arguments each time.
         */
        ENDLESS
    }

    /** A class whose objects are handled by a hand-written marshaller. */
    record Custom(CustomMarshaller marshaller) implements ClassKind {}
}
