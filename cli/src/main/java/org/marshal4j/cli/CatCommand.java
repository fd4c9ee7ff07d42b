package org.marshal4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.cat.Cat;
import org.marshal4j.tools.cat.CatOptions;
import org.marshal4j.tools.cat.CatResult;
import org.marshal4j.tools.cat.Format;
import org.marshal4j.tools.filter.Condition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j cat}. */
@Command(
        name = "cat",
        description = "Shows the messages of a file or a Chronicle queue, or the rows of a table.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all documents fit",
            "1:documents do not fit, which are on the standard error; or a file is damaged",
            "2:the command line is wrong, or a file cannot be read or written"
        })
final class CatCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "PATH",
            description = "A file of messages, the directory of a queue, one of its .cq4 files, or a table.")
    private Path path;

    @Mixin
    private SchemaOptions schemas;

    @Option(
            names = {"-w", "--where"},
            paramLabel = "CONDITION",
            description = "Only messages for which it holds, such as 'bid > 100 && symbol == \"VOD.L\"'.")
    private @Nullable String where;

    @Option(
            names = {"-f", "--fields"},
            paramLabel = "FIELD",
            split = ",",
            description = "Only these fields: a,b.c,legs[0].price")
    private List<String> fields = new ArrayList<>();

    @Option(
            names = "--from",
            paramLabel = "PLACE",
            description =
                    "Where to begin: 0x and the index of a document in a queue; or how many messages to leave out.")
    private @Nullable String from;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N",
            description = "Stop after so many messages.")
    private long count = Long.MAX_VALUE;

    @Option(names = "--follow", description = "At the end, wait for more.")
    private boolean follow;

    @Option(names = "--places", description = "Show where each message is, as $place.")
    private boolean places;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FORMAT",
            description = "json, yaml or csv; by default json: a line for each message.")
    private Format format = Format.JSON;

    @Spec
    private CommandSpec spec;

    /** The text of the condition; empty if there is none. */
    String condition() {
        return where == null ? "" : where;
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Progress progress = Progress.on(err);
        CatResult result = Cat.run(
                options(),
                text -> {
                    progress.clear();
                    out.append(text);
                    out.flush();
                },
                problem -> {
                    progress.clear();
                    err.println(problem);
                },
                // Nobody reads any more: the program after the | has ended.
                out::checkError,
                count -> progress.show(String.format(Locale.ROOT, "%,d read", count)));
        progress.clear();
        if (result.unfit() > 0) {
            err.println(result.unfit() + " of " + result.documents() + " documents do not fit");
        }
        return result.isClean() ? Main.FINE : Main.FINDINGS;
    }

    private CatOptions options() throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("--count is " + count);
        }
        boolean isIndex = from != null && from.startsWith("0x");
        return new CatOptions(
                path,
                schemas.known(),
                schemas.type(),
                schemas.revision(),
                Optional.ofNullable(where),
                fields.stream().map(Condition::path).toList(),
                isIndex ? OptionalLong.of(number(16)) : OptionalLong.empty(),
                isIndex || from == null ? 0 : number(10),
                count,
                follow,
                places,
                format);
    }

    private long number(int radix) {
        String text = String.valueOf(from);
        try {
            long number = Long.parseLong(radix == 16 ? text.substring(2) : text, radix);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // It is told below, in the same words.
        }
        throw new IllegalArgumentException("--from is 0x and an index, or a number of messages, not " + text);
    }
}
