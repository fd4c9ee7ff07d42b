package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.blackbox.reference.WireFields.WireField;
import org.marshal4j.runtime.MarshalException;

/**
 * Lists, sets, maps, buffers and texts that another thread keeps changing while they are written. Each write produces
 * a readable message, or is refused and leaves the buffer unchanged. Which one happens depends on the machine.
 */
class ChangedMeanwhileTest {
    private static final int TIMES = Integer.getInteger("fuzz.times", 1);

    private static final int WRITES = 50 * TIMES;
    private static final Meanwhile OTHER = new Meanwhile();

    static List<Dto<?>> dtos() {
        List<Dto<?>> dtos = new ArrayList<>(Dtos.shapes());
        dtos.removeIf(dto -> TypeFacts.isFamily(dto.type()) || dto.type().isRecord());
        return dtos;
    }

    @AfterAll
    static void end() {
        OTHER.end();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void writesAreCompleteOrRefused(Dto<T> dto) {
        int round = dto.type().getName().hashCode() & 0xFF;
        for (WireField field : WireFields.of(dto.type())) {
            T object = dto.filler(11).make(dto.type());
            Runnable change = Changes.of(field.get(object));
            if (change != null && (round++ % 8 == 0 || TIMES > 1)) {
                String what = dto + "." + field.field().getName();
                OTHER.run(change, () -> {
                    for (int i = 0; i < WRITES; i++) {
                        write(dto, i % 2 == 0 ? Memory.NATIVE : Memory.HEAP, object, what);
                    }
                });
                byte[] valid = Valid.message(dto);
                T next = dto.marshaller().read(Bytes.wrapForRead(valid));
                assertThat(dto.marshaller().toByteArray(next))
                        .as("after %s", what)
                        .isEqualTo(valid);
            }
        }
    }

    private static <T> void write(Dto<T> dto, Memory memory, T object, String what) {
        Bytes<?> bytes = memory.room(1 << 16, new byte[1]);
        try {
            dto.marshaller().write(object, bytes);
        } catch (MarshalException e) {
            assertThat(bytes.writePosition()).as(what).isEqualTo(memory.start());
            assertThat(e.type()).as("%s: %s", what, e).isEqualTo(dto.type().getName());
            return;
        }
        long end = bytes.writePosition();
        bytes.readPositionRemaining(memory.start(), end - memory.start());
        try {
            dto.marshaller().read(bytes);
        } catch (MarshalException e) {
            throw new AssertionError(what, e);
        }
        assertThat(bytes.readPosition()).as(what).isEqualTo(end);
    }
}
