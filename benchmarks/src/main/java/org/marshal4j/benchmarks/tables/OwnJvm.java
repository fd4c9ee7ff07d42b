package org.marshal4j.benchmarks.tables;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs a class in a JVM of its own. */
final class OwnJvm {
    private OwnJvm() {}

    /**
     * Runs the class with the current class path.
     *
     * @return what it printed
     */
    static String run(List<String> flags, Class<?> main, Object... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(flags);
        command.addAll(List.of("-classpath", System.getProperty("java.class.path"), main.getName()));
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(main.getSimpleName() + " failed: exit code " + process.exitValue());
        }
        System.out.print(printed);
        return printed;
    }
}
