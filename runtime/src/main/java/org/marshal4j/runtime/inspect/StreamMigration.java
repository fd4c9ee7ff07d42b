package org.marshal4j.runtime.inspect;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * Rewrites a file of messages that {@code MessageWriter} of marshal4j-channels has written, from the schema in its
 * header to today's schema. The messages go to a new file, which appears only when all of them are in it; the old file
 * is never changed.
 *
 * <p>If the marshaller can read all messages of the former schema directly, it does; otherwise they are
 * converted, as {@link SchemaMigration} does. Immutable and thread-safe. One message at a time is in memory.
 *
 * @param <T> the type of the messages
 */
public final class StreamMigration<T> {
    /** The maximum number of failures to list; others are only counted. */
    private static final int MOST_FAILURES = 100;

    /** After how many messages, a power of two, somebody is told how far the migration is. */
    private static final int TOLD = 1 << 14;

    private final Marshaller<T> marshaller;
    private final LockFile lock;
    private final String formerType;
    private final LongConsumer progress;

    private StreamMigration(Marshaller<T> marshaller, LockFile lock, String formerType, LongConsumer progress) {
        this.marshaller = marshaller;
        this.lock = lock;
        this.formerType = formerType;
        this.progress = progress;
    }

    /**
     * The result of a migration.
     *
     * @param messages the number of messages, up to where the file is damaged
     * @param failed the number of messages that cannot be rewritten; 0 if all can
     * @param failures the first 100 of these failures and, if the file is damaged, where
     */
    public record Result(long messages, long failed, List<Failure> failures) {
        /**
         * Copies the list.
         *
         * @param messages the number of messages, up to where the file is damaged
         * @param failed the number of messages that cannot be rewritten; 0 if all can
         * @param failures the first 100 of these failures and, if the file is damaged, where
         */
        public Result {
            failures = List.copyOf(failures);
        }
    }

    /**
     * A message that cannot be rewritten.
     *
     * @param number its number in the file, from 1
     * @param offset where its frame starts in the file, in bytes
     * @param reason why it cannot be rewritten
     */
    public record Failure(long number, long offset, String reason) {

        /** {@return a text such as {@code message 3 at offset 120: …}} */
        @Override
        public String toString() {
            return "message " + number + " at offset " + offset + ": " + reason;
        }
    }

    /**
     * Creates a migration for messages of a type.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of the type as it is today
     * @param lock knows the former names of fields; {@link LockFile#empty()} if there is no lock file
     * @return the migration
     */
    public static <T> StreamMigration<T> of(Marshaller<T> marshaller, LockFile lock) {
        return new StreamMigration<>(marshaller, lock, marshaller.schema().type(), done -> {});
    }

    /**
     * {@return the same migration for a type that had another name when the file was written}
     *
     * @param former the binary name that it had
     */
    public StreamMigration<T> fromType(String former) {
        return new StreamMigration<>(marshaller, lock, former, progress);
    }

    /**
     * {@return the same migration, which tells how far it is}
     *
     * @param listener takes the number of messages that have been read, again and again
     */
    public StreamMigration<T> onProgress(LongConsumer listener) {
        return new StreamMigration<>(marshaller, lock, formerType, listener);
    }

    /**
     * Reads all messages and writes none.
     *
     * @param from the file
     * @return the result
     * @throws MarshalException MARSHAL219 if the file does not start with a header, MARSHAL218 if the header is for
     *     another type, MARSHAL220 if no message at all could be rewritten
     * @throws IOException if the file cannot be read
     */
    public Result dryRun(Path from) throws IOException {
        try (StoredStream stream = new StoredStream(from)) {
            return convert(stream, Optional.empty());
        }
    }

    /**
     * Writes a new file if no message fails; otherwise none.
     *
     * @param from the file
     * @param to the new file, which must not exist yet
     * @return the result
     * @throws MarshalException as {@link #dryRun}
     * @throws java.nio.file.FileAlreadyExistsException if the new file exists
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
            file.get().write(StreamHeader.toBytes(marshaller));
        }
        List<Failure> failures = new ArrayList<>();
        long failed = 0;
        while (stream.next()) {
            if (stream.number() % TOLD == 0) {
                progress.accept(stream.number());
            }
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
}
