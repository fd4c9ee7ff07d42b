package org.marshal4j.chronicle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;

/** A marshaller that gets the methods for Bytes keeps all others, those that are default methods too. */
class AdaptedMarshallerTest {
    private Method called;
    private Object[] arguments;
    private Object result;

    static Stream<Method> methods() {
        return Arrays.stream(Marshaller.class.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isBridge());
    }

    @ParameterizedTest
    @MethodSource("methods")
    void callsTheMethodOfTheMarshaller(Method method) throws ReflectiveOperationException {
        @SuppressWarnings("unchecked")
        Marshaller<Object> recorder = (Marshaller<Object>) Proxy.newProxyInstance(
                Marshaller.class.getClassLoader(), new Class<?>[] {Marshaller.class}, (proxy, invoked, passed) -> {
                    assertEquals(null, called, "one call only");
                    called = invoked;
                    arguments = passed;
                    result = sample(invoked.getReturnType());
                    return result;
                });
        Object[] passed = Arrays.stream(method.getParameterTypes())
                .map(AdaptedMarshallerTest::sample)
                .toArray();

        Object returned = method.invoke(ChronicleMarshaller.over(recorder), passed);

        assertEquals(method, called);
        assertArrayEquals(passed, arguments == null ? new Object[0] : arguments);
        if (method.getReturnType().isPrimitive()) {
            assertEquals(result, returned);
        } else {
            assertSame(result, returned);
        }
    }

    @Test
    void knowsAllMethods() {
        assertFalse(methods().filter(Method::isDefault).toList().isEmpty());
    }

    /** A value of the type that no default method would return. */
    private static Object sample(Class<?> type) {
        if (type == void.class) {
            return null;
        }
        if (type == int.class) {
            return 7;
        }
        if (type == long.class) {
            return 77L;
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 7);
        }
        if (type == ByteBuffer.class) {
            return ByteBuffer.allocate(7);
        }
        if (type == Optional.class) {
            return Optional.of("a reason");
        }
        if (type == Schema.class) {
            return Schema.parse("org.example.Quote(bid:f64)", List.of());
        }
        if (type == Class.class) {
            return AdaptedMarshallerTest.class;
        }
        // The types of memory cannot be made without memory, and are only passed on.
        return type == Object.class ? new Object() : null;
    }
}
