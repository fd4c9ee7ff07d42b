package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.tools.work.TypePages;

/** Writes a page for each type, with a diagram of its bytes, how to read each field, a message, and its history. */
@Mojo(name = "report", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class ReportMojo extends SchemaMojo {
    /** Where the pages go. */
    @Parameter(property = "marshal4j.report", defaultValue = "${project.build.directory}/marshal4j")
    private File report;

    @Override
    void run() throws IOException {
        new TypePages(module(), jvms(), teller()).write(report.toPath());
    }
}
