package org.marshal4j.audit.mutation;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.io.Writable;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;

/** Writes the samples of a class, reads them back, and describes what came back. */
final class RoundTrip {

    private RoundTrip() {}

    /** What was read back, and how many bytes were left; or the exception. */
    static String of(List<Class<?>> pair, String name, byte[] bytes) {
        try {
            Mutant loader = new Mutant(name, bytes);
            Class<?> type = loader.loadClass(pair.get(0).getName());
            Class<?> reading = loader.loadClass(pair.get(pair.size() - 1).getName());
            StringBuilder text = new StringBuilder();
            for (Object sample : (List<?>) type.getMethod("samples").invoke(null)) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                ByteArrayInputStream in;
                Object copy;
                if (sample instanceof Writable writable) {
                    writable.write(new DataOutputStream(out));
                    in = new ByteArrayInputStream(out.toByteArray());
                    copy = type.getConstructor().newInstance();
                    ((Writable) copy).readFields(new DataInputStream(in));
                } else {
                    in = new ByteArrayInputStream(new byte[0]);
                    copy = sent(
                            type.getConstructor().newInstance(),
                            reading.getConstructor().newInstance(),
                            sample);
                }
                boolean same = text(copy).equals(text(sample));
                text.append(same ? "same" : text(copy)).append(in.available()).append('\n');
            }
            return text.toString();
        } catch (Exception | OutOfMemoryError e) {
            return e.toString();
        }
    }

    @SuppressWarnings("unchecked")
    private static Object sent(Object serializer, Object deserializer, Object sample) {
        byte[] bytes = ((Serializer<Object>) serializer).serialize("topic", sample);
        return ((Deserializer<Object>) deserializer).deserialize("topic", bytes);
    }

    private static String text(Object value) throws IllegalAccessException {
        if (value == null
                || value instanceof Number
                || value instanceof String
                || value instanceof List
                || value instanceof Map) {
            return String.valueOf(value);
        }
        List<Object> parts = new ArrayList<>();
        if (value.getClass().isArray()) {
            for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++) {
                parts.add(java.lang.reflect.Array.get(value, i));
            }
            return parts.toString();
        }
        for (Field field : value.getClass().getFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                parts.add(field.getName() + "=" + text(field.get(value)));
            }
        }
        return parts.toString();
    }

    /** Loads one class from bytes, and all others as usual. */
    private static final class Mutant extends ClassLoader {
        private final String name;
        private final byte[] bytes;

        Mutant(String name, byte[] bytes) {
            super(RoundTrip.class.getClassLoader());
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        protected Class<?> loadClass(String wanted, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(wanted)) {
                if (!wanted.equals(name)) {
                    return super.loadClass(wanted, resolve);
                }
                Class<?> loaded = findLoadedClass(wanted);
                return loaded != null ? loaded : defineClass(wanted, bytes, 0, bytes.length);
            }
        }
    }
}
