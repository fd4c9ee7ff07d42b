package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.maven.fork.ForkedJvm;
import org.marshal4j.tools.type.TypeNames;

/** Prints how JVMs lay out the fields of the module's types, and which runs of fields they copy in bulk. */
@Mojo(name = "layout", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class LayoutMojo extends SchemaMojo {
    /** The types, as {@code com.acme.Order.Line} or just {@code Line}; by default all types of the module. */
    @Parameter(property = "marshal4j.types")
    private List<String> types;

    /** The home directories of the JDKs to ask; by default the one that runs the module's classes. */
    @Parameter(property = "marshal4j.jdks")
    private List<File> jdks;

    /** Options of the JVM, such as {@code -XX:+UseCompactObjectHeaders}. */
    @Parameter(property = "marshal4j.jvmOptions")
    private List<String> jvmOptions;

    @Override
    void run() throws IOException {
        List<String> options = jvmOptions == null ? List.of() : jvmOptions;
        List<Path> homes = jdks == null || jdks.isEmpty()
                ? List.of(jdkHome())
                : jdks.stream().map(File::toPath).toList();
        for (Path home : homes) {
            StringBuilder text = new StringBuilder(home + (options.isEmpty() ? "" : " " + String.join(" ", options)));
            ForkedJvm jvm = new ForkedJvm(home, options, classPath(), limit());
            TypesInJvm.ask(jvm, wanted())
                    .values()
                    .forEach(type -> text.append("\n\n").append(type.layout()));
            print(text.toString());
        }
    }

    private List<String> wanted() throws IOException {
        SchemaFiles files = schemaFiles();
        if (types == null || types.isEmpty()) {
            return List.copyOf(files.own().keySet());
        }
        Set<String> there = files.all().keySet();
        return types.stream()
                .map(type -> TypeNames.find(type, there).orElse(type))
                .toList();
    }
}
