package org.marshal4j.queue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.memory.ArrayTarget;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schemas;

/**
 * Copies a Chronicle Queue whose documents hold messages of one type, one or several each and nothing else, from a former form into today's.
 * The messages go to a new queue, which is there only when all of them are in it; the old one is opened for reading alone. Each document
 * keeps its index, so that positions which readers have kept stay valid.
 *
 * <p>Which form the messages have is said by a header, where a document is one ({@code ChronicleBuffers.writeHeader}): it holds up to
 * the next, and today's header takes its place. Without one, {@link #fromRevision} names a revision of the lock file.
 *
 * <p>Nobody may write to the old queue meanwhile. Immutable and thread-safe. One document at a time is in memory.
 *
 * @param <T> the type of the messages
 */
public final class QueueMigration<T> {
    /** Whoever has more of them has seen enough; they are counted all the same. */
    private static final int MOST_FAILURES = 100;

    private final Marshaller<T> marshaller;
    private final LockFile lock;
    private final String formerType;
    private final OptionalInt revision;

    private QueueMigration(Marshaller<T> marshaller, LockFile lock, String formerType, OptionalInt revision) {
        this.marshaller = marshaller;
        this.lock = lock;
        this.formerType = formerType;
        this.revision = revision;
    }

    /**
     * What has become of the documents of a queue.
     *
     * @param documents how many there are, headers not counted
     * @param messages how many messages are in those that can be rewritten
     * @param failed how many documents cannot be rewritten; 0 if all can
     * @param failures the first 100 of those
     */
    public record Result(long documents, long messages, long failed, List<Failure> failures) {
        public Result {
            failures = List.copyOf(failures);
        }
    }

    /**
     * A document that cannot be rewritten.
     *
     * @param index its index in the queue
     */
    public record Failure(long index, String reason) {

        /** {@code document 4f2a00000003: …}, the index in hexadecimal. */
        @Override
        public String toString() {
            return "document " + Long.toHexString(index) + ": " + reason;
        }
    }

    /**
     * The migration of messages of a type.
     *
     * @param marshaller of the type as it is today
     * @param lock which knows the former forms, and what fields were called; {@link LockFile#empty()} if there is none
     */
    public static <T> QueueMigration<T> of(Marshaller<T> marshaller, LockFile lock) {
        return new QueueMigration<>(marshaller, lock, marshaller.schema().type(), OptionalInt.empty());
    }

    /** The same, of a type that was called otherwise when the queue was written: its binary name then. */
    public QueueMigration<T> fromType(String former) {
        return new QueueMigration<>(marshaller, lock, former, revision);
    }

    /**
     * The same, of messages that no header is in front of: they have the forms of that revision of the lock file.
     *
     * @throws IllegalArgumentException if the lock file has no such revision, or the type was not in it then
     */
    public QueueMigration<T> fromRevision(int former) {
        lock.former(former).apply(formerType);
        return new QueueMigration<>(marshaller, lock, formerType, OptionalInt.of(former));
    }

    /**
     * Reads all messages and writes none.
     *
     * @throws MarshalException MARSHAL219 if a message comes before any header and no revision is named, MARSHAL218 if a header is not of this type
     * @throws java.nio.file.NoSuchFileException if there is no queue
     * @throws IOException if the queue cannot be read
     */
    public Result dryRun(Path from) throws IOException {
        try (StoredQueue queue = new StoredQueue(from)) {
            return convert(queue, Optional.empty());
        }
    }

    /**
     * Writes a new queue, if no document fails; otherwise none.
     *
     * @param to the directory of the new queue, which must not be there yet
     * @throws MarshalException as {@link #dryRun}
     * @throws java.nio.file.NoSuchFileException if there is no queue
     * @throws java.nio.file.FileAlreadyExistsException if the new one is there
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
        FormerMessages<T> form = revision.isPresent() ? form(lock.former(revision.getAsInt())) : null;
        List<Failure> failures = new ArrayList<>();
        long documents = 0;
        long messages = 0;
        long failed = 0;
        while (queue.next()) {
            byte[] document = queue.document();
            ByteArrayOutputStream today = new ByteArrayOutputStream();
            if (isHeader(document)) {
                form = form(former(StreamHeader.read(Input.of(document))));
                today.writeBytes(header());
            } else {
                documents++;
                FormerMessages<T> known = required(form);
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

    /** Returns how many messages there are. */
    private long convert(byte[] document, FormerMessages<T> form, ByteArrayOutputStream today) {
        Input in = Input.of(document);
        long messages = 0;
        do {
            long start = in.position();
            today.writeBytes(marshaller.toByteArray(form.next(in)));
            if (in.position() == start) {
                throw new IllegalArgumentException("messages of " + formerType + " have no bytes: how many are in "
                        + document.length + " bytes cannot be told");
            }
            messages++;
        } while (in.remaining() > 0);
        return messages;
    }

    private FormerMessages<T> form(Schemas former) {
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

    private FormerMessages<T> required(@Nullable FormerMessages<T> form) {
        if (form == null) {
            throw refused(
                    RuntimeProblem.NO_HEADER,
                    "the queue has messages in front of any header: name the revision of the lock file that they are of");
        }
        return form;
    }

    private MarshalException refused(RuntimeProblem problem, String detail) {
        return new MarshalException("migrating", formerType, "", 0, problem, detail, null);
    }

    /** Whether a document is a header and nothing else. */
    private static boolean isHeader(byte[] document) {
        try {
            return StreamHeader.size(Input.of(document)) == document.length;
        } catch (MarshalException e) {
            return false;
        }
    }

    private byte[] header() {
        ArrayTarget header = new ArrayTarget(256);
        StreamHeader.write(header.output(), marshaller);
        return Arrays.copyOf(header.array(), (int) header.output().position());
    }
}
