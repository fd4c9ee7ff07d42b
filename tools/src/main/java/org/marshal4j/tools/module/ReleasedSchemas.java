package org.marshal4j.tools.module;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.PackagedLock;
import org.marshal4j.schema.lock.Schemas;

/**
 * The schemas of a released module: those that the processor put into its jar, and the former ones of the lock file
 * there.
 */
public final class ReleasedSchemas {
    private ReleasedSchemas() {}

    /**
     * Reads the lock file of a jar; its accepted schemas are those of the jar's classes.
     *
     * @param jar the jar
     * @param module the module that the lock file must belong to, such as {@code com.acme:quotes}; if it is empty, the
     *     jar's only lock file is read
     * @return the lock file
     * @throws IOException if it cannot be read, or has no types with {@code @Marshal}
     */
    public static LockFile read(Path jar, Optional<String> module) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Path folder = files.getPath(Schemas.FOLDER);
            Map<String, Schema> own = Files.isDirectory(folder) ? byType(Schemas.read(folder)) : Map.of();
            if (own.isEmpty()) {
                throw new IOException("no types with @Marshal are in it");
            }
            Optional<Path> packaged = module.isPresent()
                    ? Optional.of(files.getPath(PackagedLock.folderOf(module.get()), PackagedLock.NAME))
                    : onlyLock(folder);
            LockFile lock = packaged.isPresent() ? AcceptedSchemas.read(packaged.get()) : LockFile.empty();
            return lock.accept(UncompiledTypes.with(own, lock).values(), own.keySet());
        } catch (IOException | IllegalArgumentException | ProviderNotFoundException e) {
            throw new IOException(jar + " cannot be compared with: " + e.getMessage(), e);
        }
    }

    /** Without the name of the module, a jar with several lock files has none that is known to be its own. */
    private static Optional<Path> onlyLock(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> locks =
                    files.filter(file -> file.endsWith(PackagedLock.NAME)).toList();
            return locks.size() == 1 ? Optional.of(locks.get(0)) : Optional.empty();
        }
    }

    private static Map<String, Schema> byType(Schemas schemas) {
        Map<String, Schema> byType = new TreeMap<>();
        schemas.types().forEach(type -> byType.put(type, schemas.apply(type)));
        return byType;
    }
}
