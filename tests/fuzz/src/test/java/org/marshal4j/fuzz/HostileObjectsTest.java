package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.blackbox.reference.WireFields.WireField;
import org.marshal4j.runtime.MarshalException;

/**
 * Objects of every class with unexpected values in each field. They are written, or refused with the buffer unchanged.
 */
class HostileObjectsTest {
    private static final long SEED = Long.getLong("fuzz.seed", 4L);

    /** The amount of work: 1 every day. */
    private static final int TIMES = Integer.getInteger("fuzz.times", 1);

    /**
     * How many write limits are tried for each object. All limits for all objects would take more than half an hour.
     */
    private static final int ROOMS = 2 * TIMES;

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void withHostileValues(Dto<T> dto) {
        int round = dto.type().getName().hashCode() & 0xFF;
        for (Class<?> type : classes(dto)) {
            for (WireField field : WireFields.of(type)) {
                Object current = field.get(dto.filler(SEED).make(type));
                for (Map.Entry<String, Object> value :
                        HostileValues.of(field, current).entrySet()) {
                    T object = Changed.with(dto, type, SEED, field, value.getValue())
                            .orElse(null);
                    if (object != null && every(round++)) {
                        String what = field.field().getName() + " is " + value.getKey();
                        Throwable failure = new HostileWrite<>(dto, memory(round), object, what).assertKept(ROOMS);
                        if (dto.leastOffset() == 0) {
                            assertNamed(field, failure, what);
                        }
                        boolean refused = value.getValue() == null && field.required() && !field.has("Parent");
                        assertThat(failure != null || !refused)
                                .as("%s: %s", dto, what)
                                .isTrue();
                    }
                }
            }
        }
    }

    /**
     * Failures about null or a text name the field, since each of these has a place of its own. Fields written as a
     * block or by hand do not.
     */
    private static void assertNamed(WireField field, Throwable failure, String what) {
        if (failure instanceof MarshalException refused
                && List.of("MARSHAL202", "MARSHAL208", "MARSHAL215").contains(refused.code())) {
            assertThat(refused.path())
                    .as("%s: %s", what, refused)
                    .startsWith(field.field().getName());
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void withPartsThatLieOrThrowExceptions(Dto<T> dto) {
        int round = dto.type().getName().hashCode() & 0xFF;
        for (Class<?> type : classes(dto)) {
            for (WireField field : WireFields.of(type)) {
                Object current = field.get(dto.filler(SEED).make(type));
                for (Map.Entry<String, Object> liar :
                        Liars.of(field.field().getType(), current).entrySet()) {
                    T object = Changed.with(dto, type, SEED, field, liar.getValue())
                            .orElse(null);
                    if (object != null && every(round++)) {
                        String what = field.field().getName() + " is " + liar.getKey();
                        Throwable failure =
                                new HostileWrite<>(dto, memory(round), object, what).assertWrittenOrRefused();
                        if (dto.leastOffset() == 0
                                && failure instanceof MarshalException refused
                                && (refused.getCause() == null
                                        || refused.getCause() instanceof ConcurrentModificationException)) {
                            assertThat(refused.path())
                                    .as("%s: %s: %s", dto, what, refused)
                                    .startsWith(field.field().getName());
                        }
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void thatContainThemselves(Dto<T> dto) {
        for (Class<?> type : classes(dto)) {
            for (WireField field : WireFields.of(type)) {
                Object root = dto.filler(SEED).make(type);
                Object circle = type.isRecord() ? null : Cycles.to(root, field.type());
                if (circle != null && field.field().getType().isInstance(circle)) {
                    org.marshal4j.blackbox.reference.Instances.set(field.field(), root, circle);
                    String what = field.field().getName() + " leads back";
                    new HostileWrite<>(dto, Memory.NATIVE, dto.type().cast(root), what).assertWrittenOrRefused();
                }
            }
        }
    }

    /** Returns the class itself, or the classes of the family. */
    private static Collection<Class<?>> classes(Dto<?> dto) {
        return TypeFacts.isFamily(dto.type())
                ? new LinkedHashMap<>(TypeFacts.members(dto.type())).values()
                : List.of(dto.type());
    }

    /** Every day, an eighth of them is tried, others in each class. */
    private static boolean every(int round) {
        return TIMES > 1 || round % 8 == 0;
    }

    private static Memory memory(int round) {
        return round / 8 % 16 == 15 ? Memory.MAPPED : round / 8 % 2 == 0 ? Memory.NATIVE : Memory.HEAP;
    }
}
