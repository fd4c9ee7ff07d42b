package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;

/** What matters of a class as the type of a field, beyond its name. */
public sealed interface ClassKind {

    /**
     * Nothing else: the name alone decides whether there is a codec.
     *
     * @param sort what sort of class it is
     * @param isCompiled whether its source is being compiled, so that its author may put an annotation there
     */
    record Plain(Sort sort, boolean isCompiled) implements ClassKind {

        /** A class that can have objects, from a class file. */
        public Plain() {
            this(Sort.CLASS, false);
        }

        /** Whether no object is exactly of it. */
        public boolean isAbstract() {
            return sort != Sort.CLASS && sort != Sort.OF_JDK && sort != Sort.VALUE_CLASS;
        }
    }

    /** Sorts of classes. */
    enum Sort {
        /** A class that can have objects, or a record. */
        CLASS,
        /** A class that can have objects and takes over fields of a class of the JDK, which have no marshaller. */
        OF_JDK,
        /** A value class of Kotlin: its constructor is private, and a method that makes objects has a name that Java cannot write. */
        VALUE_CLASS,
        /** An abstract class. */
        ABSTRACT_CLASS,
        /** An interface. */
        INTERFACE,
        /** An interface that says of itself that lambdas implement it. */
        FUNCTION
    }

    /**
     * An enum.
     *
     * @param constants its constants
     * @param isCompiled whether its source is being compiled; of others the constants may be others at run time
     * @param isOrdered whether the constants are known to be in order of declaration, which class files do not tell every compiler
     */
    record Enumeration(List<String> constants, boolean isCompiled, boolean isOrdered) implements ClassKind {
        public Enumeration {
            constants = List.copyOf(constants);
        }
    }

    /**
     * A class with a generated marshaller of its own.
     *
     * @param marshaller the name of the marshaller
     * @param isAbstract whether no object is exactly of this class
     * @param isFamily whether it is the root of a family
     * @param isShared whether the identity of its objects is kept wherever they are
     * @param isEvolvable whether its bytes are in versioned blocks
     * @param inChronicleWire how its objects get into wires of Chronicle Wire
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

        /** The same with another marshaller, which is for some type arguments. */
        public Marshalled with(Name other) {
            return new Marshalled(
                    other, isAbstract, isFamily, isShared, isEvolvable, inChronicleWire, isView, isTable, isBean);
        }

        /** A class or record without view and table. */
        public Marshalled(
                Name marshaller,
                boolean isAbstract,
                boolean isFamily,
                boolean isShared,
                boolean isEvolvable,
                InChronicleWire inChronicleWire) {
            this(marshaller, isAbstract, isFamily, isShared, isEvolvable, inChronicleWire, false, false, false);
        }

        /** A class that is none of Chronicle Wire's. */
        public Marshalled(
                Name marshaller, boolean isAbstract, boolean isFamily, boolean isShared, boolean isEvolvable) {
            this(marshaller, isAbstract, isFamily, isShared, isEvolvable, InChronicleWire.NOT);
        }
    }

    /** How objects of a class with a marshaller get into wires of Chronicle Wire. */
    enum InChronicleWire {
        /** Not, unless Wire finds a way. */
        NOT,
        /** By code of their own, or as they are imported by Wire's reflection. */
        BY_CHRONICLE_WIRE,
        /** By generated code. */
        GENERATED,
        /** By generated code, but as a record, at whose class Wire cannot look. */
        GENERATED_RECORD;

        /** Whether it is by generated code. */
        public boolean isGenerated() {
            return this == GENERATED || this == GENERATED_RECORD;
        }
    }

    /**
     * A class without annotations that more than one other package imports, and this one does not.
     *
     * @param one a package that does
     * @param other another
     */
    record Contested(String one, String other) implements ClassKind {}

    /**
     * A generic class whose objects could be marshalled if it were known of which types they are made.
     *
     * @param why what is in the way
     * @param ofObjects what goes for the class with {@code Object} for each type that is not known, if its type variables take that
     * @param variables how many type variables it has
     */
    record Unbound(Unknown why, Optional<Marshalled> ofObjects, int variables) implements ClassKind {

        /** One that would not be known with {@code Object} either. */
        public Unbound(Unknown why) {
            this(why, Optional.empty(), 0);
        }
    }

    /** Why it is not known what the type variables of a generic class are in a place. */
    enum Unknown {
        /** It is used without type arguments. */
        RAW,
        /** One of its arguments is a wildcard. */
        WILDCARD,
        /** They are nested more deeply than anybody would write them: a class holds itself with other arguments each time. */
        ENDLESS
    }

    /** A class whose objects a hand-written marshaller takes care of. */
    record Custom(CustomMarshaller marshaller) implements ClassKind {}
}
