package org.marshal4j.audit.mutation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;

/** Elasticsearch's and OpenSearch's, whatever their version. */
final class ElasticTrip implements Trip {

    @Override
    public Set<String> kinds() {
        return Set.of("Writeable", "static Writeable");
    }

    @Override
    public Copy copy(Way way, long seed) throws IOException, ReflectiveOperationException {
        Method writer = writer(way);
        boolean ofOther = Modifier.isStatic(writer.getModifiers());
        Class<?>[] parameters = writer.getParameterTypes();
        boolean streamFirst = isStream(parameters[0]);
        Class<?> streams = streamFirst ? parameters[0] : parameters[1];
        RandomFields random = new RandomFields(seed);
        Object sample = ofOther ? random.value(streamFirst ? parameters[1] : parameters[0]) : random.make(way.type());

        LimitedOutput bytes = new LimitedOutput();
        Object out = stream(way, streams, "OutputStreamStreamOutput")
                .getConstructor(OutputStream.class)
                .newInstance(bytes);
        if (ofOther) {
            writer.invoke(null, streamFirst ? new Object[] {out, sample} : new Object[] {sample, out});
        } else {
            writer.invoke(sample, out);
        }
        Trip.call(out, "flush");

        InputStream left = new ByteArrayInputStream(bytes.toByteArray());
        Object in = stream(way, streams, "InputStreamStreamInput")
                .getConstructor(InputStream.class)
                .newInstance(left);
        return new Copy(read(way, in, stream(way, streams, "StreamInput")), left.available());
    }

    private static boolean isStream(Class<?> type) {
        return type.getSimpleName().equals("StreamOutput");
    }

    private static Class<?> stream(Way way, Class<?> streams, String name) throws ClassNotFoundException {
        return way.classes().loadClass(streams.getPackageName() + "." + name);
    }

    private static Method writer(Way way) throws NoSuchMethodException {
        boolean ofOther = way.kind().startsWith("static");
        for (Class<?> type = way.type(); type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                Class<?>[] parameters = method.getParameterTypes();
                if (method.getName().equals(way.writer())
                        && Modifier.isStatic(method.getModifiers()) == ofOther
                        && parameters.length == (ofOther ? 2 : 1)
                        && (isStream(parameters[0]) || ofOther && isStream(parameters[1]))) {
                    method.setAccessible(true);
                    return method;
                }
            }
        }
        throw new NoSuchMethodException(way.writer());
    }

    private static Object read(Way way, Object in, Class<?> streams) throws ReflectiveOperationException {
        if (way.reader().equals("<init>")) {
            Constructor<?> constructor = way.type().getDeclaredConstructor(streams);
            constructor.setAccessible(true);
            return constructor.newInstance(in);
        }
        for (Class<?> type = way.type(); type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.getName().equals(way.reader())
                        && method.getParameterCount() == 1
                        && method.getParameterTypes()[0] == streams) {
                    method.setAccessible(true);
                    if (Modifier.isStatic(method.getModifiers())) {
                        return method.invoke(null, in);
                    }
                    Object copy = RandomFields.empty(way.type());
                    method.invoke(copy, in);
                    return copy;
                }
            }
        }
        throw new NoSuchMethodException(way.reader());
    }
}
