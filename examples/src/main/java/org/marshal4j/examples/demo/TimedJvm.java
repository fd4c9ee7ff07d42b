package org.marshal4j.examples.demo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.marshal4j.examples.demo.QuoteForm.Shape;

/**
 * Times one form in a separate JVM without any flags. In a single JVM, the forms would share Chronicle's methods, and
 * the first ones would determine how these are compiled for all.
 */
final class TimedJvm {

    private TimedJvm() {}

    /** Times one form, and returns when the separate JVM has ended. */
    static Times time(QuoteForm form, Shape shape, int rounds) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        ProcessBuilder builder = new ProcessBuilder(
                java.toString(), TimedJvm.class.getName(), form.name(), shape.name(), String.valueOf(rounds));
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        try {
            Process process = builder.start();
            try (BufferedReader output = process.inputReader()) {
                String line = output.readLine();
                int exit = process.waitFor();
                if (line == null || exit != 0) {
                    throw new IllegalStateException(
                            "timing " + form + " of " + shape + " ended with exit code " + exit);
                }
                return Times.parse(line);
            } finally {
                process.destroy();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while timing", e);
        }
    }

    /** Runs in the separate JVM. */
    public static void main(String[] args) {
        ChronicleStart.quietly(Terminal.of(new PrintStream(OutputStream.nullOutputStream())));
        Contestant contestant = new Contestant(
                QuoteForm.valueOf(args[0]).constructor(Shape.valueOf(args[1])), Integer.parseInt(args[2]));
        System.out.println(contestant.times().format());
    }
}
