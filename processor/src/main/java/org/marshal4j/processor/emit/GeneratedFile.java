package org.marshal4j.processor.emit;

import com.palantir.javapoet.JavaFile;

/** A generated file. */
public sealed interface GeneratedFile {

    /** A source. */
    record JavaCode(JavaFile file) implements GeneratedFile {}

    /**
     * Another file among the classes.
     *
     * @param path its path, with slashes
     * @param text its contents
     */
    record Resource(String path, String text) implements GeneratedFile {}
}
