package org.marshal4j.maven;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.PackagedLock;
import org.marshal4j.schema.lock.Schemas;

/**
 * The schemas of a released module: those that the processor put into its jar, and the former ones of the lock file
 * there.
 */
final class ReleasedSchemas {
    private ReleasedSchemas() {}

    /**
     * Reads the lock file of a jar; its accepted schemas are those of the jar's classes.
     *
     * @param module the module that the lock file must belong to, such as {@code com.acme:quotes}
     * @throws IOException if it cannot be read, or has no types with {@code @Marshal}
     */
    static LockFile read(Path jar, String module) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Path folder = files.getPath(Schemas.FOLDER);
            Map<String, Schema> own = Files.isDirectory(folder) ? byType(Schemas.read(folder)) : Map.of();
            if (own.isEmpty()) {
                throw new IOException("no types with @Marshal are in it");
            }
            LockFile lock = AcceptedSchemas.read(files.getPath(PackagedLock.folderOf(module), PackagedLock.NAME));
            return lock.accept(UpdateMojo.withUncompiled(own, lock).values(), own.keySet());
        } catch (IOException | IllegalArgumentException | ProviderNotFoundException e) {
            throw new IOException(jar + " cannot be compared with: " + e.getMessage(), e);
        }
    }

    private static Map<String, Schema> byType(Schemas schemas) {
        Map<String, Schema> byType = new TreeMap<>();
        schemas.types().forEach(type -> byType.put(type, schemas.apply(type)));
        return byType;
    }
}
