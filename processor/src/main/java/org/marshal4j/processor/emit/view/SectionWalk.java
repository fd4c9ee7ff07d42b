package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;

/** How generated code gets from the start of a section to that of the next. */
interface SectionWalk {

    /** The statements for a section. */
    CodeBlock over(Section section);

    /** The last section whose start can be found in memory, without an input. */
    int quick();
}
