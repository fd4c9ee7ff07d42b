package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;

/** Keys with the same hash code: as many as promised are read and written, whatever their class and container. */
class HostileKeysTest {
    private static final int MOST = ReadLimits.DEFAULT.equalHashes();
    private static final ReadLimits MORE = ReadLimits.DEFAULT.withEqualHashes(MOST + 1);

    static Stream<String> compared() {
        return EqualKeys.COMPARED.keySet().stream();
    }

    static Stream<String> sorted() {
        return EqualKeys.SORTED.keySet().stream();
    }

    @Test
    void everyFieldHasKeys() {
        Set<String> fields =
                Arrays.stream(Keyed.class.getFields()).map(Field::getName).collect(Collectors.toSet());
        assertThat(Stream.concat(compared(), sorted())).containsExactlyInAnyOrderElementsOf(fields);
    }

    @ParameterizedTest
    @MethodSource({"compared", "sorted"})
    void keysAreDifferentAndHaveOneHashCode(String field) {
        IntFunction<?> keys = keys(field);
        assertThat(keys.apply(0)).hasSameHashCodeAs(keys.apply(1)).isNotEqualTo(keys.apply(1));
        assertThat(keys.apply(MOST)).hasSameHashCodeAs(keys.apply(1)).isNotEqualTo(keys.apply(1));
    }

    @ParameterizedTest
    @MethodSource({"compared", "sorted"})
    void asManyAsAllowedAreWrittenAndRead(String field) throws IllegalAccessException {
        Keyed keyed = holding(field, MOST);
        byte[] message = KeyedMarshaller.INSTANCE.toByteArray(keyed);
        assertThat(size(KeyedMarshaller.INSTANCE.fromByteArray(message), field)).isEqualTo(MOST);
        KeyedMarshaller.INSTANCE.readInto(holding(field, 2), message);
    }

    @ParameterizedTest
    @MethodSource("compared")
    void oneMoreIsRefusedByReadingAndWriting(String field) throws IllegalAccessException {
        Keyed keyed = holding(field, MOST + 1);
        assertThatThrownBy(() -> KeyedMarshaller.INSTANCE.toByteArray(keyed))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("writing org.marshal4j.fuzz.Keyed." + field)
                .hasMessageEndingWith(": more than 256 elements or keys with the same hash code [MARSHAL222]");
        byte[] message = written(keyed, MORE);
        assertThatThrownBy(() -> KeyedMarshaller.INSTANCE.fromByteArray(message))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("reading org.marshal4j.fuzz.Keyed." + field)
                .hasMessageEndingWith(": more than 256 elements or keys with the same hash code [MARSHAL222]");
        assertThatThrownBy(() -> KeyedMarshaller.INSTANCE.readInto(new Keyed(), message))
                .hasMessageEndingWith("[MARSHAL222]");
        Input in = Input.of(message).limits(MORE);
        assertThat(size(KeyedMarshaller.INSTANCE.read(in), field)).isEqualTo(MOST + 1);
    }

    @ParameterizedTest
    @MethodSource("sorted")
    void keysThatATableSortsHaveNoLimit(String field) throws IllegalAccessException {
        byte[] message = KeyedMarshaller.INSTANCE.toByteArray(holding(field, 20 * MOST));
        assertThat(size(KeyedMarshaller.INSTANCE.fromByteArray(message), field)).isEqualTo(20 * MOST);
    }

    private static byte[] written(Keyed keyed, ReadLimits limits) {
        ArrayTarget target = new ArrayTarget(256);
        KeyedMarshaller.INSTANCE.write(keyed, target.output().limits(limits));
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    private static IntFunction<?> keys(String field) {
        IntFunction<?> compared = EqualKeys.COMPARED.get(field);
        return compared != null ? compared : EqualKeys.SORTED.get(field);
    }

    private static int size(Keyed keyed, String field) throws IllegalAccessException {
        Object container = field(field).get(keyed);
        return container instanceof Map<?, ?> map ? map.size() : ((Collection<?>) container).size();
    }

    private static Field field(String name) {
        try {
            return Keyed.class.getField(name);
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns an object that holds this many keys and nothing else. */
    private static Keyed holding(String name, int count) throws IllegalAccessException {
        Keyed keyed = new Keyed();
        Field field = field(name);
        Class<?> type = field.getType();
        Object container = newContainer(type);
        IntFunction<?> keys = keys(name);
        for (int i = 0; i < count; i++) {
            put(container, keys.apply(i), name.equals("locales") ? "" : i);
        }
        field.set(keyed, container);
        return keyed;
    }

    private static Object newContainer(Class<?> type) {
        if (type.isAssignableFrom(ConcurrentHashMap.class) && type != Map.class) {
            return new ConcurrentHashMap<>();
        }
        if (type == Map.class) {
            return new HashMap<>();
        }
        if (type == Set.class) {
            return new LinkedHashSet<>();
        }
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @SuppressWarnings("unchecked") // of whatever type the field declares
    private static void put(Object container, Object key, Object value) {
        if (container instanceof Map<?, ?> map) {
            ((Map<Object, Object>) map).put(key, value);
        } else {
            ((Collection<Object>) container).add(key);
        }
    }
}
