package org.marshal4j.runtime.inspect;

import java.nio.BufferUnderflowException;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.convert.Conversion;
import org.marshal4j.runtime.convert.ConversionFailure;
import org.marshal4j.runtime.convert.run.FixedMessage;
import org.marshal4j.runtime.convert.run.QuickConversion;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.Schemas;

/** Reads messages of a former schema by way of today's bytes. Immutable and thread-safe. */
final class ConvertedMessages<T> {
    /** A message that takes more bytes today, for each byte that it had, is kept in less memory. */
    private static final long MOST = 16;

    /** Up to as many bytes that stay the same are copied, so that the marshaller finds all in one array. */
    private static final int COPIED = 1 << 10;

    private final Marshaller<T> marshaller;
    private final Schema former;
    private final Function<String, Schema> formerTypes;
    private final Conversion conversion;
    private final @Nullable QuickMessages quick;

    /** Whether a schema id is in front of former messages. */
    private final boolean hadId;

    /** Whether one is in front of today's. */
    private final boolean hasId;

    private ConvertedMessages(
            Marshaller<T> marshaller,
            Schema former,
            Function<String, Schema> formerTypes,
            Function<String, Schema> todayTypes) {
        this.marshaller = marshaller;
        this.former = former;
        this.formerTypes = formerTypes;
        this.conversion = Conversion.of(former, formerTypes, marshaller.schema(), todayTypes)
                .requirePossible();
        this.hadId = former.hasSchemaId();
        this.hasId = marshaller.schema().hasSchemaId();
        QuickConversion table = conversion.quick();
        this.quick = table == null ? null : new QuickMessages(table, marshaller, hadId, hasId);
    }

    /**
     * Makes the conversion.
     *
     * @throws MarshalException MARSHAL220 if every message is refused
     */
    static <T> ConvertedMessages<T> of(Marshaller<T> marshaller, Schema former, Function<String, Schema> formerTypes) {
        return of(marshaller, former, formerTypes, marshaller.schema().resolver());
    }

    /** As the other method, with today's schemas of the types that the type holds. */
    static <T> ConvertedMessages<T> of(
            Marshaller<T> marshaller,
            Schema former,
            Function<String, Schema> formerTypes,
            Function<String, Schema> todayTypes) {
        if (!(formerTypes instanceof Schemas schemas)) {
            return new ConvertedMessages<>(marshaller, former, formerTypes, todayTypes);
        }
        Schemas present = schemas.withPresentNames();
        boolean isOfThem =
                schemas.has(former.type()) && schemas.apply(former.type()).equals(former);
        return new ConvertedMessages<>(
                marshaller, isOfThem ? present.apply(former.type()) : former, present, todayTypes);
    }

    /**
     * Reads a message.
     *
     * @param into the object to fill; null for a new one
     * @return the value: {@code into}, if that is not null
     */
    T read(@Nullable T into, Input in) {
        return into != null && isLoaded(into, in) ? into : converted(into, in);
    }

    /** Reads a message of nothing but primitive fields, which needs no output or input of today's bytes. */
    private boolean isLoaded(T into, Input in) {
        FixedMessage fixed = conversion.fixed();
        FixedBlock<T> block = fixed == null || hadId ? null : FixedBlock.of(marshaller, into);
        if (fixed == null || block == null || block.blockSize() != fixed.to() || in.remaining() < fixed.from()) {
            return false;
        }
        long start = in.position();
        boolean isDone = false;
        ScratchBuffer buffer = ScratchBuffer.take();
        try {
            byte[] array = buffer.array(fixed.to());
            fixed.convert(in, array, RawMemory.ARRAY_OFFSET);
            isDone = block.load(into, array, RawMemory.ARRAY_OFFSET);
        } finally {
            if (!isDone) {
                in.position(start);
            }
            buffer.release();
        }
        return isDone;
    }

    private T converted(@Nullable T into, Input in) {
        long start = in.position();
        ReadLimits limits = in.limits();
        boolean isDone = false;
        try (ScratchBuffer buffer = ScratchBuffer.take()) {
            int size = quick == null ? QuickMessages.STOPPED : quick.convert(buffer, in);
            if (size == QuickMessages.STOPPED) {
                Output out = output(buffer, in);
                boolean isConverted = isConverted(start, limits, in, out, conversion.hasFront());
                size = isConverted ? (int) out.position() : QuickMessages.STOPPED;
            }
            T value;
            if (size == QuickMessages.STOPPED) {
                value = value(into, packed(start, limits, in).limits(limits));
            } else if (conversion.hasFront()) {
                value = joined(into, buffer, size, in);
            } else {
                value = value(into, buffer, size, limits);
            }
            isDone = true;
            return value;
        } catch (ConversionFailure e) {
            throw placed(e, start, in);
        } catch (BufferUnderflowException e) {
            // The schema id is not complete.
            MarshalException malformed = malformed(start, in);
            throw malformed == null ? e : malformed;
        } catch (MarshalException e) {
            // Bytes that stay the same are only copied: today's marshaller has refused them.
            MarshalException malformed = malformed(start, in);
            throw malformed == null ? FormerOffset.of(e, visitor -> walk(visitor, start, in)) : malformed;
        } finally {
            if (!isDone) {
                in.position(start);
            }
        }
    }

    /** Reads a message of which the front is converted: what follows that is what the input has left, unchanged. */
    private T joined(@Nullable T into, ScratchBuffer buffer, int size, Input in) {
        long rest = in.position();
        long left = in.remaining();
        Input today;
        if (left <= COPIED) {
            int count = (int) left;
            byte[] array = buffer.array(size + count);
            long from = in.take(count);
            Bytes.copy(in.base(), from, array, RawMemory.ARRAY_OFFSET + size, count);
            today = buffer.input(0, size + count);
        } else {
            today = buffer.inputBefore(size, in);
        }
        T value = value(into, today.limits(in.limits()));
        in.position(rest + today.position() - size);
        return value;
    }

    /**
     * Converts a message that the input has, behind its schema id at least.
     *
     * @return an input that has today's bytes and nothing else, with the same limits
     */
    Input today(Input in) {
        long start = in.position();
        ReadLimits limits = in.limits();
        boolean isDone = false;
        try (ScratchBuffer buffer = ScratchBuffer.take()) {
            Output out = output(buffer, in);
            Input today = isConverted(start, limits, in, out, false)
                    ? Input.of(Arrays.copyOf(buffer.array(), (int) out.position()))
                    : packed(start, limits, in);
            isDone = true;
            return today.limits(limits);
        } catch (ConversionFailure e) {
            throw placed(e, start, in);
        } finally {
            if (!isDone) {
                in.position(start);
            }
        }
    }

    private static Output output(ScratchBuffer buffer, Input in) {
        return buffer.output((int) Math.min(ArrayTarget.LARGEST, Math.max(ScratchBuffer.KEPT, MOST * in.remaining())));
    }

    private T value(@Nullable T into, ScratchBuffer buffer, int size, ReadLimits limits) {
        if (into != null) {
            FixedBlock<T> block = FixedBlock.of(marshaller, into);
            // An object that has nothing but primitive fields needs no input.
            if (block != null
                    && block.blockSize() == size
                    && block.load(into, buffer.array(), RawMemory.ARRAY_OFFSET)) {
                return into;
            }
        }
        return value(into, buffer.input(0, size).limits(limits));
    }

    /** Converts a message; returns false if there is no room for it. */
    private boolean isConverted(long start, ReadLimits limits, Input in, Output out, boolean isFront) {
        try {
            convert(start, limits, in, out, isFront);
            return true;
        } catch (ConversionFailure e) {
            if (e.reason() instanceof BufferFullException) {
                in.position(start);
                return false;
            }
            throw e;
        }
    }

    /** Converts a message that gets much longer: by zeros, for nulls and fields of fixed size. */
    private Input packed(long start, ReadLimits limits, Input in) {
        PackedTarget target = new PackedTarget();
        convert(start, limits, in, target.output(), false);
        return new PackedSource(target.finish()).input();
    }

    /** What to throw if bytes are left after a message. */
    MarshalException left(long read, long left) {
        String detail = left + " of the " + (read + left) + " bytes are left after it";
        return new MarshalException("converting", former.type(), "", read, RuntimeProblem.BYTES_LEFT, detail, null);
    }

    /** Whether a message says by its schema id that it has today's schema. Does not move the position. */
    boolean isOfToday(Input in) {
        if (!hadId || marshaller.schemaId() == 0 || in.remaining() < SchemaId.SIZE) {
            return false;
        }
        long start = in.position();
        int id = in.readInt();
        in.position(start);
        return id == marshaller.schemaId();
    }

    private T value(@Nullable T into, Input today) {
        if (into == null) {
            return marshaller.read(today);
        }
        marshaller.readInto(into, today);
        return into;
    }

    /** Converts a message without limits, which today's bytes are read with: otherwise elements would count twice. */
    private void convert(long start, ReadLimits limits, Input in, Output out, boolean isFront) {
        if (limits != ReadLimits.DEFAULT) {
            in.limits(ReadLimits.DEFAULT);
        }
        try {
            convert(in, out, isFront);
        } catch (StackOverflowError e) {
            // Messages may be nested more deeply than the stack of this thread allows.
            onDeepStack(() -> {
                in.position(start);
                out.rewind(0);
                convert(in, out, isFront);
                return Boolean.TRUE;
            });
        } finally {
            if (limits != ReadLimits.DEFAULT) {
                in.limits(limits);
            }
        }
    }

    /**
     * Converts objects, and exchanges the schema ids in front of them, which a conversion does not know. Where the bytes
     * at the end stay the same, the marshaller reads them in place.
     */
    private void convert(Input in, Output out, boolean isFront) {
        if (hadId) {
            in.readInt();
        }
        if (hasId) {
            out.writeInt(marshaller.schemaId());
        }
        if (isFront) {
            conversion.convertFront(in, out);
        } else {
            conversion.convert(in, out);
        }
    }

    private <X> @Nullable X onDeepStack(Supplier<? extends @Nullable X> task) {
        try {
            return DeepStack.call(task);
        } catch (StackOverflowError e) {
            // What was found with the larger stack says more than that the first stack overflowed.
            for (Throwable found : e.getSuppressed()) {
                if (found instanceof RuntimeException refused) {
                    throw refused;
                }
            }
            MarshalException tooDeep = Failures.tooDeep(e);
            throw new MarshalException("converting", former.type(), "", -1, tooDeep.problem(), tooDeep.detail(), e);
        }
    }

    private RuntimeException placed(ConversionFailure failure, long start, Input in) {
        RuntimeException reason = failure.reason();
        MarshalException malformed = malformed(start, in);
        if (malformed != null) {
            return malformed;
        }
        if (reason instanceof MarshalException refused) {
            return placed(failure, start, refused.problem(), refused.detail());
        }
        if (reason instanceof BufferFullException) {
            return placed(failure, start, RuntimeProblem.TOO_LONG, "more than " + ArrayTarget.LARGEST + " bytes today");
        }
        return reason instanceof BufferUnderflowException
                ? placed(failure, start, RuntimeProblem.BYTES_RUN_OUT, String.valueOf(reason.getMessage()))
                : reason;
    }

    private MarshalException placed(ConversionFailure failure, long start, RuntimeProblem problem, String detail) {
        return new MarshalException(
                "converting",
                former.type(),
                failure.path(),
                failure.position() - start,
                problem,
                detail,
                failure.reason());
    }

    /** Looks for what is wrong with a message, by the former schema; null if it is valid. */
    private @Nullable MarshalException malformed(long start, Input in) {
        return walk(null, start, in);
    }

    /** Walks over a message by the former schema; returns why that is not possible, or null. */
    private @Nullable MarshalException walk(SchemaWalker.@Nullable Visitor visitor, long start, Input in) {
        in.position(start);
        return onDeepStack(() -> {
            WireCursor cursor = new WireCursor(in.readable(), start, start + in.remaining());
            SchemaWalk walk = new SchemaWalk(
                    formerTypes, cursor, visitor, WalkedCustoms.of(NamedMarshallers.of(marshaller.schema())));
            try {
                walk.root(former);
                return null;
            } catch (MarshalException e) {
                // In valid bytes, only a hand-written marshaller stops a walk: nothing else knows where its value ends.
                return e.problem() == RuntimeProblem.OTHER
                        ? null
                        : new MarshalException(
                                "converting", former.type(), walk.path(), cursor.offset(), e.problem(), e.detail(), e);
            }
        });
    }
}
