package org.marshal4j.tools.module;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.schema.lock.LockFile;

/**
 * A module that a build has compiled.
 *
 * @param name its name in a lock file, such as {@code com.acme:quotes}; empty if nobody says it
 * @param title its name for people
 * @param classes the folder of its classes, which may be one inside a jar
 * @param entry the same on a class path: the folder, or the jar
 * @param dependencies the jars and folders that it depends on; folders may be missing
 * @param sources the roots of its sources, which tell of types that failed to compile
 * @param lockFile its lock file, which may be missing
 * @param samples the file of kept messages, which may be missing
 */
public record CompiledModule(
        Optional<String> name,
        String title,
        Path classes,
        Path entry,
        List<Path> dependencies,
        List<Path> sources,
        Path lockFile,
        Path samples) {

    /** {@return its schema files, and those of other modules that it uses} */
    public SchemaFiles files() {
        return new SchemaFiles(classes, dependencies, sources);
    }

    /** {@return its classes and all that it depends on, in this order} */
    public List<Path> classPath() {
        return Stream.concat(Stream.of(entry), dependencies.stream()).toList();
    }

    /**
     * {@return the accepted schemas; none if the lock file does not exist yet}
     *
     * @throws IOException if the lock file cannot be read; the message says in which line
     */
    public LockFile lock() throws IOException {
        return AcceptedSchemas.read(lockFile);
    }

    /**
     * Refuses the lock file of another module, since all its types would seem to have been removed.
     *
     * @param lock what has been read from the lock file
     * @throws IllegalArgumentException if both have names, and these differ
     */
    public void requireOwn(LockFile lock) {
        if (name.isPresent() && lock.module().isPresent() && !lock.module().equals(name)) {
            throw new IllegalArgumentException("the lock file " + lockFile + " belongs to the module "
                    + lock.module().get() + ", not to " + name.get() + ". Each module needs a lock file of its own;"
                    + " if the module has another name now, change the line \"module\" in it.");
        }
    }
}
