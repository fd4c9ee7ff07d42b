package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;

/** How the methods that users call do their work by the bodies below them. */
interface EntryCalls {

    /**
     * The statements that write the object.
     *
     * @param graph the further argument of a body that has to be handed the objects of the message, or nothing
     */
    CodeBlock write(Frame frame, CodeBlock graph);

    /** The statements that return the object that is read. */
    CodeBlock read(Frame frame, CodeBlock graph);

    /** The statements that read into the object, if that can be. */
    Optional<CodeBlock> readInto(Frame frame, CodeBlock graph);

    /** The statements that return the size of the object. */
    CodeBlock sizeOf(Frame frame, CodeBlock graph);
}
