package org.marshal4j.random;

import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.kit.ViewChecks;
import org.marshal4j.blackbox.kit.ViewOf;
import org.marshal4j.blackbox.reference.Aliases;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Writes and reads random objects of the types of a shape. */
final class RoundTrip implements AutoCloseable {
    private static final Buffers[] KINDS = {Buffers.NATIVE_ELASTIC, Buffers.HEAP_ELASTIC, Buffers.MAPPED_CHUNKS};
    private static final int LONG = 1 << 17;
    private static final int CHANGES = 4;

    private final Map<Buffers, Bytes<?>> buffers = new EnumMap<>(Buffers.class);
    private final int values;
    private String doing = "";

    /** Uses this number of objects of each type. */
    RoundTrip(int values) {
        this.values = values;
    }

    /** Returns the first failure of any type, or null if there is none. */
    Failure check(Shape shape, ClassLoader loader) {
        int added = shape.added();
        List<String> former = added == 0 ? List.of() : shape.former(added).marshalled();
        List<String> types = shape.marshalled();
        for (int i = 0; i < types.size(); i++) {
            String type = types.get(i);
            try {
                check(dto(type, loader), shape, added == 0 ? null : dto(former.get(i), loader));
            } catch (VirtualMachineError e) {
                if (!(e instanceof StackOverflowError)) {
                    throw e;
                }
                return failed(type, e);
            } catch (Exception | LinkageError | AssertionError e) {
                return failed(type, e);
            }
        }
        return null;
    }

    private Failure failed(String type, Throwable thrown) {
        close();
        return Failure.of(doing, type, thrown);
    }

    private Dto<?> dto(String type, ClassLoader loader) throws ReflectiveOperationException {
        doing = "loading";
        int simple = type.lastIndexOf('.') + 1;
        String name = type.substring(0, simple) + type.substring(simple).replace('$', '_') + "Marshaller";
        Field instance = Class.forName(name, true, loader).getField("INSTANCE");
        instance.setAccessible(true);
        return Dto.of((ChronicleMarshaller<?>) instance.get(null));
    }

    private <T> void check(Dto<T> dto, Shape shape, Dto<?> former) throws IOException, ClassNotFoundException {
        Filler filler = new Filler(shape.seed());
        Random links = new Random(shape.seed());
        ViewOf<T> viewOf = ViewOf.of(dto);
        Filler others = new Filler(shape.seed() + 1);
        Filler targets = new Filler(shape.seed() + 2);
        Filler twins = new Filler(shape.seed() + 2);
        Random changes = new Random(shape.seed());
        Refusals<T> refusals = new Refusals<>(dto, shape.isByHand(), new Random(shape.seed()));
        for (int i = 0; i < values; i++) {
            doing = "making";
            T value = filler.make(dto.type());
            T used = filler.makeTarget(dto.type());
            Graph.link(value, links);
            Graph.link(used, links);
            doing = "encoding";
            byte[] expected = ReferenceEncoder.encode(dto.type(), value);
            if (expected.length > LONG) {
                continue;
            }
            doing = "measuring";
            long size = dto.marshaller().sizeOf(value);
            require(size == expected.length, size + " bytes, not " + expected.length);
            require(expected.length >= dto.minSize(), "MIN_SIZE");
            require(dto.maxSize() < 0 || expected.length <= dto.maxSize(), "MAX_SIZE");
            for (Buffers kind : KINDS) {
                Bytes<?> bytes = buffer(kind);
                write(dto, value, expected, bytes);
                read(dto, value, used, bytes);
            }
            doing = "writing to just enough bytes";
            Bytes<?> exact = Buffers.NATIVE_FIXED.makeDirty(expected.length);
            write(dto, value, expected, exact);
            exact.releaseLast();
            copy(dto, value, targets.makeTarget(dto.type()), twins.makeTarget(dto.type()));
            if (viewOf != null) {
                doing = "viewing";
                view(new ViewChecks<>(dto, viewOf), value, others.make(dto.type()), expected, changes);
            }
            if (i % 2 == 0) {
                doing = "refusing";
                refusals.check(value, expected);
                doing = "serializing";
                serialize(value);
            }
            if (former != null) {
                doing = "reading other versions";
                new Versions<>(dto, former, shape.added()).check(value, expected, dto.mutable() ? used : null);
            }
        }
    }

    /** Checks the view with valid, truncated and changed messages. */
    private static <T> void view(ViewChecks<T> checks, T value, T other, byte[] message, Random random) {
        checks.good(value, message);
        checks.set(value, other, message);
        for (int i = 0; i < CHANGES && message.length > 0; i++) {
            checks.cut(value, Arrays.copyOf(message, random.nextInt(message.length)));
            byte[] changed = message.clone();
            changed[random.nextInt(message.length)] = (byte) random.nextInt();
            checks.any(changed);
        }
    }

    private <T> void copy(Dto<T> dto, T value, T used, T twin) {
        doing = "copying";
        T copy = dto.marshaller().copy(value);
        T read = dto.marshaller().fromByteArray(dto.marshaller().toByteArray(value));
        sameCopy(dto, value, copy, read);
        if (dto.mutable()) {
            doing = "copying into a used object";
            copyInto(dto, value, used, twin);
            copyInto(dto, value, copy, read);
        }
    }

    private static <T> void copyInto(Dto<T> dto, T value, T used, T twin) {
        dto.marshaller().copyInto(value, used);
        dto.marshaller().readInto(twin, dto.marshaller().toByteArray(value));
        sameCopy(dto, value, used, twin);
    }

    /**
     * The bytes are compared with those of an object that was read, into one that had held the same: hash tables may
     * have another order than in the object that was written, which depends on all that has been in them.
     */
    private static <T> void sameCopy(Dto<T> dto, T value, T copy, T read) {
        String difference = DeepEquals.difference(value, copy);
        require(difference == null, difference);
        Graph.checkParents(copy);
        byte[] expected = dto.marshaller().toByteArray(read);
        require(Arrays.equals(expected, dto.marshaller().toByteArray(copy)), "other bytes");
        String alias = Aliases.between(value, copy);
        require(alias == null, alias);
    }

    private static void serialize(Object value) throws IOException, ClassNotFoundException {
        if (value instanceof Serializable) {
            Object copy = Serialized.copyOf(value);
            String difference = DeepEquals.difference(value, copy);
            require(difference == null, difference);
            Graph.checkParents(copy);
        }
    }

    private Bytes<?> buffer(Buffers kind) {
        Bytes<?> bytes = buffers.computeIfAbsent(kind, each -> each.make(0));
        if (kind != Buffers.MAPPED_CHUNKS) {
            bytes.clear();
            bytes.writeByte((byte) 0xA5).readPosition(1);
        } else if (bytes.writePosition() > LONG) {
            bytes.readPosition(0).writePosition(0);
        }
        return bytes;
    }

    private <T> void write(Dto<T> dto, T value, byte[] expected, Bytes<?> bytes) {
        doing = "writing";
        dto.marshaller().write(value, bytes);
        byte[] written = Hex.array(bytes);
        if (!Arrays.equals(written, expected)) {
            throw new AssertionError("written " + Hex.of(written) + "\nnot     " + Hex.of(expected) + "\nfirst at "
                    + Arrays.mismatch(written, expected));
        }
    }

    private <T> void read(Dto<T> dto, T value, T used, Bytes<?> bytes) {
        long start = bytes.readPosition();
        doing = "reading";
        T fresh = dto.marshaller().read(bytes);
        same(value, fresh, bytes);
        if (dto.mutable()) {
            bytes.readPosition(start);
            doing = "reading into a used object";
            dto.marshaller().readInto(used, bytes);
            same(value, used, bytes);
        }
    }

    private static void same(Object expected, Object actual, Bytes<?> bytes) {
        require(bytes.readRemaining() == 0, bytes.readRemaining() + " bytes left");
        String difference = DeepEquals.difference(expected, actual);
        require(difference == null, difference);
        Graph.checkParents(actual);
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }

    @Override
    public void close() {
        buffers.values().forEach(Bytes::releaseLast);
        buffers.clear();
    }
}
