package org.marshal4j.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code marshal4j schema}. */
@Command(
        name = "schema",
        description = "Shows the schema of a type, now or in a revision; without a type, all types.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class SchemaCommand implements Callable<Integer> {
    @Mixin
    private SchemaOptions schemas;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        spec.commandLine().getOut().print(schemas.known().text(schemas.type(), schemas.revision()));
        spec.commandLine().getOut().flush();
        return Main.FINE;
    }
}
