package org.marshal4j.audit.mutation;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Hazelcast's, over its own streams. */
final class HazelcastTrip implements Trip {

    private static final String HAZELCAST = "com.hazelcast.";
    private static final String IMPL = HAZELCAST + "internal.serialization.impl.";

    @Override
    public Set<String> kinds() {
        return Set.of("DataSerializable", "StreamSerializer", "CompactSerializer");
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        RandomFields random = new RandomFields(seed);
        if (way.kind().equals("DataSerializable")) {
            return copyOfItself(way, random.make(way.type()));
        }
        Type serialized = TypeArguments.of(way.type(), HAZELCAST + "nio.serialization." + path(way.kind()), 0);
        Object sample = random.value(serialized);
        if (sample == null) {
            throw new ReflectiveOperationException("no " + serialized);
        }
        Object serializer = RandomFields.empty(way.type());
        return way.kind().equals("CompactSerializer")
                ? copyByName(way, serializer, sample)
                : copyBy(way, serializer, sample);
    }

    private static String path(String kind) {
        return kind.equals("CompactSerializer") ? "compact." + kind : kind;
    }

    private static Copy copyOfItself(Way way, Object sample) throws ReflectiveOperationException {
        Streams streams = new Streams(way, null);
        Trip.call(sample, way.writer(), streams.outputs, streams.out);
        Object copy = RandomFields.empty(way.type());
        Object in = streams.in();
        Trip.call(copy, way.reader(), streams.inputs, in);
        return new Copy(copy, left(in));
    }

    private static Copy copyBy(Way way, Object serializer, Object sample) throws ReflectiveOperationException {
        Streams streams = new Streams(way, null);
        Method write = null;
        for (Method method : way.type().getMethods()) {
            if (method.getName().equals(way.writer())
                    && method.getParameterCount() == 2
                    && method.getParameterTypes()[1].isInstance(sample)) {
                write = method;
            }
        }
        if (write == null) {
            throw new NoSuchMethodException(way.writer());
        }
        write.setAccessible(true);
        write.invoke(serializer, streams.out, sample);
        Object in = streams.in();
        return new Copy(Trip.call(serializer, way.reader(), streams.inputs, in), left(in));
    }

    /** By the service, since only that calls a serializer whose fields have names. */
    private static Copy copyByName(Way way, Object serializer, Object sample) throws ReflectiveOperationException {
        Object service = new Streams(way, serializer).service;
        Class<?> interfaces = way.classes().loadClass(HAZELCAST + "internal.serialization.SerializationService");
        Object data = interfaces.getMethod("toData", Object.class).invoke(service, sample);
        return new Copy(interfaces.getMethod("toObject", Object.class).invoke(service, data), 0);
    }

    private static int left(Object in) throws ReflectiveOperationException {
        return (int) Trip.call(in, "available");
    }

    /** What makes streams, and a stream to write to. */
    private static final class Streams {
        final Class<?> outputs;
        final Class<?> inputs;
        final Object service;
        final Object out;
        private final Class<?> services;

        Streams(Way way, @Nullable Object serializer) throws ReflectiveOperationException {
            ClassLoader classes = way.classes();
            outputs = classes.loadClass(HAZELCAST + "nio.ObjectDataOutput");
            inputs = classes.loadClass(HAZELCAST + "nio.ObjectDataInput");
            services = classes.loadClass(HAZELCAST + "internal.serialization.InternalSerializationService");
            Object builder = classes.loadClass(IMPL + "DefaultSerializationServiceBuilder")
                    .getConstructor()
                    .newInstance();
            Trip.call(builder, "setClassLoader", ClassLoader.class, classes);
            if (serializer != null) {
                addSerializer(builder, serializer, classes);
            }
            service = builder.getClass().getMethod("build").invoke(builder);
            out = services.getMethod("createObjectDataOutput").invoke(service);
        }

        private static void addSerializer(Object builder, Object serializer, ClassLoader classes)
                throws ReflectiveOperationException {
            Class<?> configs = classes.loadClass(HAZELCAST + "config.SerializationConfig");
            Object config = configs.getConstructor().newInstance();
            Object compact = configs.getMethod("getCompactSerializationConfig").invoke(config);
            Class<?> serializers = classes.loadClass(HAZELCAST + "nio.serialization.compact.CompactSerializer");
            Trip.call(compact, "addSerializer", serializers, serializer);
            Trip.call(builder, "setConfig", configs, config);
            Class<?> schemas = classes.loadClass(IMPL + "compact.SchemaService");
            Trip.call(builder, "setSchemaService", schemas, remembering(schemas, classes));
        }

        /** Knows the schemas that are put there. */
        private static Object remembering(Class<?> schemas, ClassLoader classes) {
            Map<Object, Object> known = new HashMap<>();
            return Proxy.newProxyInstance(classes, new Class<?>[] {schemas}, (proxy, method, arguments) -> {
                if (method.getName().equals("get")) {
                    return known.get(arguments[0]);
                }
                Method id = arguments[0].getClass().getMethod("getSchemaId");
                known.put(id.invoke(arguments[0]), arguments[0]);
                return null;
            });
        }

        /** Reads what was written. */
        Object in() throws ReflectiveOperationException {
            byte[] bytes = (byte[]) outputs.getMethod("toByteArray").invoke(out);
            return services.getMethod("createObjectDataInput", byte[].class).invoke(service, (Object) bytes);
        }
    }
}
