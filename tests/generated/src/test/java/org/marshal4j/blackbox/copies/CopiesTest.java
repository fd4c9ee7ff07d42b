package org.marshal4j.blackbox.copies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.runtime.Marshaller;

/**
 * Copies of every class of the tests equal what is read, have the same bytes, and share nothing mutable with the
 * original.
 */
class CopiesTest {
    private static final int ROUNDS = 40;

    static List<Dto<?>> all() {
        return Dtos.all();
    }

    static List<Dto<?>> mutable() {
        return Dtos.mutable();
    }

    @ParameterizedTest
    @MethodSource("all")
    <T> void equalWhatIsRead(Dto<T> dto) {
        Filler filler = dto.filler(33);
        for (int i = 0; i < Sampling.rounds(ROUNDS); i++) {
            T value = filler.make(dto.type());
            check(dto.marshaller(), value, dto.marshaller().copy(value));
        }
    }

    /** Used objects hold objects of other shapes. The second time, everything is already equal. */
    @ParameterizedTest
    @MethodSource("mutable")
    <T> void refillUsedObjects(Dto<T> dto) {
        Filler filler = dto.filler(34);
        T used = filler.makeTarget(dto.type());
        for (int i = 0; i < Sampling.rounds(ROUNDS); i++) {
            T value = filler.make(dto.type());
            dto.marshaller().copyInto(value, used);
            check(dto.marshaller(), value, used);
            dto.marshaller().copyInto(value, used);
            check(dto.marshaller(), value, used);
        }
    }

    private static <T> void check(Marshaller<T> marshaller, T value, T copy) {
        assertThat(DeepEquals.difference(value, copy)).isNull();
        CopyChecks.check(marshaller, value, copy);
    }
}
