package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;

/** How the methods that users call do their work by the bodies below them. */
public interface EntryCalls {

    /**
     * The statements that write the object.
     *
     * @param graph the further argument of a body that has to be handed the objects of the message, or nothing
     */
    CodeBlock write(MarshallerWriter writer, CodeBlock graph);

    /** The statements that return the object that is read. */
    CodeBlock read(MarshallerWriter writer, CodeBlock graph);

    /** The statements that read into the object, if that can be. */
    Optional<CodeBlock> readInto(MarshallerWriter writer, CodeBlock graph);

    /** The statements that return the size of the object. */
    CodeBlock sizeOf(MarshallerWriter writer, CodeBlock graph);
}
