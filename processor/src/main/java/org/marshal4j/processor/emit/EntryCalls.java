package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;

/** How the methods that users call invoke the generated bodies. */
public interface EntryCalls {

    /**
     * The statements that write the object.
     *
     * @param graph the extra argument if the body needs the objects of the message, or nothing
     */
    CodeBlock write(MarshallerWriter writer, CodeBlock graph);

    /**
     * The statements that read and return an object.
     *
     * @param current an expression for the object to fill; null for a new one
     */
    CodeBlock read(MarshallerWriter writer, CodeBlock current, CodeBlock graph);

    /** The statements that check the object to read into, before anything is read. */
    CodeBlock check(MarshallerWriter writer);

    /** The statements that read into the object after that check, if that is possible. */
    Optional<CodeBlock> readInto(MarshallerWriter writer, CodeBlock graph);

    /** An expression for the size of the object. */
    CodeBlock sizeOf(MarshallerWriter writer, CodeBlock graph);
}
