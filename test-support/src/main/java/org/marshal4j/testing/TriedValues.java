package org.marshal4j.testing;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
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
 */
final class TriedValues implements SampleMessages.HandWrittenValues {
    private static final int TRIES = 20_000;
    private static final int MOST = 200;
    private static final int VALUES = 100;

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
        List<byte[]> known = found.computeIfAbsent(type.marshaller(), key -> new ArrayList<>());
        return known.size() < VALUES ? tried(marshaller, owner, field, random, known) : known.get(random.nextInt(VALUES));
    }

    private byte[] tried(
            FieldMarshaller<?> marshaller, String owner, String field, Random random, List<byte[]> known) {
        RuntimeException last = null;
        for (int i = 0; i < TRIES; i++) {
            try {
                byte[] bytes = written(marshaller, current(owner, field), guess(random));
                known.add(bytes);
                return bytes;
            } catch (RuntimeException e) {
                last = e;
            } catch (OutOfMemoryError e) {
                // The length of something, which random bytes were taken for.
            }
        }
        throw new IllegalArgumentException("no random bytes were found that " + marshaller.getClass().getName() + " can read", last);
    }

    @SuppressWarnings("NullAway") // A marshaller that returns null also writes it.
    private static <T> byte[] written(FieldMarshaller<T> marshaller, @Nullable Object current, byte[] guess) {
        @SuppressWarnings("unchecked")
        T value = marshaller.read((T) current, Input.of(guess));
        byte[] bytes = new byte[Math.toIntExact(marshaller.sizeOf(value))];
        marshaller.write(value, Output.to(bytes));
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
        return switch (random.nextInt(8)) {
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
            Class<?> type = Class.forName(owner, true, loader);
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            Object object = constructor.newInstance();
            for (Class<?> at = type; at != null; at = at.getSuperclass()) {
                for (Field field : at.getDeclaredFields()) {
                    if (field.getName().equals(name)) {
                        field.setAccessible(true);
                        return field.get(object);
                    }
                }
            }
            return null;
        } catch (ReflectiveOperationException | LinkageError e) {
            return null;
        }
    }
}
