package org.marshal4j.benchmarks.compile;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.Jvm;
import org.marshal4j.Marshal;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.Schema;

/** The compiler of the current JDK, in a process of its own. */
final class Javac {
    private static final String CLASS_PATH = Stream.of(
                    Marshal.class, Schema.class, Marshallers.class, ChronicleMarshaller.class, Bytes.class, Jvm.class)
            .map(Javac::home)
            .collect(Collectors.joining(File.pathSeparator));

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private final Path work;
    private final String classPath;

    /**
     * Creates a compiler that writes to this folder.
     *
     * @param others jars that sources may need beside ours
     */
    Javac(Path work, List<Path> others) {
        this.work = work;
        this.classPath = CLASS_PATH + File.pathSeparator + path(others);
    }

    /** Returns jars as a path. */
    static String path(List<Path> jars) {
        return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /**
     * Compiles.
     *
     * @param options in addition to class path and folder
     * @throws IllegalStateException with the output of the compiler, if it failed
     */
    Cost compile(List<Path> sources, String... options) throws IOException, InterruptedException {
        Path classes = Files.createTempDirectory(work, "classes");
        List<String> arguments = new ArrayList<>(List.of("-d", classes.toString(), "-cp", classPath, "-nowarn"));
        arguments.addAll(List.of(options));
        sources.forEach(source -> arguments.add(source.toString()));
        Path file = Files.write(
                work.resolve("arguments"), arguments.stream().map(Javac::quoted).toList());
        Path said = work.resolve("said");
        long start = System.nanoTime();
        int exit = new ProcessBuilder(JAVA, "-cp", home(Compiler.class), Compiler.class.getName(), "@" + file)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        double clock = (System.nanoTime() - start) / 1e9;
        String output = Files.readString(said);
        if (exit != 0) {
            throw new IllegalStateException(output);
        }
        Folders.delete(classes);
        int worked = output.lastIndexOf(Compiler.WORKED) + Compiler.WORKED.length();
        return new Cost(clock, Long.parseLong(output.substring(worked).strip()) / 1e9);
    }

    /** Quotes an argument the way javac reads it from a file. */
    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\") + '"';
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
