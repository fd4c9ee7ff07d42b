package org.marshal4j.suite;

import java.nio.file.Path;

/**
 * A DTO in one of Chronicle's source files.
 *
 * @param name its qualified name, with a dollar sign if it is nested
 * @param file its source file
 * @param start the position in characters at which its declaration begins
 * @param header the position at which another interface can be named
 * @param hasInterfaces whether it already names some
 * @param isAbstract whether only its subclasses have objects
 * @param isPrivate whether only the enclosing class can use it
 * @param firstLine the line where it begins
 * @param lastLine the line where it ends
 */
record DtoClass(
        String name,
        Path file,
        int start,
        int header,
        boolean hasInterfaces,
        boolean isAbstract,
        boolean isPrivate,
        long firstLine,
        long lastLine) {

    /** Returns the name of the interface that is generated for it in its package. */
    String generatedInterface() {
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '_') + "Marshallable";
    }

    boolean contains(Path other, long line) {
        return file.equals(other) && firstLine <= line && line <= lastLine;
    }
}
