package org.marshal4j.tools.work;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.marshal4j.tools.fork.ForkedJvm;
import org.marshal4j.tools.module.CompiledModule;
import org.marshal4j.tools.module.SchemaFiles;
import org.marshal4j.tools.type.TypeNames;

/**
 * Shows how JVMs lay out the fields of a module's types, and which runs of fields they copy in bulk.
 *
 * @param module the module
 * @param types names of types, as {@code com.acme.Order.Line} or just {@code Line}; empty for all types of the module
 * @param options options of the JVMs, such as {@code -XX:+UseCompactObjectHeaders}
 * @param limit how long a JVM may take, in whole seconds; zero for any time
 */
public record LayoutTables(CompiledModule module, List<String> types, List<String> options, Duration limit) {
    /**
     * Asks JVMs.
     *
     * @param homes the home directories of their JDKs
     * @param out takes a text for each of them
     * @throws IOException if a file cannot be read, or a JVM fails
     */
    public void run(List<Path> homes, Consumer<String> out) throws IOException {
        for (Path home : homes) {
            StringBuilder text = new StringBuilder(home + (options.isEmpty() ? "" : " " + String.join(" ", options)));
            ForkedJvm jvm = new ForkedJvm(home, options, module.classPath(), limit);
            TypesInJvm.ask(jvm, wanted())
                    .values()
                    .forEach(type -> text.append("\n\n").append(type.layout()));
            out.accept(text.toString());
        }
    }

    private List<String> wanted() throws IOException {
        SchemaFiles files = module.files();
        if (types.isEmpty()) {
            return List.copyOf(files.own().keySet());
        }
        Set<String> there = files.all().keySet();
        return types.stream()
                .map(type -> TypeNames.find(type, there).orElse(type))
                .toList();
    }
}
