package org.marshal4j.maven.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.marshal4j.runtime.SampleMessages;
import org.marshal4j.runtime.Schema;
import org.marshal4j.runtime.Schemas;

/**
 * Writes messages for each form that a type ever had, out of the schemas in the lock file, where there is no file of them yet. It reads lines
 * {@code type marshaller}, and prints what it did.
 */
public final class WriteSamples {
    private static final int EACH = 3;

    private WriteSamples() {}

    /** The lock file, the number of its last revision, and the folder. */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        String lock = Files.readString(Path.of(arguments[0]));
        int last = Integer.parseInt(arguments[1]);
        Path folder = Path.of(arguments[2]);
        for (String line : ShowTypes.lines()) {
            String[] names = line.split(" ");
            if (ShowTypes.marshaller(names[1]).isPresent()) {
                write(names[0], lock, last, folder);
            }
        }
    }

    private static void write(String type, String lock, int last, Path folder) throws IOException {
        long before = 0;
        boolean had = false;
        for (int revision = 1; revision <= last; revision++) {
            Schemas schemas = Schemas.parse(lock, revision);
            if (!schemas.has(type)) {
                had = false;
                continue;
            }
            try {
                Schema schema = schemas.apply(type);
                long fingerprint = schema.fingerprint(schemas);
                if (!had || fingerprint != before) {
                    write(new SampleFile(type, revision), schema, schemas, folder);
                }
                before = fingerprint;
                had = true;
            } catch (IllegalArgumentException e) {
                System.out.println("none of " + type + " in revision " + revision + ": " + e.getMessage());
            }
        }
    }

    private static void write(SampleFile file, Schema schema, Schemas schemas, Path folder) throws IOException {
        if (Files.exists(folder.resolve(file.name()))) {
            return;
        }
        List<byte[]> messages = LongStream.rangeClosed(1, EACH)
                .mapToObj(seed -> SampleMessages.of(schema, schemas, seed))
                .toList();
        file.write(folder, messages);
        System.out.println("wrote " + file.name());
    }
}
