package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.work.SchemaCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code marshal4j check}. */
@Command(
        name = "check",
        description = "Compares the schemas of compiled classes with the lock file, and reads kept messages.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class CheckCommand implements Callable<Integer> {
    @Mixin
    private ModuleOptions module;

    @Mixin
    private JvmOptions jvm;

    @Option(names = "--strict", description = "Schemas that are not in the lock file are errors, even safe ones.")
    private boolean strict;

    @Option(names = "--json", paramLabel = "FILE", description = "A file for the result, for programs.")
    private @Nullable Path json;

    @Option(
            names = "--released",
            paramLabel = "JAR",
            description = "Compare with this jar instead of the lock file, and read no kept messages.")
    private @Nullable Path released;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        SchemaCheck.Options options = new SchemaCheck.Options(
                strict, Optional.ofNullable(json), Optional.ofNullable(released), Optional.empty());
        Told told = Told.of(spec);
        return module.work(each -> told.end(new SchemaCheck(each, options, jvm.jvms(), told).run()));
    }
}
