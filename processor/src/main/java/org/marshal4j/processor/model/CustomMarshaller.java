package org.marshal4j.processor.model;

/**
 * A hand-written marshaller that {@code @MarshalWith} names.
 *
 * @param name its class
 * @param isFixed whether it is for values of fixed size
 * @param size the size of each value in bytes, if fixed
 * @param version the version of its bytes, 1 if it declares none
 * @param writesNull whether it writes null itself, without a presence byte
 * @param hasInstance whether its class has a constant {@code INSTANCE}, which is used instead of a new object
 * @param fault why it cannot be used
 * @param about the detail of the fault: the type of its values, or what is wrong with the class
 */
public record CustomMarshaller(
        Name name,
        boolean isFixed,
        int size,
        int version,
        boolean writesNull,
        boolean hasInstance,
        Fault fault,
        String about) {

    /** Why a hand-written marshaller cannot be used. */
    public enum Fault {
        /** It can be used. */
        NONE,
        /** It implements neither of the interfaces. */
        NO_MARSHALLER,
        /** Its values have another type. */
        OTHER_TYPE,
        /** Generated code cannot get an object of its class. */
        NO_OBJECT,
        /** It does not say how many bytes its values take. */
        NO_SIZE
    }
}
