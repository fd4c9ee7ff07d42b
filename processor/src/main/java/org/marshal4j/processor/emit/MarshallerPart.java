package org.marshal4j.processor.emit;

/** A part of a generated marshaller: a method or a few that belong together. */
interface MarshallerPart {

    /** Whether the marshaller of that type has it. */
    boolean concerns(Subject subject);

    /** Adds the part to the marshaller that is being written. */
    void addTo(Frame frame);
}
