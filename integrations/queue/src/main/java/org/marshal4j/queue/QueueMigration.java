package org.marshal4j.queue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * Copies a Chronicle Queue with messages of a former schema to a new queue with today's.
 *
 * <pre>{@code
 * LockFile lock = LockFile.parse(Files.readString(Path.of("marshal4j.lock")));
 * QueueMigration.Result result = QueueMigration.of(QuoteMarshaller.INSTANCE, lock)
 *         .fromRevision(3)
 *         .run(Path.of("quotes"), Path.of("quotes-today"));
 * }</pre>
 *
 * <p>Each document must contain one or more messages of one type and nothing else. The old queue is only read; the
 * new one appears when all messages are in it. Each document keeps its index, so stored positions stay valid.
 *
 * <p>The schema of the messages comes from a header, which is a document of its own
 * ({@code ChronicleBuffers.writeHeader}). It applies until the next header, and today's header takes its place. If
 * there are no headers, name a revision of the lock file with {@link #fromRevision}.
 *
 * <p>Nobody may write to the old queue during the migration. Immutable and thread-safe. One document at a time is in
 * memory.
 *
 * @param <T> the type of the messages
 */
public final class QueueMigration<T> {
    /** Further failures are only counted. */
    private static final int MOST_FAILURES = 100;

    /** After how many documents, a power of two, somebody is told how far the migration is. */
    private static final int TOLD = 1 << 14;

    private final Marshaller<T> marshaller;
    private final LockFile lock;
    private final String formerType;
    private final OptionalInt revision;
    private final LongConsumer progress;

    private QueueMigration(
            Marshaller<T> marshaller, LockFile lock, String formerType, OptionalInt revision, LongConsumer progress) {
        this.marshaller = marshaller;
        this.lock = lock;
        this.formerType = formerType;
        this.revision = revision;
        this.progress = progress;
    }

    /**
     * The outcome of a migration.
     *
     * @param documents the number of documents, not counting headers
     * @param messages the number of messages in documents that can be converted
     * @param failed the number of documents that cannot be converted
     * @param failures the first 100 of those
     */
    public record Result(long documents, long messages, long failed, List<Failure> failures) {
        /**
         * Copies the list.
         *
         * @param documents the number of documents, not counting headers
         * @param messages the number of messages in documents that can be converted
         * @param failed the number of documents that cannot be converted
         * @param failures the first 100 of those
         */
        public Result {
            failures = List.copyOf(failures);
        }
    }

    /**
     * A document that cannot be converted.
     *
     * @param index its index in the queue
     * @param reason why it cannot be converted
     */
    public record Failure(long index, String reason) {

        /** Returns {@code document 4f2a00000003: …}, with the index in hexadecimal. */
        @Override
        public String toString() {
            return "document " + Long.toHexString(index) + ": " + reason;
        }
    }

    /**
     * Creates a migration.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of the type as it is today
     * @param lock the lock file with former schemas and names of fields; {@link LockFile#empty()} if there is none
     * @return the migration
     */
    public static <T> QueueMigration<T> of(Marshaller<T> marshaller, LockFile lock) {
        return new QueueMigration<>(marshaller, lock, marshaller.schema().type(), OptionalInt.empty(), done -> {});
    }

    /**
     * {@return a migration for a type that had another name when the queue was written}
     *
     * @param former the binary name that it had
     */
    public QueueMigration<T> fromType(String former) {
        return new QueueMigration<>(marshaller, lock, former, revision, progress);
    }

    /**
     * {@return a migration for messages without a header}
     *
     * @param former the revision of the lock file that has their schemas
     * @throws IllegalArgumentException if the lock file has no such revision, or did not contain the type then
     */
    public QueueMigration<T> fromRevision(int former) {
        lock.former(former).apply(formerType);
        return new QueueMigration<>(marshaller, lock, formerType, OptionalInt.of(former), progress);
    }

    /**
     * {@return a migration that tells how far it is}
     *
     * @param listener takes the number of documents that have been read, without headers, again and again
     */
    public QueueMigration<T> onProgress(LongConsumer listener) {
        return new QueueMigration<>(marshaller, lock, formerType, revision, listener);
    }

    /**
     * Reads all messages and writes nothing.
     *
     * @param from the directory of the queue
     * @return the outcome that {@link #run} would have
     * @throws MarshalException MARSHAL219 if a message comes before any header and no revision is named, MARSHAL218
     *     if a header is for another type, MARSHAL220 if no message at all could be converted
     * @throws java.nio.file.NoSuchFileException if there is no queue
     * @throws IOException if the queue cannot be read
     */
    public Result dryRun(Path from) throws IOException {
        try (StoredQueue queue = new StoredQueue(from)) {
            return convert(queue, Optional.empty());
        }
    }

    /**
     * Writes the new queue if all documents can be converted.
     *
     * @param from the directory of the queue
     * @param to the directory of the new queue, which must not exist
     * @return the outcome; nothing has been written if documents failed
     * @throws MarshalException as {@link #dryRun}
     * @throws java.nio.file.NoSuchFileException if there is no queue
     * @throws java.nio.file.FileAlreadyExistsException if the new one exists
     * @throws IOException if a queue cannot be read or written
     */
    public Result run(Path from, Path to) throws IOException {
        try (StoredQueue queue = new StoredQueue(from);
                NewQueue copy = new NewQueue(to, queue)) {
            Result result = convert(queue, Optional.of(copy));
            if (result.failed() == 0) {
                copy.publish();
            }
            return result;
        }
    }

    private Result convert(StoredQueue queue, Optional<NewQueue> copy) throws IOException {
        FormerMessages<T> former = revision.isPresent() ? messages(lock.former(revision.getAsInt())) : null;
        List<Failure> failures = new ArrayList<>();
        ByteArrayOutputStream today = new ByteArrayOutputStream();
        long documents = 0;
        long messages = 0;
        long failed = 0;
        while (queue.next()) {
            byte[] document = queue.document();
            today.reset();
            if (StreamHeader.isHeader(Input.of(document))) {
                former = messages(former(StreamHeader.read(Input.of(document))));
                today.writeBytes(StreamHeader.toBytes(marshaller));
            } else {
                documents++;
                if (documents % TOLD == 0) {
                    progress.accept(documents);
                }
                FormerMessages<T> known = required(former);
                try {
                    messages += convert(document, known, today);
                } catch (RuntimeException e) {
                    if (failed++ < MOST_FAILURES) {
                        failures.add(new Failure(queue.index(), String.valueOf(e.getMessage())));
                    }
                }
            }
            if (copy.isPresent() && failed == 0) {
                copy.get().append(queue.index(), today.toByteArray());
            }
        }
        return new Result(documents, messages, failed, failures);
    }

    /** Converts the messages of a document; returns their number. */
    private long convert(byte[] document, FormerMessages<T> former, ByteArrayOutputStream today) {
        Input in = Input.of(document);
        long messages = 0;
        do {
            long start = in.position();
            today.writeBytes(marshaller.toByteArray(former.next(in)));
            if (in.position() == start) {
                throw new IllegalArgumentException("messages of " + formerType
                        + " have no bytes, so nothing tells how many are in " + document.length + " bytes");
            }
            messages++;
        } while (in.remaining() > 0);
        return messages;
    }

    private FormerMessages<T> messages(Schemas former) {
        return FormerMessages.of(marshaller, former, formerType);
    }

    private Schemas former(StreamHeader header) {
        if (!header.fingerprints().keySet().equals(Set.of(formerType))) {
            throw refused(
                    RuntimeProblem.SCHEMA_DIFFERS,
                    "the header announces messages of " + header.fingerprints().keySet());
        }
        return lock.follow(header.schemas());
    }

    private FormerMessages<T> required(@Nullable FormerMessages<T> former) {
        if (former == null) {
            throw refused(
                    RuntimeProblem.NO_HEADER,
                    "the queue has messages before the first header: name the revision of the lock file that they belong to");
        }
        return former;
    }

    private MarshalException refused(RuntimeProblem problem, String detail) {
        return new MarshalException("migrating", formerType, "", 0, problem, detail, null);
    }
}
