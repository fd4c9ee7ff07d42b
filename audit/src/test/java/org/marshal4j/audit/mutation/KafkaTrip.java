package org.marshal4j.audit.mutation;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Set;

/** Kafka's serializers, each with the deserializer that its name or its package says. */
final class KafkaTrip implements Trip {

    @Override
    public Set<String> kinds() {
        return Set.of("Kafka");
    }

    @Override
    public String reading(PairGroup.Line pair) {
        int name = pair.type().lastIndexOf('.') + 1;
        return pair.type().substring(0, name) + pair.type().substring(name).replace("Serializer", "Deserializer");
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        RandomFields random = new RandomFields(seed);
        Method serialize = Trip.method(way.type(), way.writer(), Trip.takes("java.lang.String", "*"));
        String reading = reading(new PairGroup.Line(way.type().getName(), way.writer(), way.reader(), way.kind()));
        Class<?> reader = Class.forName(reading, true, way.classes());
        Method deserialize = Trip.method(reader, way.reader(), Trip.takes("java.lang.String", "[B"));
        Object value = random.value(serialize.getGenericParameterTypes()[1]);
        byte[] bytes = (byte[]) invoke(serialize, RandomFields.empty(way.type()), "topic", value);
        return new Copy(invoke(deserialize, RandomFields.empty(reader), "topic", bytes), 0);
    }

    private static Object invoke(Method method, Object... all) throws ReflectiveOperationException {
        try {
            return method.invoke(all[0], all[1], all[2]);
        } catch (IllegalArgumentException e) {
            throw new InvocationTargetException(e);
        }
    }
}
