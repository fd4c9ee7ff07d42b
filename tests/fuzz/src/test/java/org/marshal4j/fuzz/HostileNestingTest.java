package org.marshal4j.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.dto.Chain;
import org.marshal4j.blackbox.dto.DynamicFields;
import org.marshal4j.blackbox.dto.ListedPair;
import org.marshal4j.blackbox.dto.Thicket;
import org.marshal4j.blackbox.dto.Tree;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.schema.wire.DynamicTag;

/** Nested objects, up to the limit and beyond, with counts that claim as many elements as there are bytes. */
class HostileNestingTest {

    static Stream<Arguments> messages() {
        return Stream.of(100, 990, 1_001)
                .flatMap(levels -> Stream.of(100, 200_000)
                        .flatMap(behind -> Stream.of(
                                Arguments.of(Chain.class, repeated(levels, behind, chain())),
                                Arguments.of(Tree.class, repeated(levels, behind, tree(behind / 2))),
                                // Once, its arrays of arrays were created with their claimed lengths, once more on
                                // every level.
                                Arguments.of(Thicket.class, repeated(levels, behind, thicket(behind / 2))),
                                // Objects of a listed class, whose number is 1.
                                Arguments.of(ListedPair.class, repeated(levels, behind, new byte[] {30, 1})),
                                Arguments.of(
                                        DynamicFields.class,
                                        repeated(levels, behind, dynamic(DynamicTag.LIST, behind / 2))),
                                Arguments.of(
                                        DynamicFields.class,
                                        repeated(levels, behind, dynamic(DynamicTag.MAP, behind / 2))))));
    }

    private static byte[] repeated(int levels, int behind, byte[] level) {
        byte[] message = new byte[levels * level.length + behind];
        for (int i = 0; i < levels; i++) {
            System.arraycopy(level, 0, message, i * level.length, level.length);
        }
        Arrays.fill(message, levels * level.length, message.length, (byte) 0);
        return message;
    }

    private static byte[] chain() {
        Bytes<?> level = Bytes.allocateElasticOnHeap();
        level.writeLong(7).writeByte((byte) 1);
        return level.toByteArray();
    }

    /** No trees to the left and right, but many children. The next level is the first child. */
    private static byte[] tree(int children) {
        Bytes<?> level = Bytes.allocateElasticOnHeap();
        level.writeInt(7).writeByte((byte) 0).writeByte((byte) 0);
        level.writeStopBit(children).writeByte((byte) 1);
        return level.toByteArray();
    }

    /** One of each collection, followed by seemingly endless arrays. */
    private static byte[] thicket(int elements) {
        Bytes<?> level = Bytes.allocateElasticOnHeap();
        level.writeByte((byte) 1).writeByte((byte) 2).writeByte((byte) 1);
        level.writeByte((byte) 1).writeInt(7).writeByte((byte) 1).writeByte((byte) 1);
        level.writeStopBit(elements).writeStopBit(elements).writeByte((byte) 1);
        return level.toByteArray();
    }

    /** A list or map that claims many elements. The next level is the first element. */
    private static byte[] dynamic(DynamicTag tag, int elements) {
        Bytes<?> level = Bytes.allocateElasticOnHeap();
        level.writeByte((byte) tag.number()).writeStopBit(elements);
        if (tag == DynamicTag.MAP) {
            level.writeStopBit(0);
        }
        return level.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("messages")
    void isReadOrRefused(Class<?> type, byte[] message) {
        Hostile<?> hostile = Targets.hostile(Dtos.of(type));
        for (Memory memory : Memory.values()) {
            if (memory != Memory.MAPPED || message.length < 10_000) {
                hostile.assertKept(memory, message, "nested");
            }
        }
        for (PlainMemory memory : List.of(PlainMemory.ARRAY, PlainMemory.HEAP, PlainMemory.DIRECT)) {
            hostile.assertKept(memory, message, "nested");
        }
    }
}
