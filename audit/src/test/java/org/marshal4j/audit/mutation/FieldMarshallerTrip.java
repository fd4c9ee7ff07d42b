package org.marshal4j.audit.mutation;

import java.lang.reflect.Method;
import java.util.Set;

/** Our own, over arrays: the audit does without our runtime, and so do its tests. */
final class FieldMarshallerTrip implements Trip {

    private static final String RUNTIME = "org.marshal4j.runtime.";

    @Override
    public Set<String> kinds() {
        return Set.of("FieldMarshaller");
    }

    @Override
    public Set<String> others() {
        return Set.of("sizeOf");
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        Object marshaller = RandomFields.empty(way.type());
        Method write = Trip.method(way.type(), way.writer(), Trip.takes("*", RUNTIME + "Output"));
        Method read = Trip.method(way.type(), way.reader(), Trip.takes("*", RUNTIME + "Input"));
        Method sizeOf = Trip.method(way.type(), "sizeOf", Trip.takes("*"));
        Object value = new RandomFields(seed).value(write.getGenericParameterTypes()[0]);

        Class<?> outputs = Class.forName(RUNTIME + "Output", true, way.classes());
        Object output = outputs.getMethod("elastic").invoke(null);
        write.invoke(marshaller, value, output);
        byte[] bytes = (byte[]) outputs.getMethod("toByteArray").invoke(output);
        Class<?> inputs = Class.forName(RUNTIME + "Input", true, way.classes());
        Object input = inputs.getMethod("of", byte[].class).invoke(null, bytes);
        Object copy = read.invoke(marshaller, null, input);
        int left = (Integer) inputs.getMethod("remaining").invoke(input);
        long size = (Long) sizeOf.invoke(marshaller, value);
        // A wrong size breaks a message, too.
        return new Copy(copy, left + (int) (bytes.length - size) * 1000);
    }
}
