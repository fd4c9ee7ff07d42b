package org.marshal4j.tests.kafka;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A JVM that prints numbers until it is asked to end, or killed. */
final class KillableJvm {
    private static final char END = ';';

    private final Process process;
    private final List<Long> told = Collections.synchronizedList(new ArrayList<>());
    private final Thread listener;

    /** Starts the JVM. */
    KillableJvm(Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--class-path",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        listener = new Thread(this::listen, main.getSimpleName());
        listener.start();
    }

    /** Called in that JVM: reports a number, reliably once this method has returned. */
    static void tell(long number) {
        synchronized (System.out) {
            System.out.println("" + number + END);
            System.out.flush();
        }
    }

    /** Called in that JVM: tells whether it should continue. */
    static boolean goesOn() {
        try {
            return System.in.available() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private void listen() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                // The last line of a killed JVM may be incomplete.
                if (!line.isEmpty() && line.charAt(line.length() - 1) == END) {
                    told.add(Long.parseLong(line.substring(0, line.length() - 1)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until it has reported something, lets it work for some time, and kills it. */
    List<Long> kill(long afterMillis) throws InterruptedException {
        Broker.await(() -> !told.isEmpty());
        Thread.sleep(afterMillis);
        process.destroyForcibly().waitFor();
        listener.join();
        return told;
    }

    /** Asks it to end, and waits until it has. */
    List<Long> end() throws Exception {
        process.getOutputStream().write(END);
        process.getOutputStream().flush();
        int code = process.waitFor();
        listener.join();
        if (code != 0) {
            throw new AssertionError("exit code " + code);
        }
        return told;
    }

    /** Returns what it has reported so far. */
    List<Long> told() {
        return told;
    }
}
