package org.marshal4j.tools.fork;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * The main class of a {@link ForkedJvm}. It calls the static method {@code run(PrintStream, String[])} of another class,
 * which prints its answer to a file: the classes of a module may print anything on the standard streams, or close them.
 */
public final class Worker {
    private static final int FAILED = 1;

    private Worker() {}

    /**
     * Runs the other class, and ends the JVM even if the classes of the module have started threads.
     *
     * @param arguments the file for the answer; the time limit in seconds, 0 for none; the binary name of the other
     *     class; its arguments
     */
    public static void main(String[] arguments) {
        PrintStream errors = System.err;
        watch(Thread.currentThread(), Long.parseLong(arguments[1]), errors);
        try {
            answer(Path.of(arguments[0]), arguments[2], Arrays.copyOfRange(arguments, 3, arguments.length));
        } catch (InvocationTargetException e) {
            fail(Optional.ofNullable(e.getCause()).orElse(e), errors);
        } catch (ReflectiveOperationException | IOException | RuntimeException | Error e) {
            fail(e, errors);
        }
        Runtime.getRuntime().halt(0);
    }

    private static void answer(Path file, String name, String[] arguments)
            throws IOException, ReflectiveOperationException {
        try (PrintStream answer = new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            Class.forName(name)
                    .getMethod("run", PrintStream.class, String[].class)
                    .invoke(null, answer, arguments);
            Answer.end(file, answer);
        }
    }

    private static void fail(Throwable failure, PrintStream errors) {
        failure.printStackTrace(errors);
        halt(errors);
    }

    /** Ends the JVM after the time limit, and says what the thread was doing. */
    private static void watch(Thread thread, long seconds, PrintStream errors) {
        if (seconds == 0) {
            return;
        }
        Thread watchdog = new Thread(() -> {
            try {
                Thread.sleep(seconds * 1000);
            } catch (InterruptedException e) {
                return;
            }
            errors.println("It took longer than marshal4j.timeout, " + seconds + " s, and was at");
            for (StackTraceElement place : thread.getStackTrace()) {
                errors.println("\tat " + place);
            }
            halt(errors);
        });
        watchdog.setDaemon(true);
        watchdog.start();
    }

    private static void halt(PrintStream errors) {
        errors.flush();
        Runtime.getRuntime().halt(FAILED);
    }
}
