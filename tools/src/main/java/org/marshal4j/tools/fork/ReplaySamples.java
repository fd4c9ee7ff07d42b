package org.marshal4j.tools.fork;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.type.TextFiles;

/**
 * Reads kept messages with today's classes. Its input is lines {@code type revision marshaller how}, where {@code how}
 * is {@code direct} for bytes that the marshaller must read and {@code former} for bytes of a schema that it no longer
 * knows. Its answer is lines {@code error what} and {@code warning what}, and finally {@code ok count}.
 */
public final class ReplaySamples {
    private final String lock;
    private final Path file;
    private final PrintStream answer;
    private int good;

    private ReplaySamples(String lock, Path file, PrintStream answer) {
        this.lock = lock;
        this.file = file;
        this.answer = answer;
    }

    /**
     * Reads the messages.
     *
     * @param answer where to print
     * @param arguments the lock file and the file of messages
     * @throws IOException if a file cannot be read
     */
    public static void run(PrintStream answer, String[] arguments) throws IOException {
        ReplaySamples replay = new ReplaySamples(TextFiles.read(Path.of(arguments[0])), Path.of(arguments[1]), answer);
        Map<String, String[]> wanted = new HashMap<>();
        for (String line : ShowTypes.lines()) {
            String[] words = line.split(" ");
            wanted.put(words[0] + " " + words[1], words);
        }
        for (KeptMessages kept : KeptMessages.read(replay.file)) {
            String[] words = wanted.get(kept.type() + " " + kept.revision());
            if (words != null) {
                replay.replay(kept, words[2], words[3].equals("direct"));
            }
        }
        answer.println("ok " + replay.good);
    }

    private void replay(KeptMessages kept, String name, boolean direct) {
        Optional<Marshaller<?>> marshaller;
        try {
            marshaller = ShowTypes.marshaller(name);
        } catch (ReflectiveOperationException | LinkageError e) {
            ShowTypes.requireNewEnough(e);
            answer.println("error " + file.getFileName() + ": " + kept.type() + " revision=" + kept.revision() + ": "
                    + name + " cannot be loaded: " + oneLine(e.toString()));
            return;
        }
        if (marshaller.isPresent()) {
            replay(kept, marshaller.get(), direct);
        }
    }

    private <T> void replay(KeptMessages kept, Marshaller<T> marshaller, boolean direct) {
        Schemas former = Schemas.parse(lock, kept.revision());
        FormerSamples<T> samples = new FormerSamples<>(marshaller, former.apply(kept.type()), former);
        for (KeptMessages.Message message : kept.messages()) {
            String place = file.getFileName() + ":" + message.line() + ": ";
            replay(message.bytes(), samples, direct, place);
        }
    }

    /** Reads a message with today's code, and through its former schema; the results must be the same. */
    private <T> void replay(byte[] message, FormerSamples<T> samples, boolean direct, String place) {
        try {
            boolean same = samples.isTodays();
            byte[] read = direct ? samples.read(message) : message;
            if (same && !isSame(read, message)) {
                answer.println("error " + place + "today's code reads it, and writes something else");
                return;
            }
            if (!same && !isSame(samples.convert(message), read) && direct) {
                answer.println("error " + place + "today's code reads it otherwise than its schema does");
                return;
            }
            good++;
        } catch (RuntimeException e) {
            answer.println((direct ? "error " : "warning ") + place + oneLine(String.valueOf(e.getMessage())));
        } catch (LinkageError | AssertionError e) {
            ShowTypes.requireNewEnough(e);
            answer.println("error " + place + oneLine(e.toString()));
        }
    }

    /** Compares sorted bytes, since sets and maps may hold their elements in another order. */
    private static boolean isSame(byte[] one, byte[] other) {
        if (Arrays.equals(one, other)) {
            return true;
        }
        byte[] sortedOne = one.clone();
        byte[] sortedOther = other.clone();
        Arrays.sort(sortedOne);
        Arrays.sort(sortedOther);
        return Arrays.equals(sortedOne, sortedOther);
    }

    static String oneLine(String message) {
        return message.replaceAll("\\s*\\R\\s*", " ");
    }
}
