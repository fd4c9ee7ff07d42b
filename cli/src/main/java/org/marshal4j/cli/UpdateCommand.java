package org.marshal4j.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.work.LockUpdate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code marshal4j update}. */
@Command(
        name = "update",
        description = "Writes the schemas of the last compilation into the lock file, even if it has failed.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class UpdateCommand implements Callable<Integer> {
    @Mixin
    private ModuleOptions module;

    @Option(
            names = "--types",
            paramLabel = "TYPE",
            split = ",",
            description = "Accept only the changes of these types.")
    private List<String> types = new ArrayList<>();

    @Option(
            names = "--rules",
            paramLabel = "RULE",
            split = ",",
            description = "Accept only types that have changed by these rules alone, such as field-retyped.")
    private List<String> rules = new ArrayList<>();

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why; the lock file keeps it with the revision.")
    private @Nullable String reason;

    @Option(
            names = "--compatibility",
            paramLabel = "DIRECTION",
            description = "In which direction messages stay readable: BACKWARD, FORWARD, FULL or NONE.")
    private @Nullable String compatibility;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        LockUpdate.Options options =
                new LockUpdate.Options(types, rules, Optional.ofNullable(reason), Optional.ofNullable(compatibility));
        Told told = Told.of(spec);
        return module.work(each -> {
            new LockUpdate(each, options, told).run();
            return told.end(Optional.empty());
        });
    }
}
