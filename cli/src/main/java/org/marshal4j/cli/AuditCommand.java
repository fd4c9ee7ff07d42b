package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.work.DriftAudit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j audit}. */
@Command(
        name = "audit",
        description = "Finds where marshallers written by hand read something else than they write. Loads no class.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:nothing has been found that fails the audit",
            "1:something has",
            "2:the command line is wrong, or a file cannot be read or written"
        })
final class AuditCommand implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "CLASSES", description = "Jars and folders of classes to audit.")
    private List<Path> audited;

    @Option(
            names = "--class-path",
            paramLabel = "PATHS",
            description = "Jars and folders whose classes are looked up: the more, the more is understood.")
    private @Nullable String classPath;

    @Option(
            names = "--classes",
            paramLabel = "PREFIX",
            split = ",",
            description = "Only classes whose names begin with one of these, such as com.acme.")
    private List<String> prefixes = new ArrayList<>();

    @Option(names = "--pairs", paramLabel = "FILE", description = "A file that names further pairs of methods.")
    private @Nullable Path pairs;

    @Option(
            names = "--fail-on",
            paramLabel = "WHICH",
            description = "Which findings give the exit code 1: certain, likely (all) or never. By default certain.")
    private String failOn = "certain";

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "The accepted findings; by default marshal4j.baseline in the current folder, if it is there.")
    private @Nullable Path baseline;

    @Option(names = "--to", paramLabel = "FOLDER", description = "Writes reports there; by default none.")
    private @Nullable Path folder;

    @Option(
            names = "--formats",
            paramLabel = "FORMAT",
            split = ",",
            description = "Which reports: html, json, sarif, text. By default the first three.")
    private List<String> formats = List.of("html", "json", "sarif");

    @Option(
            names = "--source",
            paramLabel = "FOLDER",
            description = "A folder of sources below the current folder, for the paths in SARIF. May be repeated.")
    private List<Path> sources = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        for (Path path : audited) {
            ClassPaths.existing(path);
        }
        Told told = Told.ofAudit(spec);
        DriftAudit.Options options = new DriftAudit.Options(
                prefixes,
                Optional.ofNullable(pairs),
                failOn,
                baseline != null ? baseline : Path.of("marshal4j.baseline"),
                baseline != null,
                folder == null ? List.of() : formats,
                folder != null ? folder : Path.of(""),
                Path.of(""),
                sources);
        String title = audited.stream().map(Path::toString).collect(Collectors.joining(", "));
        return told.end(new DriftAudit(audited, ClassPaths.of(classPath), title, options, told).run());
    }
}
