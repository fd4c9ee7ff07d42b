package org.marshal4j.fuzz;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Objects whose parts throw at any of the calls that a write makes, or write a message themselves at that moment. */
class ThrownAnywhereTest {
    private static final long SEED = Long.getLong("fuzz.seed", 4L);

    private static final int TIMES = Integer.getInteger("fuzz.times", 1);

    /** How many calls are tried for each object: few every day. */
    private static final int CALLS = TIMES == 1 ? 3 : 1000;

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    static List<Dto<?>> trapped() {
        return List.of(Dtos.of(Trapped.class), Dtos.of(Trapped.Line.class), Dtos.of(Trapped.Graph.class));
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void byCollectionsMapsAndTexts(Dto<T> dto) {
        if (TypeFacts.isFamily(dto.type())) {
            return;
        }
        int round = dto.type().getName().hashCode() & 0xFF;
        for (WireField field : WireFields.of(dto.type())) {
            Object honest = field.get(dto.filler(SEED).make(dto.type()));
            Object stepping = Stepping.of(field.field().getType(), honest);
            if (stepping != null && (round++ % 12 == 0 || TIMES > 1)) {
                Memory memory = round % 24 == 1 ? Memory.NATIVE : Memory.HEAP;
                Changed.with(dto, dto.type(), SEED, field, stepping)
                        .ifPresent(object -> new TrappedWrite<>(
                                        dto, memory, object, field.field().getName())
                                .assertKept(CALLS));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("trapped")
    <T> void byAccessorsAndHandWrittenMarshallers(Dto<T> dto) {
        for (long seed = SEED; seed < SEED + 2L * TIMES; seed++) {
            T object = dto.filler(seed).make(dto.type());
            for (Memory memory : Memory.values()) {
                new TrappedWrite<>(dto, memory, object, "").assertKept(1000);
            }
        }
    }
}
