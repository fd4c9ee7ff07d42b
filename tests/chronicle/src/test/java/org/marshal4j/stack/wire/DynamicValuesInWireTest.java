package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;

/** Dynamic values in wires: each has the form that Wire gives to an object of its class. */
class DynamicValuesInWireTest {

    @Marshal
    static class Generated extends SelfDescribingMarshallable implements DynamicValuesInWireTest_GeneratedMarshallable {
        @Dynamic
        Object any;

        @Dynamic
        Map<String, Object> extra;

        @Dynamic
        List<Object> list;

        @Dynamic
        List<?> unbounded;

        @Dynamic
        Map<String, ?> values;
    }

    static class Plain extends SelfDescribingMarshallable {
        Object any;
        Map<String, Object> extra;
        List<Object> list;
        List<?> unbounded;
        Map<String, ?> values;
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "BINARY", "BINARY_LIGHT"})
    void areWrittenAsWireWritesThem(WireType type) {
        for (Object any : values()) {
            Generated generated = new Generated();
            Plain plain = new Plain();
            generated.any = plain.any = any;
            generated.extra = plain.extra = map(any);
            generated.list = plain.list = list(any);
            generated.unbounded = plain.unbounded = list(any);
            generated.values = plain.values = map(any);
            assertThat(Filled.written(type, generated)).as("%s", any).isEqualTo(Filled.written(type, plain));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "BINARY", "BINARY_LIGHT"})
    void areReadAsWireReadsThem(WireType type) {
        for (Object any : values()) {
            Generated generated = new Generated();
            generated.any = any;
            generated.extra = map(any);
            generated.list = list(any);
            generated.unbounded = list(any);
            generated.values = map(any);
            Generated read = new Generated();
            read.readMarshallable(type.apply(Filled.written(type, generated)));
            Plain plain = new Plain();
            plain.readMarshallable(type.apply(Filled.written(type, generated)));
            assertThat(Arrays.asList(read.any, read.extra, read.list, read.unbounded, read.values))
                    .as("%s", any)
                    .isEqualTo(Arrays.asList(plain.any, plain.extra, plain.list, plain.unbounded, plain.values));
        }
    }

    private static List<Object> values() {
        return List.of(
                "text",
                true,
                5L,
                2.5,
                LocalDate.of(2026, 11, 23),
                new UUID(1, 2),
                new ArrayList<>(List.of("a", 1L)),
                map("b"));
    }

    private static Map<String, Object> map(Object any) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("k", any);
        return map;
    }

    private static List<Object> list(Object any) {
        return new ArrayList<>(List.of(any));
    }
}
