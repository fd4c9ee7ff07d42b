package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.runtime.MarshalException;

/** Values that cannot be written: null in every required field of every class. */
class RefusedTest {
    private static final List<Buffers> KINDS = Sampling.isThorough()
            ? List.of(Buffers.NATIVE_ELASTIC, Buffers.HEAP_ELASTIC, Buffers.HEX_DUMP)
            : List.of(Buffers.NATIVE_ELASTIC);

    static Stream<Arguments> requiredFields() {
        List<Arguments> all = new ArrayList<>();
        for (Dto<?> dto : Dtos.all()) {
            WireFields.of(dto.type()).stream()
                    .filter(field ->
                            field.required() && !field.field().getType().isPrimitive())
                    .forEach(field -> all.add(Arguments.of(dto, field.field())));
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("requiredFields")
    <T> void nullInARequiredFieldIsRefused(Dto<T> dto, Field field) {
        T value = dto.filler(3).make(dto.type());
        if (dto.type().isRecord()) {
            value = withNull(dto, value, field);
            if (value == null) {
                return;
            }
        } else {
            Instances.set(field, value, null);
        }
        for (Buffers kind : KINDS) {
            refused(dto, value, field, kind.make(100_000));
        }
        T refused = value;
        assertThat(catchThrowableOfType(
                        MarshalException.class, () -> dto.marshaller().sizeOf(refused)))
                .as("sizeOf depends on %s only where its size does", field)
                .satisfiesAnyOf(
                        failure -> assertThat(failure).isNull(),
                        failure -> assertThat(failure.code()).isEqualTo("MARSHAL202"));
    }

    /** Returns null if the record's constructor does not accept null. */
    private static <T> T withNull(Dto<T> dto, T value, Field field) {
        try {
            return dto.type().cast(Instances.record(dto.type(), component -> {
                if (component.getName().equals(field.getName())) {
                    return null;
                }
                return WireFields.of(dto.type()).stream()
                        .filter(other -> other.field().getName().equals(component.getName()))
                        .findFirst()
                        .map(other -> other.get(value))
                        .orElse(null);
            }));
        } catch (AssertionError e) {
            return null;
        }
    }

    private static <T> void refused(Dto<T> dto, T value, Field field, Bytes<?> bytes) {
        long start = bytes.writePosition();
        MarshalException failure = catchThrowableOfType(
                MarshalException.class, () -> dto.marshaller().write(value, bytes));
        assertThat(failure).as("%s.%s is null", dto, field.getName()).isNotNull();
        assertThat(failure.code()).as("%s", failure).isEqualTo("MARSHAL202");
        assertThat(failure.path()).as("%s", failure).isEqualTo(field.getName());
        assertThat(failure.type()).isEqualTo(dto.type().getName());
        assertThat(bytes.writePosition()).isEqualTo(start);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void nullInsteadOfAnObjectIsRefused(Dto<T> dto) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        MarshalException failure = catchThrowableOfType(
                MarshalException.class, () -> dto.marshaller().write(null, bytes));
        assertThat(failure.code()).isEqualTo("MARSHAL202");
        assertThat(failure.type()).isEqualTo(dto.type().getName());
        assertThat(catchThrowableOfType(
                                MarshalException.class, () -> dto.marshaller().sizeOf(null))
                        .code())
                .isEqualTo("MARSHAL202");
        if (dto.mutable()) {
            byte[] message = Examples.of(dto).bytes();
            refusedByReadInto(dto, message);
            refusedByReadInto(dto, new byte[0]);
        }
    }

    /** The caller's mistake is what must be reported, whatever the bytes are. */
    private static <T> void refusedByReadInto(Dto<T> dto, byte[] message) {
        Bytes<?> in = Bytes.wrapForRead(message);
        MarshalException failure = catchThrowableOfType(
                MarshalException.class, () -> dto.marshaller().readInto(null, in));
        assertThat(failure.code())
                .as("%s, with %s bytes to read", failure, message.length)
                .isEqualTo("MARSHAL202");
        assertThat(in.readPosition()).isZero();
    }

    static List<Dto<?>> dtos() {
        return Dtos.all();
    }

    @Test
    void thereAreRequiredFieldsToTry() {
        assertThat(requiredFields().count()).isGreaterThan(30);
    }
}
