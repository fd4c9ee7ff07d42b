package org.marshal4j.stack.recorder;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A recorder in a JVM of its own, with the same flags as this one. */
final class RecorderProcess implements AutoCloseable {
    private final Process process;

    RecorderProcess(Path queue, long last) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--") || flag.startsWith("-XX:") || flag.startsWith("-Dchronicle."))
                .forEach(command::add);
        command.addAll(List.of(Recorder.class.getName(), queue.toString(), String.valueOf(last)));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        process = builder.start();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Kills it at once, wherever it is: on Unix with SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
