package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.marshal4j.tools.report.SchemaDifferences;
import org.marshal4j.tools.type.KnownSchemas;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j diff}. */
@Command(
        name = "diff",
        description = "Shows how the schemas of two lock files, jars or folders of classes differ.",
        mixinStandardHelpOptions = true,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all messages can be read, in the direction that a lock file declares",
            "1:some differences break that",
            "2:the command line is wrong, or a file cannot be read"
        })
final class DiffCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FORMER", description = "The former schemas.")
    private Path former;

    @Parameters(index = "1", paramLabel = "PRESENT", description = "The present ones.")
    private Path present;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        SchemaDifferences found =
                SchemaDifferences.between(KnownSchemas.read(List.of(former)), KnownSchemas.read(List.of(present)));
        found.lines().forEach(spec.commandLine().getOut()::println);
        spec.commandLine().getOut().flush();
        return found.breaks() ? Main.FINDINGS : Main.FINE;
    }
}
