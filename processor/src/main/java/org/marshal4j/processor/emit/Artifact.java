package org.marshal4j.processor.emit;

import org.marshal4j.processor.model.Dto;

/** One kind of file that is generated for DTOs. */
public interface Artifact {

    /** Whether that type has such a file. */
    boolean concerns(Dto dto);

    /** The file for a type. */
    GeneratedFile emit(MarshallerModel model);
}
