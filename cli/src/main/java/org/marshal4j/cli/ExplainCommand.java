package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.type.ExplainedMessage;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code marshal4j explain}. */
@Command(
        name = "explain",
        description = "Shows the bytes of one message field by field.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ExplainCommand implements Callable<Integer> {
    @ArgGroup(multiplicity = "1")
    private Bytes bytes;

    @Option(names = "--offset", paramLabel = "N", description = "The first byte of the message.")
    private int offset;

    @Mixin
    private SchemaOptions schemas;

    @Option(names = "--color", paramLabel = "WHEN", description = "auto, always or never; by default auto.")
    private String colour = "auto";

    @Spec
    private CommandSpec spec;

    /** Where the message comes from. */
    static final class Bytes {
        @Option(names = "--file", paramLabel = "FILE", description = "A file with the message.")
        private @Nullable Path file;

        @Option(
                names = "--hex",
                paramLabel = "DIGITS",
                description = "The message in hexadecimal digits; spaces do not matter.")
        private @Nullable String hex;

        byte[] read() throws IOException {
            if (file != null) {
                return Files.readAllBytes(file);
            }
            try {
                return HexFormat.of().parseHex(String.valueOf(hex).replaceAll("\\s", ""));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("--hex is not hexadecimal: " + e.getMessage(), e);
            }
        }
    }

    @Override
    public Integer call() throws IOException {
        byte[] all = bytes.read();
        if (offset < 0 || offset > all.length) {
            throw new IllegalArgumentException("--offset is " + offset + ", and there are " + all.length + " bytes");
        }
        ExplainedMessage explained = ExplainedMessage.of(
                schemas.known(),
                schemas.type(),
                schemas.revision(),
                Arrays.copyOfRange(all, offset, all.length),
                isInColour());
        spec.commandLine().getOut().print(explained.text());
        spec.commandLine().getOut().flush();
        return explained.isWhole() ? Main.FINE : Main.FINDINGS;
    }

    private boolean isInColour() {
        return switch (colour) {
            case "always" -> true;
            case "never" -> false;
            case "auto" -> Ansi.AUTO.enabled();
            default -> throw new IllegalArgumentException("--color is auto, always or never, not " + colour);
        };
    }
}
