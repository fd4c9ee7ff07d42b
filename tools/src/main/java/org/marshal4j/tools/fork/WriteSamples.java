package org.marshal4j.tools.fork;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.type.TextFiles;

/**
 * Adds messages to a file for each schema that a type has ever had according to the lock file, unless the file already
 * has messages of it. Its input is lines {@code type marshaller}; its answer is what it did.
 */
public final class WriteSamples {
    private static final int EACH = 3;
    private static final String HEAD =
            "# Messages of every form that the lock file has: today's code must read them. Made by marshal4j:samples;\n"
                    + "# others may be put in their place, such as real ones.\n";

    private final LockFile lock;
    private final int last;
    private final PrintStream answer;
    private final Set<String> there = new HashSet<>();
    private final StringBuilder added = new StringBuilder();

    private WriteSamples(LockFile lock, int last, PrintStream answer) {
        this.lock = lock;
        this.last = last;
        this.answer = answer;
    }

    /**
     * Adds the messages.
     *
     * @param answer where to print
     * @param arguments the lock file, the number of its last revision, and the file of messages
     * @throws IOException if a file cannot be read or written
     * @throws ReflectiveOperationException if a marshaller cannot be loaded
     */
    public static void run(PrintStream answer, String[] arguments) throws IOException, ReflectiveOperationException {
        WriteSamples samples = new WriteSamples(
                LockFile.parse(TextFiles.read(Path.of(arguments[0]))), Integer.parseInt(arguments[1]), answer);
        Path file = Path.of(arguments[2]);
        KeptMessages.read(file).forEach(kept -> samples.there.add(head(kept.type(), kept.revision())));
        for (String line : ShowTypes.lines()) {
            String[] names = line.split(" ");
            if (ShowTypes.marshaller(names[1]).isPresent()) {
                samples.add(names[0]);
            }
        }
        samples.appendTo(file);
    }

    private static String head(String type, int revision) {
        return type + " revision=" + revision;
    }

    private void add(String type) {
        long before = 0;
        boolean had = false;
        for (int revision = 1; revision <= last; revision++) {
            Schemas schemas = lock.former(revision);
            if (!schemas.has(type)) {
                had = false;
                continue;
            }
            try {
                Schema schema = schemas.apply(type);
                long fingerprint = Fingerprint.combined(schema.fingerprint(schemas), schema.namesFingerprint(schemas));
                if (!had || fingerprint != before) {
                    add(revision, schema, schemas);
                }
                before = fingerprint;
                had = true;
            } catch (IllegalArgumentException e) {
                answer.println("none of " + type + " in revision " + revision + ": " + e.getMessage());
            }
        }
    }

    private void add(int revision, Schema schema, Schemas schemas) {
        String head = head(schema.type(), revision);
        if (!there.add(head)) {
            return;
        }
        StringBuilder block = new StringBuilder("\n" + head + "\n");
        Set<String> different = new HashSet<>();
        for (int seed = 1; seed <= EACH; seed++) {
            byte[] bytes = SampleMessages.of(schema, schemas, seed);
            lock.schemaId(schema.type(), revision).ifPresent(id -> begin(bytes, id));
            String message = HexFormat.of().formatHex(bytes);
            if (!message.isEmpty() && different.add(message)) {
                block.append("  ").append(message).append('\n');
            }
        }
        added.append(block);
        answer.println("added " + head);
    }

    /**
     * Lets a message begin with another schema id: that of a former schema which only had other names.
     *
     * @param message the message, which is changed
     * @param id the schema id
     */
    public static void begin(byte[] message, int id) {
        ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN).putInt(0, id);
    }

    private void appendTo(Path file) throws IOException {
        if (added.length() > 0) {
            String before = Files.exists(file) ? TextFiles.read(file) : HEAD;
            TextFiles.replace(file, before + added);
        }
    }
}
