package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;

/** How generated code gets from the start of a section to that of the next. */
interface SectionWalk {

    /** The way for the messages of a view. */
    static SectionWalk of(ViewWriter view) {
        boolean versioned = view.sections().stream().anyMatch(Section::versioned);
        return versioned ? new VersionedWalk(view) : new PlainWalk(view);
    }

    /** The statements for a section. */
    CodeBlock over(Section section);

    /** The last section whose start can be found in memory, without an input. */
    int quick();
}
