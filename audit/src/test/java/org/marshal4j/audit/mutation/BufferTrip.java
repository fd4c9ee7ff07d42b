package org.marshal4j.audit.mutation;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntSupplier;

/** Methods of any class that take a stream: those of the JDK and of Lucene, and buffers. */
final class BufferTrip implements Trip {

    private static final int CAPACITY = 1 << 16;
    private static final String LUCENE = "org.apache.lucene.store.";

    private static final Set<String> STREAMS = Set.of(
            "java.io.DataOutput",
            "java.io.DataOutputStream",
            "java.io.DataInput",
            "java.io.DataInputStream",
            "java.nio.ByteBuffer",
            LUCENE + "DataOutput",
            LUCENE + "IndexOutput",
            LUCENE + "DataInput",
            LUCENE + "IndexInput");

    @Override
    public Set<String> kinds() {
        return Set.of("DataOutput", "ByteBuffer", "Lucene");
    }

    /** Something that was written to, and is then read from. */
    private record Memory(Object output, Input input) {}

    /** What takes from a stream what was written. */
    private interface Input {
        Object stream() throws ReflectiveOperationException;

        int left();
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        Method writer = Trip.method(way.type(), way.writer(), BufferTrip::hasStream);
        Method reader = Trip.method(way.type(), way.reader(), BufferTrip::hasStream);
        RandomFields random = new RandomFields(seed);
        Memory memory = memory(way);
        Object self = Modifier.isStatic(writer.getModifiers()) ? null : random.make(way.type());
        Object[] written = arguments(writer, random, memory.output);
        writer.invoke(self, written);

        // An object that writes nothing but itself is another one when it reads.
        boolean own = written.length == 1 && self != null;
        Object reading = Modifier.isStatic(reader.getModifiers()) ? null : own ? RandomFields.empty(way.type()) : self;
        Object[] read = arguments(reader, written, memory.input.stream());
        List<Object> all = new ArrayList<>();
        all.add(reader.invoke(reading, read));
        if (own) {
            all.add(reading);
        }
        for (Object argument : read) {
            if (argument != null && !STREAMS.contains(argument.getClass().getName()) && !isStream(argument)) {
                all.add(argument);
            }
        }
        return new Copy(all, memory.input.left());
    }

    private static boolean isStream(Object argument) {
        return argument instanceof ByteBuffer
                || argument instanceof DataInputStream
                || argument.getClass().getName().startsWith(LUCENE);
    }

    private static boolean hasStream(Method method) {
        for (Class<?> type : method.getParameterTypes()) {
            if (STREAMS.contains(type.getName())) {
                return true;
            }
        }
        return false;
    }

    private static Object[] arguments(Method method, RandomFields random, Object stream) {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = STREAMS.contains(method.getParameterTypes()[i].getName())
                    ? stream
                    : random.value(method.getGenericParameterTypes()[i]);
        }
        return arguments;
    }

    /** Arguments of a reader: what the writer got, but a new object where one may be filled. */
    private static Object[] arguments(Method method, Object[] written, Object stream)
            throws ReflectiveOperationException {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            Class<?> type = method.getParameterTypes()[i];
            arguments[i] = STREAMS.contains(type.getName()) ? stream : argument(type, written);
        }
        return arguments;
    }

    private static Object argument(Class<?> type, Object[] written) throws ReflectiveOperationException {
        for (Object each : written) {
            if (RandomFields.boxed(type).isInstance(each)) {
                return RandomFields.isOfJdk(each.getClass()) || each instanceof Enum
                        ? each
                        : RandomFields.empty(each.getClass());
            }
        }
        return new RandomFields(1).value(type);
    }

    private static Memory memory(Way way) throws ReflectiveOperationException {
        if (way.kind().equals("ByteBuffer")) {
            ByteBuffer buffer = ByteBuffer.allocate(CAPACITY);
            return new Memory(buffer, new Of(buffer::remaining, buffer::flip));
        }
        LimitedOutput out = new LimitedOutput();
        ByteArrayInputStream[] in = {null};
        IntSupplier left = () -> in[0].available();
        if (way.kind().equals("DataOutput")) {
            return new Memory(new DataOutputStream(out), new Of(left, () -> {
                in[0] = new ByteArrayInputStream(out.toByteArray());
                return new DataInputStream(in[0]);
            }));
        }
        return lucene(way.classes());
    }

    private static Memory lucene(ClassLoader classes) throws ReflectiveOperationException {
        LimitedOutput bytes = new LimitedOutput();
        Constructor<?> outputs = Class.forName(LUCENE + "OutputStreamIndexOutput", true, classes)
                .getConstructor(String.class, String.class, java.io.OutputStream.class, int.class);
        Object output = outputs.newInstance("test", "test", bytes, 64);
        Class<?> data = Class.forName(LUCENE + "ByteBuffersDataInput", true, classes);
        Object[] in = {null};
        return new Memory(
                output,
                new Of(
                        () -> {
                            try {
                                long length = (Long)
                                        in[0].getClass().getMethod("length").invoke(in[0]);
                                long at = (Long) in[0].getClass()
                                        .getMethod("getFilePointer")
                                        .invoke(in[0]);
                                return (int) (length - at);
                            } catch (ReflectiveOperationException e) {
                                throw new IllegalStateException(e);
                            }
                        },
                        () -> {
                            output.getClass().getMethod("close").invoke(output);
                            Object all = data.getConstructor(List.class)
                                    .newInstance(List.of(ByteBuffer.wrap(bytes.toByteArray())));
                            in[0] = Class.forName(LUCENE + "ByteBuffersIndexInput", true, classes)
                                    .getConstructor(data, String.class)
                                    .newInstance(all, "test");
                            return in[0];
                        }));
    }

    /** Made of two functions. */
    private record Of(IntSupplier remaining, Opening opening) implements Input {
        @Override
        public Object stream() throws ReflectiveOperationException {
            return opening.open();
        }

        @Override
        public int left() {
            return remaining.getAsInt();
        }
    }

    /** Ends writing, and begins to read. */
    private interface Opening {
        Object open() throws ReflectiveOperationException;
    }
}
