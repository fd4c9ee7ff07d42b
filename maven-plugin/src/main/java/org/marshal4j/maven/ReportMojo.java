package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.maven.report.Diagrams;
import org.marshal4j.maven.report.Message;
import org.marshal4j.maven.report.Pages;
import org.marshal4j.maven.report.TypeFacts;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Writes a page for each type, with a diagram of its bytes, how to read each field, a message, and its history. */
@Mojo(name = "report", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class ReportMojo extends SchemaMojo {
    /** Where the pages go. */
    @Parameter(property = "marshal4j.report", defaultValue = "${project.build.directory}/marshal4j")
    private File report;

    @Override
    void run() throws IOException, MojoExecutionException {
        Map<String, Schema> forms = schemaFiles().all();
        if (forms.isEmpty()) {
            getLog().info("no types with @Marshal have been compiled here");
            return;
        }
        Schemas schemas = Schemas.of(forms.values());
        LockFile lock = lock();
        Map<String, Message> messages = Message.ofAll(ownJvm(), schemas, lock);
        Map<String, TypesInJvm> asked = TypesInJvm.ask(jvm(), schemas.types());
        List<TypeFacts> types = new ArrayList<>();
        for (String type : schemas.types()) {
            Schema schema = schemas.apply(type);
            TypesInJvm inJvm = inJvm(type, asked);
            types.add(new TypeFacts(
                    schema, schemas, inJvm.sizes(), inJvm.layout(), messages.get(type), history(type, lock)));
        }
        write(types);
        getLog().info(types.size() + " types: " + report.toPath().resolve("index.html"));
    }

    private static TypesInJvm inJvm(String type, Map<String, TypesInJvm> asked) {
        return asked.getOrDefault(type, new TypesInJvm("", ""));
    }

    private static List<String> history(String type, LockFile lock) {
        Stream<String> schemas = lock.entries().stream()
                .filter(entry -> entry.schema().type().equals(type))
                .map(entry -> "revision " + entry.from() + " to "
                        + entry.to().map(String::valueOf).orElse("now")
                        + reason(lock, entry.from()) + "\n"
                        + entry.text());
        return Stream.concat(ids(type, lock).stream(), schemas).toList();
    }

    private static Optional<String> ids(String type, LockFile lock) {
        return lock.head().ids().stream()
                .filter(id -> id.type().equals(type))
                .map(id -> "  " + SchemaId.text(id.id()) + " from revision " + id.revision() + "\n")
                .reduce(String::concat)
                .map(lines -> "schema ids\n" + lines);
    }

    private static String reason(LockFile lock, int revision) {
        String reason = lock.head().reasons().get(revision);
        return reason == null ? "" : " (" + reason + ")";
    }

    private void write(List<TypeFacts> types) throws IOException {
        Path folder = Files.createDirectories(report.toPath());
        for (Pages pages : Pages.ALL) {
            Files.writeString(
                    folder.resolve("index" + pages.suffix()),
                    pages.index(project().getName(), types));
            for (TypeFacts type : types) {
                Files.writeString(folder.resolve(type.file() + pages.suffix()), pages.type(type));
            }
        }
        for (TypeFacts type : types) {
            Files.writeString(folder.resolve(type.file() + ".svg"), Diagrams.of(type));
        }
    }
}
