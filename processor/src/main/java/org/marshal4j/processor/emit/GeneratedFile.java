package org.marshal4j.processor.emit;

import com.palantir.javapoet.JavaFile;

/** A file that is generated. */
public sealed interface GeneratedFile {

    /** A source. */
    record Source(JavaFile file) implements GeneratedFile {}

    /**
     * Another file among the classes.
     *
     * @param path where, with slashes
     * @param text what it holds
     */
    record Resource(String path, String text) implements GeneratedFile {}
}
