package org.marshal4j.processor.emit;

/** A part of a generated marshaller: one method, or a few that belong together. */
public interface MarshallerPart {

    /** Whether the marshaller of that type has this part. */
    boolean concerns(MarshallerModel model);

    /** Adds the part to the marshaller that is being written. */
    void addTo(MarshallerWriter writer);
}
