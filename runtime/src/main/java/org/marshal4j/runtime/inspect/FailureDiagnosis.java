package org.marshal4j.runtime.inspect;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.BytesRunOutException;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.FailureHook;
import org.marshal4j.runtime.generated.SizeDiffers;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.text.ShownText;

/**
 * Finds out which field a write or read failed at. It never throws. If it finds nothing, or fails itself, the cause is
 * reported without a location.
 */
public final class FailureDiagnosis implements FailureHook {
    private static final String READING = "reading";
    private static final String WRITING = "writing";

    /** Problems that can only come from the bytes. */
    private static final Set<RuntimeProblem> OF_BYTES = EnumSet.of(
            RuntimeProblem.BYTES_RUN_OUT,
            RuntimeProblem.IMPOSSIBLE_BYTE,
            RuntimeProblem.BAD_COUNT,
            RuntimeProblem.NULL_ON_READ,
            RuntimeProblem.MALFORMED_TEXT,
            RuntimeProblem.UNKNOWN_ENUM_INDEX,
            RuntimeProblem.IMPOSSIBLE_VALUE,
            RuntimeProblem.TOO_LONG);

    /** Problems that can come from the limits of a read, which the bytes do not show. */
    private static final Set<RuntimeProblem> OF_LIMITS =
            EnumSet.of(RuntimeProblem.BEYOND_LIMIT, RuntimeProblem.TOO_LONG, RuntimeProblem.NESTED_TOO_DEEP);

    /** Creates a diagnosis, for the service loader. */
    public FailureDiagnosis() {}

    @Override
    public MarshalException reading(Marshaller<?> marshaller, Input in, long start, Throwable cause) {
        MarshalException known = ours(cause);
        if (known != null && in.limits() != ReadLimits.DEFAULT && OF_LIMITS.contains(known.problem())) {
            // Look for the count or presence byte that was read last: without it, its bytes would end early.
            Place reached = read(marshaller, in, start, in.position() - 1, null, cause);
            if (reached != null
                    && reached.problem().problem() != RuntimeProblem.OTHER
                    && known.path().isEmpty()) {
                return complete(
                        READING, marshaller, reached.path(), reached.offset(), known.problem(), known.detail(), cause);
            }
        }
        RefusedElement element = known != null && RefusedElement.isNamedBy(known.path())
                ? new RefusedElement(known.path(), in.position() - start)
                : null;
        Place place = read(marshaller, in, start, in.position() + in.remaining(), element, cause);
        if (place == null || !explains(place.problem(), cause)) {
            return element != null && element.path() != null
                    ? ofElement(marshaller, element, Objects.requireNonNull(known))
                    : unknownPlace(READING, marshaller, cause);
        }
        MarshalException problem = place.problem();
        if (problem.problem() == RuntimeProblem.OTHER) {
            // The bytes could only be followed up to a hand-written marshaller, which failed, or a field after it did.
            return fromCustom(READING, marshaller, place, in.position() - start, cause);
        }
        return complete(READING, marshaller, place.path(), place.offset(), problem.problem(), problem.detail(), cause);
    }

    /**
     * Whether the problem that the walk found is what went wrong: invalid bytes further on are not why a constructor
     * threw. The two need not be equal: for a block or count refused because bytes are missing, the walk finds the
     * first invalid part of it.
     */
    private static boolean explains(MarshalException met, Throwable cause) {
        if (met.problem() == RuntimeProblem.OTHER) {
            return true;
        }
        MarshalException known = ours(cause);
        boolean ofBytes =
                known == null ? cause instanceof BufferUnderflowException : OF_BYTES.contains(known.problem());
        return ofBytes ? OF_BYTES.contains(met.problem()) : known != null && known.problem() == met.problem();
    }

    /**
     * Creates the exception if the walk ended at a hand-written marshaller. A failure in one has the name of its field.
     * Any other failure is in a later field, and only the buffer's position says where.
     *
     * @param reached the offset of that position
     */
    private static MarshalException fromCustom(
            String action, Marshaller<?> marshaller, Place place, long reached, Throwable cause) {
        MarshalException known = ours(cause);
        if (known != null && (!known.path().isEmpty() || known.problem() == RuntimeProblem.NESTED_TOO_DEEP)) {
            return atCustom(action, marshaller, place, known);
        }
        boolean isAt = reached == place.offset();
        return complete(
                action,
                marshaller,
                isAt ? place.path() : "(after " + place.path() + ")",
                reached < place.offset() ? -1 : reached,
                known != null ? known.problem() : problemOf(cause),
                known != null ? known.detail() : describe(cause),
                cause);
    }

    private static RuntimeProblem problemOf(Throwable cause) {
        if (cause instanceof BufferUnderflowException) {
            return RuntimeProblem.BYTES_RUN_OUT;
        }
        return cause instanceof BufferOverflowException ? RuntimeProblem.BUFFER_FULL : RuntimeProblem.OTHER;
    }

    /** The exception for the field whose hand-written marshaller failed, which need not be where the walk ended. */
    private static MarshalException atCustom(
            String action, Marshaller<?> marshaller, Place place, MarshalException known) {
        boolean elsewhere = !known.path().isEmpty() && !known.path().equals(place.path());
        return complete(
                action,
                marshaller,
                elsewhere ? known.path() : place.path(),
                elsewhere ? -1 : place.offset(),
                known.problem(),
                known.detail(),
                known);
    }

    @Override
    public MarshalException writing(Marshaller<?> marshaller, Output out, long start, Throwable cause) {
        if (cause instanceof SizeDiffers differs) {
            return ofSize(marshaller, out, start, differs);
        }
        Place place = written(marshaller, out, start, 0, cause);
        if (place == null) {
            return unknownPlace(WRITING, marshaller, cause);
        }
        String path = place.path();
        MarshalException known = ours(cause);
        if (place.problem().problem() == RuntimeProblem.OTHER) {
            return fromCustom(WRITING, marshaller, place, out.position() - start, cause);
        }
        if (known != null) {
            // A block is reserved at once, so its bytes end before its first field, whichever field was at fault.
            if (!known.path().isEmpty()) {
                path = place.inObject(known.path());
            } else if (place.atStartOfObject() && !place.isOfText(known.problem())) {
                path = place.objectPath();
            }
            return complete(WRITING, marshaller, path, place.offset(), known.problem(), known.detail(), cause);
        }
        if (cause instanceof BufferOverflowException) {
            return complete(
                    WRITING, marshaller, path, place.offset(), RuntimeProblem.BUFFER_FULL, describe(cause), cause);
        }
        return complete(WRITING, marshaller, path, place.offset(), RuntimeProblem.OTHER, describe(cause), cause);
    }

    /**
     * The exception for a collection of the wrong size. The walk leaves out the last byte, so that it ends within what
     * was written of the collection and not after it.
     */
    private static MarshalException ofSize(Marshaller<?> marshaller, Output out, long start, SizeDiffers cause) {
        Place place = written(marshaller, out, start, 1, cause);
        String path = place == null || place.problem().problem() == RuntimeProblem.OTHER
                ? cause.name()
                : cause.pathIn(place.path());
        return complete(WRITING, marshaller, path, -1, RuntimeProblem.OTHER, String.valueOf(cause.getMessage()), cause);
    }

    private static MarshalException unknownPlace(String action, Marshaller<?> marshaller, Throwable cause) {
        MarshalException known = ours(cause);
        if (known != null) {
            return complete(action, marshaller, known.path(), -1, known.problem(), known.detail(), cause);
        }
        // A constructor may throw a BufferUnderflowException of its own, but hardly our subclass of it.
        boolean isOurs = action.equals(READING) && cause instanceof BytesRunOutException;
        boolean isOther = cause instanceof BufferUnderflowException && !isOurs;
        RuntimeProblem problem = isOther ? RuntimeProblem.OTHER : problemOf(cause);
        return complete(action, marshaller, "", -1, problem, describe(cause), cause);
    }

    private static MarshalException ofElement(
            Marshaller<?> marshaller, RefusedElement element, MarshalException known) {
        String path = Objects.requireNonNull(element.path());
        return complete(READING, marshaller, path, element.offset(), known.problem(), known.detail(), known);
    }

    /** An exception of this runtime that has no location yet; the complete one replaces it. */
    private static @Nullable MarshalException ours(Throwable cause) {
        return cause instanceof MarshalException known && !known.isComplete() ? known : null;
    }

    private static MarshalException complete(
            String action,
            Marshaller<?> marshaller,
            String path,
            long offset,
            RuntimeProblem problem,
            String detail,
            Throwable cause) {
        MarshalException bare = ours(cause);
        MarshalException result = new MarshalException(
                action,
                marshaller.type().getName(),
                path,
                offset,
                problem,
                detail,
                bare == null ? cause : bare.getCause());
        if (bare != null) {
            // The complete exception replaces the bare one, so it also shows where that was thrown.
            result.setStackTrace(bare.getStackTrace());
            for (Throwable suppressed : bare.getSuppressed()) {
                result.addSuppressed(suppressed);
            }
        }
        return result;
    }

    /** Describes an exception of other code; for a full buffer, its message is enough. */
    private static String describe(Throwable cause) {
        String message = cause.getMessage();
        if (cause instanceof BufferOverflowException && message != null) {
            return message;
        }
        // Our own messages are already short enough.
        return cause instanceof MarshalException ? cause.toString() : ShownText.of(cause.toString());
    }

    /** @param element something else to look for on the way */
    private static @Nullable Place read(
            Marshaller<?> marshaller,
            Input in,
            long start,
            long limit,
            @Nullable RefusedElement element,
            Throwable cause) {
        try {
            RandomBytes bytes = in.readable();
            long reached = in.position();
            return walk(marshaller, () -> new WireCursor(bytes, start, limit).acceptedUpTo(reached), element, cause);
        } catch (RuntimeException e) {
            // The buffer is closed. Then less is known, but the cause says what went wrong.
            return null;
        }
    }

    /**
     * As {@link #read}, for the bytes that were written.
     *
     * @param without the number of bytes to leave out at the end
     */
    private static @Nullable Place written(
            Marshaller<?> marshaller, Output out, long start, int without, Throwable cause) {
        try {
            RandomBytes bytes = out.written();
            long limit = out.position() - without;
            return walk(marshaller, () -> new WireCursor(bytes, start, limit, true), null, cause);
        } catch (RuntimeException e) {
            return null;
        }
    }

    /**
     * Where the bytes stop being a message of this type; null if they do not, or if that is unknown.
     *
     * @param cursor creates a cursor: the walk starts again if the stack was too small
     */
    private static @Nullable Place walk(
            Marshaller<?> marshaller, Supplier<WireCursor> cursor, @Nullable RefusedElement element, Throwable cause) {
        try {
            return DeepStack.call(() -> place(marshaller.schema(), cursor.get(), element, ours(cause)));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return null;
        }
    }

    private static @Nullable Place place(
            Schema schema, WireCursor cursor, @Nullable RefusedElement element, @Nullable MarshalException refused) {
        SchemaWalk walk = new SchemaWalk(
                schema.resolver(), cursor, null, WalkedCustoms.before(cursor.reached(), NamedMarshallers.of(schema)));
        walk.stopAt(refused);
        walk.tell(element);
        try {
            walk.root(schema);
            return null;
        } catch (MarshalException e) {
            return new Place(walk.path(), cursor.offset(), walk.objectPath(), walk.objectOffset(), walk.isAtText(), e);
        }
    }

    private record Place(
            String path, long offset, String objectPath, long objectOffset, boolean atText, MarshalException problem) {

        /** Whether a text or a dynamic value is to blame: neither is in a block, except a text of fixed length. */
        boolean isOfText(RuntimeProblem of) {
            return (atText && of == RuntimeProblem.MALFORMED_TEXT) || of == RuntimeProblem.NOT_DYNAMIC;
        }

        boolean atStartOfObject() {
            return offset == objectOffset;
        }

        /**
         * The path of a field of the object that was being written. A required object has no bytes of its own, so if it
         * is null itself, the walk has already entered it.
         */
        String inObject(String field) {
            if (atStartOfObject() && (objectPath.equals(field) || objectPath.endsWith("." + field))) {
                return objectPath;
            }
            return objectPath.isEmpty() ? field : objectPath + "." + field;
        }
    }
}
