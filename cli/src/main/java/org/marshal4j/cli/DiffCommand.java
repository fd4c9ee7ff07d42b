package org.marshal4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.marshal4j.tools.cat.Cat;
import org.marshal4j.tools.cat.CatOptions;
import org.marshal4j.tools.cat.Format;
import org.marshal4j.tools.cat.MessageDiff;
import org.marshal4j.tools.filter.Condition;
import org.marshal4j.tools.report.SchemaDifferences;
import org.marshal4j.tools.type.KnownSchemas;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j diff}. */
@Command(
        name = "diff",
        description = {
            "Shows how the schemas of two lock files, jars or folders of classes differ;",
            "or the messages of two files, queues or tables, the first from the first and so on."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the messages are the same; all messages can be read, in the direction that a lock file declares",
            "1:messages differ; some differences of schemas break that",
            "2:the command line is wrong, or a file cannot be read or written"
        })
final class DiffCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FORMER", description = "The former schemas or messages.")
    private Path former;

    @Parameters(index = "1", paramLabel = "PRESENT", description = "The present ones.")
    private Path present;

    @Mixin
    private SchemaOptions schemas;

    @Option(
            names = {"-f", "--fields"},
            paramLabel = "FIELD",
            split = ",",
            description = "Compare only these fields: a,b.c,legs[0].price")
    private List<String> fields = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        boolean ofMessages = schemas.type().isPresent() || (Cat.hasMessages(former) && Cat.hasMessages(present));
        return ofMessages ? messages() : schemas();
    }

    private int schemas() throws IOException {
        SchemaDifferences found =
                SchemaDifferences.between(KnownSchemas.read(List.of(former)), KnownSchemas.read(List.of(present)));
        found.lines().forEach(spec.commandLine().getOut()::println);
        spec.commandLine().getOut().flush();
        return found.breaks() ? Main.FINDINGS : Main.FINE;
    }

    private int messages() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        MessageDiff found = MessageDiff.of(options(former), options(present), out::println);
        out.flush();
        if (!found.isSame()) {
            spec.commandLine()
                    .getErr()
                    .println(found.different() + " of " + found.messages() + " messages differ"
                            + (found.alone() == 0 ? "" : ", " + found.alone() + " have no partner")
                            + (found.unfit() == 0 ? "" : ", " + found.unfit() + " cannot be read"));
        }
        return found.isSame() ? Main.FINE : Main.FINDINGS;
    }

    private CatOptions options(Path path) throws IOException {
        return new CatOptions(
                path,
                schemas.known(),
                schemas.type(),
                schemas.revision(),
                Optional.empty(),
                fields.stream().map(Condition::path).toList(),
                OptionalLong.empty(),
                0,
                Long.MAX_VALUE,
                false,
                false,
                Format.JSON);
    }
}
