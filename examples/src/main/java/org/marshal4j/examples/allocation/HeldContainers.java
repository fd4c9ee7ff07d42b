package org.marshal4j.examples.allocation;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesStore;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.examples.allocation.HeldNumbers.OfInt;
import org.marshal4j.examples.orders.Side;

/** Messages with one field: bits, bytes, arrays, collections, maps and objects. */
final class HeldContainers {
    private HeldContainers() {}

    /** Holds the value. */
    @Marshal
    static class OfUuid {
        UUID value;
    }

    /** Holds the value. */
    @Marshal
    static class OfBitSet {
        BitSet value;
    }

    /** Holds the value. */
    @Marshal
    static class OfByteBuffer {
        ByteBuffer value;
    }

    /** Holds the value. */
    @Marshal
    static class OfBytesStore {
        BytesStore<?, ?> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfBytes {
        byte[] value;
    }

    /** Holds the value. */
    @Marshal
    static class OfInts {
        int[] value;
    }

    /** Holds the value. */
    @Marshal
    static class OfFixedInts {
        @FixedLength(2)
        int[] value;
    }

    /** Holds the value. */
    @Marshal
    static class OfIntTable {
        int[][] value;
    }

    /** Holds the value. */
    @Marshal
    static class OfStrings {
        String[] value;
    }

    /** Holds the value. */
    @Marshal
    static class OfStringList {
        List<String> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfIntegerList {
        List<Integer> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfObjectList {
        List<OfInt> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfSet {
        Set<String> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfDeque {
        Deque<String> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfEnumSet {
        EnumSet<Side> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfMap {
        Map<String, Integer> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfEnumMap {
        EnumMap<Side, String> value;
    }

    /** Holds the value. */
    @Marshal
    static class OfOptional {
        Optional<String> value;
    }

    static Stream<Held<?>> all() {
        return Stream.of(
                Held.of(
                        "UUID",
                        OfUuid::new,
                        (of, value) -> of.value = value,
                        () -> new UUID(1, 2),
                        () -> new UUID(1, 3)),
                Held.of(
                        "BitSet",
                        OfBitSet::new,
                        (of, value) -> of.value = value,
                        () -> BitSet.valueOf(new long[] {5}),
                        () -> BitSet.valueOf(new long[] {6})),
                Held.of(
                        "ByteBuffer",
                        OfByteBuffer::new,
                        (of, value) -> of.value = value,
                        () -> ByteBuffer.wrap(new byte[] {1, 2}),
                        () -> ByteBuffer.wrap(new byte[] {1, 3})),
                Held.of(
                        "BytesStore",
                        OfBytesStore::new,
                        (of, value) -> of.value = value,
                        () -> BytesStore.wrap(new byte[] {1, 2}),
                        () -> BytesStore.wrap(new byte[] {1, 3})),
                Held.of("byte[]", OfBytes::new, (of, value) -> of.value = value, () -> new byte[] {1, 2}, () ->
                        new byte[] {1, 3}),
                Held.of("int[]", OfInts::new, (of, value) -> of.value = value, () -> new int[] {1, 2}, () ->
                        new int[] {1, 3}),
                Held.of(
                        "@FixedLength(2) int[]",
                        OfFixedInts::new,
                        (of, value) -> of.value = value,
                        () -> new int[] {1, 2},
                        () -> new int[] {1, 3}),
                Held.of("int[][]", OfIntTable::new, (of, value) -> of.value = value, () -> new int[][] {{1}, {2}}, () ->
                        new int[][] {{1}, {3}}),
                Held.of(
                        "String[]",
                        OfStrings::new,
                        (of, value) -> of.value = value,
                        () -> new String[] {"a", "b"},
                        () -> new String[] {"a", "c"}),
                Held.of(
                        "List<String>",
                        OfStringList::new,
                        (of, value) -> of.value = value,
                        () -> new ArrayList<>(List.of("a", "b")),
                        () -> new ArrayList<>(List.of("a", "c"))),
                Held.of(
                        "List<Integer>",
                        OfIntegerList::new,
                        (of, value) -> of.value = value,
                        () -> new ArrayList<>(List.of(1000, 2000)),
                        () -> new ArrayList<>(List.of(1000, 3000))),
                Held.of(
                        "List of a @Marshal type",
                        OfObjectList::new,
                        (of, value) -> of.value = value,
                        () -> new ArrayList<>(List.of(new OfInt(), new OfInt())),
                        () -> new ArrayList<>(List.of(new OfInt(), OfInt.two()))),
                Held.of(
                        "Set<String>",
                        OfSet::new,
                        (of, value) -> of.value = value,
                        () -> new LinkedHashSet<>(List.of("a", "b")),
                        () -> new LinkedHashSet<>(List.of("a", "c"))),
                Held.of(
                        "Deque<String>",
                        OfDeque::new,
                        (of, value) -> of.value = value,
                        () -> new ArrayDeque<>(List.of("a", "b")),
                        () -> new ArrayDeque<>(List.of("a", "c"))),
                Held.of(
                        "EnumSet",
                        OfEnumSet::new,
                        (of, value) -> of.value = value,
                        () -> EnumSet.of(Side.BUY),
                        () -> EnumSet.of(Side.SELL)),
                Held.of(
                        "Map<String, Integer>",
                        OfMap::new,
                        (of, value) -> of.value = value,
                        () -> new LinkedHashMap<>(Map.of("a", 1000)),
                        () -> new LinkedHashMap<>(Map.of("a", 2000))),
                Held.of(
                        "EnumMap",
                        OfEnumMap::new,
                        (of, value) -> of.value = value,
                        () -> new EnumMap<>(Map.of(Side.BUY, "a")),
                        () -> new EnumMap<>(Map.of(Side.BUY, "b"))),
                Held.of(
                        "Optional<String>",
                        OfOptional::new,
                        (of, value) -> of.value = value,
                        () -> Optional.of("a"),
                        () -> Optional.of("b")));
    }
}
