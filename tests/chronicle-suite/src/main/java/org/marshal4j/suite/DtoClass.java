package org.marshal4j.suite;

import java.nio.file.Path;

/**
 * A DTO in a source file of Chronicle's.
 *
 * @param name its qualified name, with a dollar sign for nested ones
 * @param file where it is
 * @param start where its declaration begins, in characters
 * @param header where another interface can be named
 * @param hasInterfaces whether it names some already
 * @param isAbstract whether there are objects of subclasses only
 * @param isPrivate whether only the class around it can use it
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

    /** The name of the interface that is generated for it, in its package. */
    String generatedInterface() {
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '_') + "Marshallable";
    }

    boolean contains(Path other, long line) {
        return file.equals(other) && firstLine <= line && line <= lastLine;
    }
}
