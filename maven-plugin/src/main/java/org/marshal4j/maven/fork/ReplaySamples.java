package org.marshal4j.maven.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.runtime.FormerBytes;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Schema;
import org.marshal4j.runtime.Schemas;

/**
 * Reads kept messages with today's classes. It reads lines {@code type revision marshaller how}; {@code how} is {@code direct} for bytes that the
 * marshaller must read, and {@code former} for those of a form that it does not know any more. It prints lines {@code error what} and
 * {@code warning what}, and at last {@code ok count}.
 */
public final class ReplaySamples {
    private final String lock;
    private final Path folder;
    private int good;

    private ReplaySamples(String lock, Path folder) {
        this.lock = lock;
        this.folder = folder;
    }

    /** The lock file and the folder. */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        ReplaySamples replay = new ReplaySamples(Files.readString(Path.of(arguments[0])), Path.of(arguments[1]));
        for (String line : ShowTypes.lines()) {
            String[] words = line.split(" ");
            Optional<Marshaller<?>> marshaller = ShowTypes.marshaller(words[2]);
            if (marshaller.isPresent()) {
                replay.replay(
                        new SampleFile(words[0], Integer.parseInt(words[1])),
                        marshaller.get(),
                        words[3].equals("direct"));
            }
        }
        System.out.println("ok " + replay.good);
    }

    private void replay(SampleFile file, Marshaller<?> marshaller, boolean direct) {
        try {
            Schemas former = Schemas.parse(lock, file.revision());
            for (SampleFile.Message message : file.read(folder)) {
                replay(file, message, marshaller, former, direct);
            }
        } catch (IOException | IllegalArgumentException e) {
            System.out.println("error " + oneLine(String.valueOf(e.getMessage())));
        }
    }

    /** What today's code makes of a message: by reading it, and by its former schema, which must come to the same. */
    private <T> void replay(
            SampleFile file, SampleFile.Message message, Marshaller<T> marshaller, Schemas former, boolean direct) {
        String place = file.name() + ":" + message.line() + ": ";
        try {
            Schema schema = former.apply(file.type());
            boolean same = schema.fingerprint(former) == marshaller.schema().fingerprint();
            byte[] read = direct ? read(marshaller, message.bytes()) : message.bytes();
            if (same && !isSame(read, message.bytes())) {
                System.out.println("error " + place + "today's code reads it, and writes something else");
                return;
            }
            if (!same) {
                byte[] converted = convert(marshaller, schema, former, message.bytes());
                if (direct && !isSame(read, converted)) {
                    System.out.println("error " + place + "today's code reads it otherwise than its schema does");
                    return;
                }
            }
            good++;
        } catch (RuntimeException e) {
            System.out.println((direct ? "error " : "warning ") + place + oneLine(String.valueOf(e.getMessage())));
        }
    }

    private static <T> byte[] read(Marshaller<T> marshaller, byte[] message) {
        Bytes<?> in = Bytes.wrapForRead(message);
        T value = marshaller.read(in);
        if (in.readRemaining() > 0) {
            throw new IllegalArgumentException(in.readRemaining() + " bytes are left behind it");
        }
        return write(marshaller, value);
    }

    private static <T> byte[] convert(Marshaller<T> marshaller, Schema schema, Schemas former, byte[] message) {
        return write(marshaller, FormerBytes.read(marshaller, schema, former, Bytes.wrapForRead(message)));
    }

    private static <T> byte[] write(Marshaller<T> marshaller, T value) {
        Bytes<?> out = Bytes.allocateElasticOnHeap();
        marshaller.write(value, out);
        return out.toByteArray();
    }

    /** Sets and maps may hold their elements in another order. */
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

    private static String oneLine(String message) {
        return message.replaceAll("\\s*\\R\\s*", " ");
    }
}
