package org.marshal4j.audit.report;

/**
 * A line of a method.
 *
 * @param className the class, as in {@code java.util.Map$Entry}
 * @param method the method's name
 * @param file the name of the source file without folders; empty if the class file does not name it
 * @param line the line, from 1; 0 if the class file has no line numbers
 */
public record Place(String className, String method, String file, int line) implements Comparable<Place> {

    /** The source file's path below a source folder, as class and file names give it. */
    public String path() {
        int dot = className.lastIndexOf('.');
        String folder = dot < 0 ? "" : className.substring(0, dot + 1).replace('.', '/');
        return folder + (file.isEmpty() ? className.substring(dot + 1).replaceFirst("\\$.*", "") + ".java" : file);
    }

    @Override
    public int compareTo(Place other) {
        int byClass = className.compareTo(other.className);
        return byClass != 0 ? byClass : Integer.compare(line, other.line);
    }

    @Override
    public String toString() {
        return className + "." + method + (file.isEmpty() ? "" : " (" + file + ":" + line + ")");
    }
}
