package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.marshal4j.tools.module.AcceptedSchemas;
import org.marshal4j.tools.report.CompatibilityReport;

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
        CompatibilityReport written = CompatibilityReport.write(
                AcceptedSchemas.read(lockFile()), project().getName(), moduleName(), report.toPath());
        if (written.types() == 0) {
            getLog().info("no types are in " + lockFile());
            return;
        }
        written.lines().forEach(getLog()::info);
        getLog().info(written.summary());
    }
}
