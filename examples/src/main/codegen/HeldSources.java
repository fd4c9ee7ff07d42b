import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes the messages with one field whose allocation is measured, when the module is built. The arguments are the file
 * with a row for each, and the folder to write to.
 */
final class HeldSources {
    private static final Pattern GROUP = Pattern.compile("# (\\w+): (.*)\n");

    private static final String FILE = """
            package org.marshal4j.examples.allocation;

            import java.math.*;
            import java.net.URI;
            import java.nio.ByteBuffer;
            import java.time.*;
            import java.util.*;
            import java.util.concurrent.atomic.*;
            import java.util.stream.Stream;
            import net.openhft.chronicle.bytes.BytesStore;
            import org.marshal4j.*;
            import org.marshal4j.examples.allocation.HeldNumbers.OfInt;
            import org.marshal4j.examples.orders.Side;

            /** Messages with one field: #doc. Written by HeldSources. */
            final class #name {
                private #name() {}
            #classes
                static Stream<Held<?>> all() {
                    return Stream.of(
            #held);
                }
            }
            """;

    private static final String CLASS = """

                /** Holds the value. */
                @Marshal
                static class #name {
                    #type value;
                }
            """;

    private static final String HELD = """
                            Held.of("#title", #name::new, (of, value) -> of.value = value, () -> #first, () -> #second)""";

    private HeldSources() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[1], "org", "marshal4j", "examples", "allocation"));
        String rows = Files.readString(Path.of(args[0]));
        for (String group : rows.substring(rows.indexOf("# ")).split("\n\n")) {
            var heading = GROUP.matcher(group);
            if (!heading.lookingAt()) {
                throw new IllegalArgumentException(group);
            }
            write(
                    folder.resolve(heading.group(1) + ".java"),
                    source(heading.group(1), heading.group(2), group.substring(heading.end())));
        }
    }

    private static String source(String name, String doc, String rows) {
        StringBuilder classes = new StringBuilder();
        List<String> held = new ArrayList<>();
        for (String row : rows.split("\n")) {
            String[] cells = row.split(" \\| ");
            String title = cells[cells.length > 4 ? 4 : 1].replace("\"", "\\\"");
            classes.append(CLASS.replace("#name", cells[0]).replace("#type", cells[1]));
            held.add(HELD.replace("#title", title)
                    .replace("#name", cells[0])
                    .replace("#first", cells[2])
                    .replace("#second", cells[3]));
        }
        return FILE.replace("#name", name)
                .replace("#doc", doc)
                .replace("#classes", classes)
                .replace("#held", String.join(",\n", held));
    }

    /** Leaves an unchanged file alone, so that it need not be compiled again. */
    private static void write(Path file, String source) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(source)) {
            Files.writeString(file, source);
        }
    }
}
