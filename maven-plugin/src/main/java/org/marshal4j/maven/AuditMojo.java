package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.tools.work.DriftAudit;

/**
 * Looks for drift in marshallers written by hand: pairs of methods that write and read an object and disagree. It
 * reads class files, needs no annotations, and loads no class.
 */
@Mojo(
        name = "audit",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyCollection = ResolutionScope.COMPILE,
        threadSafe = true)
public final class AuditMojo extends ModuleMojo {
    /** The accepted findings; by default {@code marshal4j.baseline} next to the {@code pom.xml}, if it is there. */
    @Parameter(property = "marshal4j.baseline")
    private File baseline;

    /** Which findings fail the build: {@code certain}, {@code likely} for all, or {@code never}. */
    @Parameter(property = "marshal4j.failOn", defaultValue = "certain")
    private String failOn;

    /** What is written: {@code html}, {@code json}, {@code sarif}, {@code text}. */
    @Parameter(property = "marshal4j.formats", defaultValue = "html,json,sarif")
    private List<String> formats;

    /** Where {@code audit.html} and the other forms go. */
    @Parameter(property = "marshal4j.report", defaultValue = "${project.build.directory}/marshal4j-audit")
    private File report;

    /** Audits only classes whose names begin with one of these texts; by default all. */
    @Parameter(property = "marshal4j.classes")
    private List<String> prefixes = List.of();

    /** A file that names further pairs of methods. */
    @Parameter(property = "marshal4j.pairs")
    private File pairs;

    /** Further jars to audit: {@code groupId:artifactId:version}, or paths. */
    @Parameter(property = "marshal4j.jars")
    private List<String> jars = List.of();

    @Override
    void run() throws IOException, MojoFailureException {
        DriftAudit.Options options = new DriftAudit.Options(
                prefixes,
                Optional.ofNullable(pairs).map(File::toPath),
                failOn,
                baseline != null
                        ? baseline.toPath()
                        : project().getBasedir().toPath().resolve("marshal4j.baseline"),
                baseline != null,
                formats,
                report.toPath(),
                session().getRequest().getMultiModuleProjectDirectory().toPath(),
                sources());
        failFor(new DriftAudit(audited(), dependencies(), project().getName(), options, teller()).run());
    }

    private List<Path> audited() throws IOException {
        List<Path> audited = new ArrayList<>();
        if (Files.isDirectory(classes())) {
            audited.add(classes());
        }
        for (String name : jars) {
            audited.add(jar(name));
        }
        return audited;
    }
}
