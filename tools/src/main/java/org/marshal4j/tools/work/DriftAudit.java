package org.marshal4j.tools.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.pair.NamedPairs;
import org.marshal4j.audit.print.ReportFormat;
import org.marshal4j.audit.print.RepositoryPaths;
import org.marshal4j.audit.print.TextPrinter;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Baseline;
import org.marshal4j.audit.report.FailOn;
import org.marshal4j.audit.report.Finding;

/**
 * Audits marshallers written by hand, tells what it finds, and writes reports.
 *
 * @param audited the jars and folders of classes to audit
 * @param classPath jars and folders whose classes are looked up; folders without classes and other files are left out
 * @param title what the classes are, for people
 * @param options how to audit
 * @param teller takes the findings: as errors if they fail the audit
 */
public record DriftAudit(List<Path> audited, List<Path> classPath, String title, Options options, Teller teller) {
    /**
     * How to audit.
     *
     * @param prefixes audits only classes whose names begin with one of these texts; empty for all
     * @param pairs a file that names further pairs of methods
     * @param failOn which findings fail the audit: {@code certain}, {@code likely} or {@code never}
     * @param baseline the accepted findings
     * @param isBaselineRequired whether the baseline must be there
     * @param formats what is written: {@code html}, {@code json}, {@code sarif}, {@code text}
     * @param folder where that goes; it is created if need be
     * @param repository the folder to which the paths in SARIF are relative
     * @param sources source folders in it
     */
    public record Options(
            List<String> prefixes,
            Optional<Path> pairs,
            String failOn,
            Path baseline,
            boolean isBaselineRequired,
            List<String> formats,
            Path folder,
            Path repository,
            List<Path> sources) {}

    /**
     * Audits.
     *
     * @return in one line, why the audit fails; empty if it does not
     * @throws IOException if a file cannot be read or written
     * @throws IllegalArgumentException if an option has no such value, or the baseline or a named pair is malformed
     */
    public Optional<String> run() throws IOException {
        FailOn limit = FailOn.of(options.failOn);
        List<ReportFormat> forms =
                options.formats.stream().map(ReportFormat::of).toList();
        if (audited.isEmpty()) {
            teller.info("no classes have been compiled here");
            return Optional.empty();
        }
        Audit audit = Audit.of(audited)
                .withClassPath(lookedUp(classPath))
                .withClasses(options.prefixes)
                .withBaseline(accepted());
        if (options.pairs.isPresent()) {
            audit = audit.withPairs(NamedPairs.of(Files.readAllLines(options.pairs.get())));
        }
        AuditReport found = audit.run((done, all) -> teller.progress(done, all, "classes"));
        List<Finding> failing = found.findings().stream().filter(limit::fails).toList();
        tell(found, !failing.isEmpty());
        write(found, forms);
        return failing.isEmpty() ? Optional.empty() : Optional.of(message(failing));
    }

    /** Dependencies may be of other types than jars, and folders that nothing has been compiled into. */
    static List<Path> lookedUp(List<Path> classPath) {
        return classPath.stream()
                .filter(file -> Files.isDirectory(file) || file.toString().endsWith(".jar"))
                .toList();
    }

    private Baseline accepted() throws IOException {
        return options.isBaselineRequired || Files.exists(options.baseline)
                ? Baseline.read(options.baseline)
                : Baseline.none();
    }

    private void tell(AuditReport found, boolean fails) {
        List<String> lines = new TextPrinter(false).print(found).lines().toList();
        if (fails) {
            lines.forEach(teller::error);
        } else if (!found.findings().isEmpty() || !found.unusedBaseline().isEmpty()) {
            lines.forEach(teller::warn);
        } else {
            lines.forEach(teller::info);
        }
    }

    private void write(AuditReport found, List<ReportFormat> forms) throws IOException {
        RepositoryPaths paths = new RepositoryPaths(options.repository, options.sources);
        for (ReportFormat form : forms) {
            Path file = Files.createDirectories(options.folder).resolve(form.fileName());
            Files.writeString(file, form.print(found, paths));
            teller.info("wrote " + file);
        }
    }

    private String message(List<Finding> failing) {
        Finding first = failing.get(0);
        return failing.size() + (failing.size() == 1 ? " finding fails" : " findings fail") + " the audit of " + title
                + "; the first: " + first.kind().title() + ", " + first.className() + "." + first.member()
                + ". Mend the methods, or accept the finding with this line in " + options.baseline + ": "
                + Baseline.line(first) + " and the reason";
    }
}
