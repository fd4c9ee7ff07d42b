package org.marshal4j.layouts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.runtime.layout.ObjectLayout;

/**
 * The program that a JVM of the matrix runs. Its arguments are {@code write} or {@code read}, the folder of the
 * messages, and its own name there.
 */
public final class CellMain {
    /** The start of a line that reports the {@link Facts}. */
    static final String FACTS = "facts ";
    /** The start of a line that reports a failure. */
    static final String FAILURE = "failure ";
    /** The last line, without which the program has not done everything. */
    static final String DONE = "done";

    private CellMain() {}

    /** Prints facts or failures. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[1]);
        if (args[0].equals("write")) {
            write(folder, args[2]);
        } else {
            read(folder, args[2]);
        }
        System.out.println(DONE);
    }

    private static void write(Path folder, String name) throws IOException {
        Writing.byMarshallers().save(folder.resolve(name + Golden.SUFFIX));
        StringBuilder runs = new StringBuilder();
        for (Dto<?> dto : Subjects.all()) {
            for (ObjectLayout.Run run : Facts.runs(dto)) {
                runs.append(dto).append(": ").append(run).append('\n');
            }
        }
        Files.writeString(folder.resolve(name + ".runs"), runs);
        System.out.println(FACTS + Facts.here().toLine());
    }

    private static void read(Path folder, String name) throws IOException {
        List<Path> others;
        try (Stream<Path> files = Files.list(folder)) {
            others = files.filter(file -> file.toString().endsWith(Golden.SUFFIX))
                    .filter(file -> !file.endsWith(name + Golden.SUFFIX))
                    .sorted()
                    .toList();
        }
        Reading reading = new Reading();
        for (Path other : others) {
            for (String failure : reading.failures(Golden.load(other))) {
                System.out.println(FAILURE + "reading " + other.getFileName() + ": " + failure);
            }
        }
    }
}
