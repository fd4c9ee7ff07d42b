package org.marshal4j.processor.emit;

import org.marshal4j.processor.model.Dto;

/** One kind of file that is generated for every DTO. */
public interface Output {

    /** Whether there is such a file for that type. */
    boolean concerns(Dto dto);

    /** The file for a type. */
    GeneratedFile emit(MarshallerModel model);
}
