package org.marshal4j.runtime.inspect;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.FailureHook;
import org.marshal4j.runtime.generated.SizeDiffers;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.memory.ReadLimits;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.ShownText;

/**
 * Finds out which field a write or read failed at. It never throws: where it finds nothing, or fails itself, the cause
 * has to do.
 */
public final class FailureDiagnosis implements FailureHook {
    private static final String READING = "reading";
    private static final String WRITING = "writing";

    /** What only the bytes can be to blame for. */
    private static final Set<RuntimeProblem> OF_BYTES = EnumSet.of(
            RuntimeProblem.BYTES_RUN_OUT,
            RuntimeProblem.IMPOSSIBLE_BYTE,
            RuntimeProblem.BAD_COUNT,
            RuntimeProblem.NULL_ON_READ,
            RuntimeProblem.MALFORMED_TEXT,
            RuntimeProblem.UNKNOWN_ENUM_INDEX,
            RuntimeProblem.IMPOSSIBLE_VALUE,
            RuntimeProblem.TOO_LONG);

    /** What the limits of a read can be to blame for, of which the bytes know nothing. */
    private static final Set<RuntimeProblem> OF_LIMITS =
            EnumSet.of(RuntimeProblem.BEYOND_LIMIT, RuntimeProblem.TOO_LONG, RuntimeProblem.NESTED_TOO_DEEP);

    /** For the service loader. */
    public FailureDiagnosis() {}

    @Override
    public MarshalException reading(Marshaller<?> marshaller, Input in, long start, Throwable cause) {
        MarshalException known = ours(cause);
        if (known != null && in.limits() != ReadLimits.DEFAULT && OF_LIMITS.contains(known.problem())) {
            // Whose bytes would be cut short if the last one that was read were not there: that of a count, or of a
            // presence.
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
            // The bytes could be followed only as far as to a hand-written marshaller, whose failure this is, or one
            // behind.
            return fromCustom(READING, marshaller, place, in.position() - start, cause);
        }
        return complete(READING, marshaller, place.path(), place.offset(), problem.problem(), problem.detail(), cause);
    }

    /**
     * Whether what the walk met is what went wrong: bytes that are bad further on are not why a constructor threw. The two
     * need not be the same: a block or count that is refused for lack of bytes is met as the first thing in it that is bad.
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
     * A failure in a hand-written marshaller has the name of its field. Any other one is of a field behind it, and all that is known of
     * the place is how far the buffer had come.
     *
     * @param reached that offset
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
                isAt ? place.path() : "(behind " + place.path() + ")",
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

    /** The field that a hand-written marshaller failed in; it need not be the one where the walk came to its end. */
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
            // A block is written at once, so its bytes end before its first field, whichever of them was at fault.
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

    /** The walk would go on behind what was written of the collection: without the last byte of that it ends within. */
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
        RuntimeProblem problem =
                cause instanceof BufferOverflowException ? RuntimeProblem.BUFFER_FULL : RuntimeProblem.OTHER;
        return complete(action, marshaller, "", -1, problem, describe(cause), cause);
    }

    private static MarshalException ofElement(
            Marshaller<?> marshaller, RefusedElement element, MarshalException known) {
        String path = Objects.requireNonNull(element.path());
        return complete(READING, marshaller, path, element.offset(), known.problem(), known.detail(), known);
    }

    /** A bare exception of this runtime, which the complete one replaces. */
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
            // It replaces the bare one, so it also shows where that was thrown.
            result.setStackTrace(bare.getStackTrace());
            for (Throwable suppressed : bare.getSuppressed()) {
                result.addSuppressed(suppressed);
            }
        }
        return result;
    }

    /** What a foreign exception says; that of a full buffer is enough by its message. */
    private static String describe(Throwable cause) {
        String message = cause.getMessage();
        if (cause instanceof BufferOverflowException && message != null) {
            return message;
        }
        // Ours have been cut already.
        return cause instanceof MarshalException ? cause.toString() : ShownText.of(cause.toString());
    }

    /** @param element what else to look for on the way */
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
            // The buffer is closed: less is known then, but what has gone wrong is in the cause.
            return null;
        }
    }

    /**
     * The same of what was written.
     *
     * @param without how many bytes are left out at the end
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
     * Where the bytes stop being a message of this type; null if they do not, or that cannot be told.
     *
     * @param cursor gives a new one: the walk begins again where the stack was not deep enough
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
        SchemaWalk walk = new SchemaWalk(schema.resolver(), cursor, null);
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

        /** Whether it is a text, or a dynamic value, that is to blame: none is in a block of others, unless its room is fixed. */
        boolean isOfText(RuntimeProblem of) {
            return (atText && of == RuntimeProblem.MALFORMED_TEXT) || of == RuntimeProblem.NOT_DYNAMIC;
        }

        boolean atStartOfObject() {
            return offset == objectOffset;
        }

        /**
         * The path of a field of the object that was being written. A required object has no bytes of its own, so the
         * walk has entered it already where it is itself what is null.
         */
        String inObject(String field) {
            if (atStartOfObject() && (objectPath.equals(field) || objectPath.endsWith("." + field))) {
                return objectPath;
            }
            return objectPath.isEmpty() ? field : objectPath + "." + field;
        }
    }
}
