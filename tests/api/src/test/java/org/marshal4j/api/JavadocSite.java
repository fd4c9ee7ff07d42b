package org.marshal4j.api;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.DocumentationTool;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Creates the Javadoc of everything that users may call.
 *
 * @param root the root of the repository
 * @param sources the source folders
 * @param packages the packages to show
 */
record JavadocSite(Path root, List<Path> sources, List<String> packages) {

    /** Finds the source folders of all modules. */
    static JavadocSite of(Path root, List<String> packages) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (Path module : modules(root)) {
            Stream.of(
                            "src/main/java",
                            "target/generated-sources/columns",
                            "target/generated-sources/primitives",
                            "target/generated-sources/java-templates")
                    .map(module::resolve)
                    .filter(Files::isDirectory)
                    .forEach(sources::add);
        }
        return new JavadocSite(root, sources, packages);
    }

    private static List<Path> modules(Path root) throws IOException {
        try (Stream<Path> integrations = Files.list(root.resolve("integrations"))) {
            return Stream.concat(
                            Stream.of("annotations", "schema", "runtime", "table", "audit", "adopt", "tools")
                                    .map(root::resolve),
                            integrations.sorted())
                    .toList();
        }
    }

    /**
     * Writes the site and checks all comments.
     *
     * @return the warnings and errors, each with its file and line
     */
    List<Finding> writeTo(Path folder) {
        DocumentationTool tool = ToolProvider.getSystemDocumentationTool();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StringWriter output = new StringWriter();
        boolean isDone =
                tool.getTask(output, null, found, null, options(folder), null).call();
        List<Finding> findings = found.getDiagnostics().stream()
                .filter(each -> each.getKind() != Diagnostic.Kind.NOTE)
                .map(this::finding)
                .collect(Collectors.toCollection(ArrayList::new));
        if (!isDone && findings.isEmpty()) {
            findings.add(new Finding("javadoc", output.toString()));
        }
        return findings;
    }

    private List<String> options(Path folder) {
        List<String> options = new ArrayList<>(List.of(
                "-quiet",
                "-notimestamp",
                "-Xmaxwarns",
                "10000",
                "-Xdoclint:all",
                "-windowtitle",
                "marshal4j",
                "-doctitle",
                "marshal4j",
                "-d",
                folder.toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                "-sourcepath",
                sources.stream()
                        .map(Path::toString)
                        .collect(Collectors.joining(System.getProperty("path.separator")))));
        options.addAll(List.of("-overview", overview(folder).toString()));
        options.addAll(packages);
        return options;
    }

    /** Writes an overview that says where to start. The packages themselves say who may use them. */
    private static Path overview(Path folder) {
        Path file = folder.resolveSibling("javadoc-overview.html");
        try {
            Files.createDirectories(folder);
            return Files.writeString(file, """
                    <!DOCTYPE html>
                    <html lang="en">
                    <head><title>marshal4j</title></head>
                    <body>
                    <p>Generates marshallers for Java classes and records at compile time. Start with the annotations in
                    {@link org.marshal4j} and with {@link org.marshal4j.runtime.Marshaller}.</p>
                    </body>
                    </html>
                    """);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Finding finding(Diagnostic<? extends JavaFileObject> each) {
        JavaFileObject source = each.getSource();
        String place =
                source == null ? "" : root.relativize(Path.of(source.toUri())) + ":" + each.getLineNumber() + ": ";
        return new Finding(place, each.getMessage(Locale.ENGLISH));
    }

    /**
     * A warning or error.
     *
     * @param place file and line; empty if there is none
     */
    record Finding(String place, String message) {
        /** Whether a comment or tag is missing, rather than wrong. */
        boolean isOfAbsence() {
            return message.matches("(?s)(no (comment|main description|@\\w+)|use of default constructor).*");
        }

        @Override
        public String toString() {
            return place + message;
        }
    }
}
