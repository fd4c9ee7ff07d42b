package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.marshal4j.maven.report.CompatibilityJson;
import org.marshal4j.maven.report.CompatibilityPage;
import org.marshal4j.maven.report.CompatibilityWords;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.matrix.CompatibilityMatrix;
import org.marshal4j.schema.matrix.TypeMatrix;

/**
 * Writes what becomes of messages for each pair of revisions of the lock file: the one that wrote them and the one that
 * reads them. Nothing in it fails the build.
 */
@Mojo(name = "compatibility", threadSafe = true)
public final class CompatibilityMojo extends SchemaMojo {
    /** Where {@code compatibility.html} and {@code compatibility.json} go. */
    @Parameter(property = "marshal4j.report", defaultValue = "${project.build.directory}/marshal4j")
    private File report;

    @Override
    void run() throws IOException {
        LockFile lock = lock();
        List<TypeMatrix> types = CompatibilityMatrix.of(lock);
        if (types.isEmpty()) {
            getLog().info("no types are in " + lockFile());
            return;
        }
        Path folder = Files.createDirectories(report.toPath());
        Path page = folder.resolve("compatibility.html");
        Files.writeString(page, CompatibilityPage.of(project().getName(), types));
        Files.writeString(
                folder.resolve("compatibility.json"), CompatibilityJson.of(moduleName(), lock.revision(), types));
        types.stream()
                .filter(type -> !type.isReadable())
                .map(CompatibilityWords::line)
                .forEach(getLog()::info);
        getLog().info(types.size() + (types.size() == 1 ? " type: " : " types: ") + page);
    }
}
