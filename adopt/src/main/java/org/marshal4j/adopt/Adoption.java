package org.marshal4j.adopt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.adopt.source.JavaFiles;

/**
 * Turns classes whose methods write and read them by hand into classes with generated marshallers that write the same
 * bytes: finds the annotations, and makes a patch of the sources and tests. It changes no file and loads no class. The
 * methods stay; the tests compare the generated marshallers with them. Safe for use by several threads.
 */
public final class Adoption {

    private final List<Path> classes;
    private final List<Path> classPath;
    private final List<Path> sourceRoots;
    private final Path base;

    private Adoption(List<Path> classes, List<Path> classPath, List<Path> sourceRoots, Path base) {
        this.classes = List.copyOf(classes);
        this.classPath = List.copyOf(classPath);
        this.sourceRoots = List.copyOf(sourceRoots);
        this.base = base;
    }

    /**
     * Adopts compiled classes of a project.
     *
     * @param classes jars and folders with its class files
     * @param classPath jars and folders in which other classes are looked up
     * @param sourceRoots folders with its sources, such as {@code src/main/java}
     */
    public static Adoption of(List<Path> classes, List<Path> classPath, List<Path> sourceRoots) {
        return new Adoption(classes, classPath, sourceRoots, Path.of(""));
    }

    /**
     * Makes patches whose paths are relative to a folder; by default to the working directory. Files outside it are
     * relative to their source root.
     */
    public Adoption relativeTo(Path folder) {
        return new Adoption(classes, classPath, sourceRoots, folder);
    }

    /**
     * Adopts a class, with its superclasses and the classes whose objects it holds, as far as their sources are there.
     *
     * @param className its name, as in {@code com.acme.Outer$Inner} or {@code com.acme.Outer.Inner}
     * @throws IOException if a file cannot be read
     * @throws IllegalArgumentException if there is no such class, or it has no methods that write and read it
     * @throws IllegalStateException if this is a Java runtime without a compiler
     */
    public Adopted adopt(String className) throws IOException {
        return new Project(classes, classPath, new JavaFiles(sourceRoots), base).adopt(className);
    }
}
