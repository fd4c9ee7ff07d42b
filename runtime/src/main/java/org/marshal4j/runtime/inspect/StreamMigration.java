package org.marshal4j.runtime.inspect;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.memory.ArrayTarget;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schemas;

/**
 * Rewrites a file of messages, as {@code MessageWriter} of marshal4j-channels leaves it, from the form that its header tells into today's form. The
 * messages go to a new file, which is there only when all of them are in it; the old one is never touched.
 *
 * <p>Where each message of the former form is read as it is, the marshaller reads it; elsewhere {@link SchemaMigration} does. Immutable and
 * thread-safe. One message at a time is in memory.
 *
 * @param <T> the type of the messages
 */
public final class StreamMigration<T> {
    /** More are not listed, only counted. */
    private static final int MOST_FAILURES = 100;

    private final Marshaller<T> marshaller;
    private final LockFile lock;
    private final String formerType;

    private StreamMigration(Marshaller<T> marshaller, LockFile lock, String formerType) {
        this.marshaller = marshaller;
        this.lock = lock;
        this.formerType = formerType;
    }

    /**
     * What has become of the messages of a file.
     *
     * @param messages how many there are, up to where the file is damaged
     * @param failed how many of them cannot be rewritten; 0 if all can
     * @param failures the first 100 of those; and where the file is damaged, if it is
     */
    public record Result(long messages, long failed, List<Failure> failures) {
        public Result {
            failures = List.copyOf(failures);
        }
    }

    /**
     * A message that cannot be rewritten.
     *
     * @param number its number in the file, 1 for the first
     * @param offset where its frame begins in the file, in bytes
     */
    public record Failure(long number, long offset, String reason) {

        /** {@code message 3 at offset 120: …}. */
        @Override
        public String toString() {
            return "message " + number + " at offset " + offset + ": " + reason;
        }
    }

    /**
     * The migration of messages of a type.
     *
     * @param marshaller of the type as it is today
     * @param lock which knows what fields were called; {@link LockFile#empty()} if there is none
     */
    public static <T> StreamMigration<T> of(Marshaller<T> marshaller, LockFile lock) {
        return new StreamMigration<>(marshaller, lock, marshaller.schema().type());
    }

    /** The same, of a type that was called otherwise when the file was written: its binary name then. */
    public StreamMigration<T> fromType(String former) {
        return new StreamMigration<>(marshaller, lock, former);
    }

    /**
     * Reads all messages and writes none.
     *
     * @throws MarshalException MARSHAL219 if the file begins with no header, MARSHAL218 if that is not of this type
     * @throws IOException if the file cannot be read
     */
    public Result dryRun(Path from) throws IOException {
        try (StoredStream stream = new StoredStream(from)) {
            return convert(stream, Optional.empty());
        }
    }

    /**
     * Writes a new file, if no message fails; otherwise none.
     *
     * @param to the new file, which must not be there yet
     * @throws MarshalException as {@link #dryRun}
     * @throws java.nio.file.FileAlreadyExistsException if it is there
     * @throws IOException if a file cannot be read or written
     */
    public Result run(Path from, Path to) throws IOException {
        try (NewFile file = new NewFile(to);
                StoredStream stream = new StoredStream(from)) {
            Result result = convert(stream, Optional.of(file));
            if (result.failed() == 0) {
                file.publish();
            }
            return result;
        }
    }

    private Result convert(StoredStream stream, Optional<NewFile> file) throws IOException {
        FormerMessages<T> messages = FormerMessages.of(marshaller, former(stream.header()), formerType);
        if (file.isPresent()) {
            file.get().write(header());
        }
        List<Failure> failures = new ArrayList<>();
        long failed = 0;
        while (stream.next()) {
            try {
                byte[] message = marshaller.toByteArray(messages.only(Input.of(stream.message())));
                if (file.isPresent() && failed == 0) {
                    file.get().writeFrame(message);
                }
            } catch (RuntimeException e) {
                if (failed++ < MOST_FAILURES) {
                    failures.add(new Failure(stream.number(), stream.offset(), String.valueOf(e.getMessage())));
                }
            }
        }
        if (!stream.damage().isEmpty()) {
            failed++;
            failures.add(new Failure(stream.number(), stream.offset(), stream.damage()));
        }
        return new Result(stream.number(), failed, failures);
    }

    private Schemas former(StreamHeader header) {
        if (!header.fingerprints().keySet().equals(Set.of(formerType))) {
            throw new MarshalException(
                    "migrating",
                    formerType,
                    "",
                    0,
                    RuntimeProblem.SCHEMA_DIFFERS,
                    "the header announces messages of " + header.fingerprints().keySet(),
                    null);
        }
        return lock.follow(header.schemas());
    }

    private byte[] header() {
        ArrayTarget header = new ArrayTarget(256);
        StreamHeader.write(header.output(), marshaller);
        return Arrays.copyOf(header.array(), (int) header.output().position());
    }
}
