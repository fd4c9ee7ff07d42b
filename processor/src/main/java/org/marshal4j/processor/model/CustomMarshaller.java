package org.marshal4j.processor.model;

/**
 * A hand-written marshaller, which {@code @MarshalWith} names.
 *
 * @param name its class
 * @param isFixed whether it is one of values of fixed size
 * @param size the bytes of each value, if so
 * @param hasInstance whether its class has a constant {@code INSTANCE}, to be used instead of a new one
 * @param fault why it cannot be used
 * @param about what the fault is about: the type of its values, what is wrong with the class
 */
public record CustomMarshaller(Name name, boolean isFixed, int size, boolean hasInstance, Fault fault, String about) {

    /** Why a hand-written marshaller cannot be used. */
    public enum Fault {
        /** It can. */
        NONE,
        /** It implements neither of the interfaces. */
        NO_MARSHALLER,
        /** Its values are of another type. */
        OTHER_TYPE,
        /** Generated code cannot get hold of an object of its class. */
        NO_OBJECT,
        /** It does not say how many bytes its values take. */
        NO_SIZE
    }
}
