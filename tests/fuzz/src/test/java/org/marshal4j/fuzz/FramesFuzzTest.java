package org.marshal4j.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.chronicle.ChronicleBuffers;

/**
 * Any bytes in place of a stream of frames, in any pieces. The first bytes of an input say what is read and how. The
 * others are the stream, or the part after its header.
 */
class FramesFuzzTest {
    /** The number of bytes before the stream. */
    static final int CONTROL = 3;

    /**
     * A record, a class whose objects can be filled, an evolvable class, a family, and a class that holds many others.
     */
    private static final List<HostileFrames<?>> TYPES = Stream.of(
                    "blackbox.dto.Records_Mixed",
                    "blackbox.dto.Boxed",
                    "blackbox.evolution.v4.Order",
                    "blackbox.dto.Shapes_Expression",
                    "examples.orders.Order",
                    "blackbox.dto.Primitives_Nothing")
            .<HostileFrames<?>>map(FramesFuzzTest::frames)
            .toList();

    private static HostileFrames<?> frames(String name) {
        return new HostileFrames<>(Dto.named("org.marshal4j." + name + "Marshaller"));
    }

    static Stream<byte[]> inputs() {
        return Stream.iterate(0, i -> i < TYPES.size(), i -> i + 1)
                .flatMap(i -> Stream.of(input(i, 1, 0), input(i, 1, 7), input(i, 0, 3), input(i, 6, 1)));
    }

    private static byte[] input(int type, int mode, int pieces) {
        byte[] frames = TYPES.get(type).valid(mode);
        byte[] input = new byte[CONTROL + frames.length];
        input[0] = (byte) type;
        input[1] = (byte) mode;
        input[2] = (byte) pieces;
        System.arraycopy(frames, 0, input, CONTROL, frames.length);
        return input;
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input != null && input.length >= CONTROL) {
            TYPES.get((input[0] & 0xFF) % TYPES.size())
                    .assertKept(input[1], input[2], Arrays.copyOfRange(input, CONTROL, input.length));
        }
    }

    /** Returns the header of a type. */
    static <T> byte[] header(Dto<T> dto) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        ChronicleBuffers.writeHeader(bytes, dto.marshaller());
        return bytes.toByteArray();
    }

    /** Returns the frames of three messages of a type. */
    static <T> byte[] frames(Dto<T> dto) {
        Filler filler = dto.filler(5);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        for (int i = 0; i < 3; i++) {
            byte[] message = dto.marshaller().toByteArray(filler.make(dto.type()));
            bytes.writeInt(message.length).write(message);
        }
        return bytes.toByteArray();
    }
}
