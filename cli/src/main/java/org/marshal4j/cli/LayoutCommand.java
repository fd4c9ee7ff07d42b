package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.marshal4j.tools.fork.ForkedJvm;
import org.marshal4j.tools.work.LayoutTables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code marshal4j layout}. */
@Command(
        name = "layout",
        description = "Shows where JVMs place the fields of each type, and which runs of fields they copy in bulk.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class LayoutCommand implements Callable<Integer> {
    private static final Duration LIMIT = Duration.ofMinutes(10);

    @Mixin
    private ModuleOptions module;

    @Option(names = "--types", paramLabel = "TYPE", split = ",", description = "Only these types.")
    private List<String> types = new ArrayList<>();

    @Option(
            names = "--jdk",
            paramLabel = "FOLDER",
            description = "The home of a JDK to ask; by default the one that runs this program. May be repeated.")
    private List<Path> jdks = new ArrayList<>();

    @Option(
            names = "--jvm-option",
            paramLabel = "OPTION",
            description = "Such as -XX:+UseCompactObjectHeaders. May be repeated.")
    private List<String> options = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Told told = Told.of(spec);
        List<Path> homes = jdks.isEmpty() ? List.of(ForkedJvm.ownHome()) : jdks;
        return module.work(each -> {
            new LayoutTables(each, types, options, LIMIT).run(homes, text -> told.info(text.stripTrailing()));
            return told.end(Optional.empty());
        });
    }
}
