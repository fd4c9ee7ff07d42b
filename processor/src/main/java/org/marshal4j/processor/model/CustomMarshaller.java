package org.marshal4j.processor.model;

/**
 * A hand-written marshaller.
 *
 * @param name its class
 * @param size the bytes of each value, if it is one of values of fixed size; negative otherwise
 */
public record CustomMarshaller(Name name, int size) {

    /** Whether every value takes the same number of bytes. */
    public boolean isFixed() {
        return size >= 0;
    }
}
