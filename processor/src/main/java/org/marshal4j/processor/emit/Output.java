package org.marshal4j.processor.emit;

import java.util.List;
import org.marshal4j.processor.model.Dto;

/** One kind of file that is generated for every DTO. */
public interface Output {

    /** What is generated for a type, in this order. */
    List<Output> ALL = List.of(new MarshallableOutput(), new MarshallerOutput(), new WireOutput(), new SchemaOutput());

    /** Whether there is such a file for that type. */
    boolean concerns(Dto dto);

    /** The file for a type. */
    GeneratedFile emit(Subject subject);
}
