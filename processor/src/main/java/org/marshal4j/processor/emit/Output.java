package org.marshal4j.processor.emit;

import com.squareup.javapoet.JavaFile;
import java.util.List;

/** One kind of file that is generated for every DTO. */
public interface Output {

    /** What is generated for a type, in this order. */
    List<Output> ALL = List.of(new MarshallableOutput(), new MarshallerOutput());

    /** The file for a type. */
    JavaFile emit(Subject subject);
}
