package org.marshal4j.testing;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/**
 * Makes values of hand-written marshallers, of whose bytes nothing is known: has them read random bytes until they find
 * a value in them. Small numbers, zeros and letters are more frequent than other bytes, since they are lengths and texts.
 * Where none is found, as for bytes with names of classes, takes values from objects that are made by constructors.
 */
final class TriedValues implements SampleMessages.HandWrittenValues {
    private static final int TRIES = 3_000;
    private static final int MOST = 200;
    private static final int VALUES = 100;
    private static final int TOO_LARGE = 20;
    private static final int MADE = 500;
    private static final int FEW = 10;

    private final Map<String, List<byte[]>> found = new HashMap<>();
    private final NamedMarshallers marshallers;
    private final @Nullable ClassLoader loader;

    TriedValues(Schema schema, Class<?> type) {
        this.marshallers = NamedMarshallers.of(schema);
        this.loader = type.getClassLoader();
    }

    @Override
    public byte[] bytes(WireType.Custom type, String owner, String field, Random random) {
        FieldMarshaller<?> marshaller = marshallers.find(type);
        if (marshaller == null) {
            throw new IllegalArgumentException(NamedMarshallers.missing(type));
        }
        List<byte[]> known = found.get(type.marshaller());
        if (known == null) {
            known = new ArrayList<>();
            addTried(marshaller, owner, field, random, known);
            if (known.isEmpty()) {
                addMade(marshaller, owner, field, random, known);
            }
            found.put(type.marshaller(), known);
        }
        if (known.isEmpty()) {
            throw new IllegalArgumentException("no value was found that " + type.marshaller() + " can write and read");
        }
        return known.get(random.nextInt(known.size()));
    }

    private void addTried(FieldMarshaller<?> marshaller, String owner, String field, Random random, List<byte[]> to) {
        int large = 0;
        for (int i = 0; i < TRIES && to.size() < VALUES && large < TOO_LARGE; i++) {
            try {
                addLasting(marshaller, owner, field, read(marshaller, owner, field, guess(random)), to);
            } catch (RuntimeException e) {
                // Most random bytes are no value.
            } catch (OutOfMemoryError e) {
                // The length of something, which random bytes were taken for.
                large++;
            }
        }
    }

    private void addMade(FieldMarshaller<?> marshaller, String owner, String field, Random random, List<byte[]> to) {
        MadeObjects objects = new MadeObjects(random);
        Class<?> type = typeOf(owner);
        Field declared = type == null ? null : field(type, field);
        for (int i = 0; i < MADE && declared != null && to.size() < FEW; i++) {
            for (Object value : objects.heldBy(type, declared.getType())) {
                try {
                    addLasting(marshaller, owner, field, value, to);
                } catch (RuntimeException e) {
                    // An object that is not complete cannot be written.
                }
            }
        }
    }

    /** Adds the bytes of a value that is still the same after it was read. */
    private void addLasting(
            FieldMarshaller<?> marshaller, String owner, String field, @Nullable Object value, List<byte[]> to) {
        byte[] once = written(marshaller, value);
        byte[] again = written(marshaller, read(marshaller, owner, field, once));
        // Some values change when they are written and read, such as numbers that are rounded.
        boolean known = to.stream().anyMatch(other -> Arrays.equals(other, once));
        if (!known && Arrays.equals(once, again)) {
            to.add(once);
        }
    }

    @SuppressWarnings("unchecked")
    private <T> @Nullable T read(FieldMarshaller<T> marshaller, String owner, String field, byte[] bytes) {
        return marshaller.read((T) current(owner, field), Input.of(bytes));
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // A marshaller that returns null also writes it.
    private static <T> byte[] written(FieldMarshaller<T> marshaller, @Nullable Object value) {
        byte[] bytes = new byte[Math.toIntExact(marshaller.sizeOf((T) value))];
        marshaller.write((T) value, Output.to(bytes));
        return bytes;
    }

    /** Bytes that begin small, so that few are taken for lengths of gigabytes. */
    private static byte[] guess(Random random) {
        byte[] guess = new byte[MOST];
        random.nextBytes(guess);
        int kind = random.nextInt(3);
        int zeros = random.nextInt(8);
        for (int i = 0; i < MOST; i++) {
            if (kind == 0) {
                guess[i] = i < zeros ? 0 : i == zeros ? (byte) random.nextInt(16) : letter(random);
            } else if (kind == 1) {
                guess[i] = mixed(i, random);
            }
        }
        if (kind == 2) {
            guess[0] = 0;
        }
        return guess;
    }

    private static byte mixed(int index, Random random) {
        return switch (random.nextInt(12)) {
            case 0, 1 -> (byte) random.nextInt(4);
            case 2 -> index == 0 ? 0 : letter(random);
            default -> 0;
        };
    }

    private static byte letter(Random random) {
        return (byte) ('a' + random.nextInt(26));
    }

    /** What the field of a new object holds, which some code fills. */
    private @Nullable Object current(String owner, String name) {
        try {
            Class<?> type = typeOf(owner);
            Field field = type == null ? null : field(type, name);
            if (type == null || field == null) {
                return null;
            }
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            field.setAccessible(true);
            return field.get(constructor.newInstance());
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }

    private @Nullable Class<?> typeOf(String name) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    private static @Nullable Field field(Class<?> type, String name) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return field;
                }
            }
        }
        return null;
    }
}
