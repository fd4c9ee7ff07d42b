package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.tools.work.LayoutTables;

/** Prints how JVMs lay out the fields of the module's types, and which runs of fields they copy in bulk. */
@Mojo(name = "layout", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class LayoutMojo extends SchemaMojo {
    /** The types, as {@code com.acme.Order.Line} or just {@code Line}; by default all types of the module. */
    @Parameter(property = "marshal4j.types")
    private List<String> types = List.of();

    /** The home directories of the JDKs to ask; by default the one that runs the module's classes. */
    @Parameter(property = "marshal4j.jdks")
    private List<File> jdks = List.of();

    /** Options of the JVM, such as {@code -XX:+UseCompactObjectHeaders}. */
    @Parameter(property = "marshal4j.jvmOptions")
    private List<String> jvmOptions = List.of();

    @Override
    void run() throws IOException {
        List<Path> homes = jdks.isEmpty()
                ? List.of(jdkHome())
                : jdks.stream().map(File::toPath).toList();
        new LayoutTables(module(), types, jvmOptions, limit()).run(homes, this::print);
    }
}
