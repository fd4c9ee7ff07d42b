package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.print.ReportFormat;
import org.marshal4j.audit.print.RepositoryPaths;
import org.marshal4j.audit.print.TextPrinter;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Baseline;
import org.marshal4j.audit.report.FailOn;
import org.marshal4j.audit.report.Finding;

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

    /** Further jars to audit: {@code groupId:artifactId:version}, or paths. */
    @Parameter(property = "marshal4j.jars")
    private List<String> jars = List.of();

    @Override
    void run() throws IOException, MojoExecutionException, MojoFailureException {
        FailOn limit = option(() -> FailOn.of(failOn));
        List<ReportFormat> forms =
                option(() -> formats.stream().map(ReportFormat::of).toList());
        List<Path> audited = audited();
        if (audited.isEmpty()) {
            getLog().info("no classes have been compiled here");
            return;
        }
        AuditReport found = Audit.of(audited)
                .withClassPath(lookUp())
                .withClasses(prefixes)
                .withBaseline(accepted())
                .run();
        List<Finding> failing = found.findings().stream().filter(limit::fails).toList();
        tell(found, !failing.isEmpty());
        write(found, forms);
        if (!failing.isEmpty()) {
            throw new MojoFailureException(message(failing));
        }
    }

    private <T> T option(Supplier<T> value) throws MojoExecutionException {
        try {
            return value.get();
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
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

    /** Dependencies may be of other types than jars, and folders that nothing has been compiled into. */
    private List<Path> lookUp() throws IOException {
        return dependencies().stream()
                .map(File::toPath)
                .filter(file -> Files.isDirectory(file) || file.toString().endsWith(".jar"))
                .toList();
    }

    private Path baseline() {
        return baseline != null
                ? baseline.toPath()
                : project().getBasedir().toPath().resolve("marshal4j.baseline");
    }

    private Baseline accepted() throws IOException {
        return baseline != null || Files.exists(baseline()) ? Baseline.read(baseline()) : Baseline.none();
    }

    private void tell(AuditReport found, boolean fails) {
        List<String> lines = new TextPrinter(false).print(found).lines().toList();
        if (fails) {
            lines.forEach(getLog()::error);
        } else if (!found.findings().isEmpty() || !found.unusedBaseline().isEmpty()) {
            lines.forEach(getLog()::warn);
        } else {
            lines.forEach(getLog()::info);
        }
    }

    private void write(AuditReport found, List<ReportFormat> forms) throws IOException {
        List<Path> sources =
                project().getCompileSourceRoots().stream().map(Path::of).toList();
        RepositoryPaths paths = new RepositoryPaths(
                session().getRequest().getMultiModuleProjectDirectory().toPath(), sources);
        Path folder = Files.createDirectories(report.toPath());
        for (ReportFormat form : forms) {
            Path file = folder.resolve(form.fileName());
            Files.writeString(file, form.print(found, paths));
            getLog().info("wrote " + file);
        }
    }

    private String message(List<Finding> failing) {
        Finding first = failing.get(0);
        return failing.size() + (failing.size() == 1 ? " finding fails" : " findings fail") + " the audit of "
                + project().getName() + "; the first: " + first.kind().title() + ", " + first.className() + "."
                + first.member() + ". Mend the methods, or accept the finding with this line in " + baseline() + ": "
                + Baseline.line(first) + " and the reason";
    }
}
