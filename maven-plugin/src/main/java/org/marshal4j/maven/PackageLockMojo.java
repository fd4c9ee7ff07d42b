package org.marshal4j.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.marshal4j.schema.lock.PackagedLock;

/**
 * Copies a lock file with a different name to the classes as {@code marshal4j.lock}, where {@code PackagedLock} finds
 * it. It is part of the build if the plugin has {@code <extensions>true</extensions>}.
 */
@Mojo(name = PackageLockMojo.GOAL, defaultPhase = LifecyclePhase.PROCESS_RESOURCES, threadSafe = true)
public final class PackageLockMojo extends SchemaMojo {
    static final String GOAL = "package-lock";

    @Override
    void run() throws IOException {
        if (!Files.exists(lockFile())) {
            getLog().info(lockFile() + " is not there");
            return;
        }
        Path folder = Files.createDirectories(classes().resolve(PackagedLock.folderOf(moduleName())));
        Files.copy(lockFile(), folder.resolve(PackagedLock.NAME), StandardCopyOption.REPLACE_EXISTING);
    }
}
