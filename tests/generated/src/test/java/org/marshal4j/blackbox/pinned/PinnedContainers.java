package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Hashtable;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesStore;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Chronicle;

/** The pinned bytes of bits, bytes, arrays, collections and maps. */
final class PinnedContainers {
    private PinnedContainers() {}

    @Marshal
    record OneUuid(UUID value) {}

    @Marshal
    record RequiredUuid(@Required UUID value) {}

    @Marshal
    record OneInetAddress(InetAddress value) {}

    @Marshal
    record RequiredInetAddress(@Required InetAddress value) {}

    @Marshal
    record OneSocketAddress(InetSocketAddress value) {}

    @Marshal
    record RequiredSocketAddress(@Required InetSocketAddress value) {}

    @Marshal
    record OneBitSet(BitSet value) {}

    @Marshal
    record OneByteBuffer(ByteBuffer value) {}

    @Marshal
    record OneStore(BytesStore<?, ?> value) {}

    @Marshal
    record OneOfChronicle(net.openhft.chronicle.bytes.Bytes<?> value) {}

    /** Returns null if Chronicle Bytes cannot be created. */
    private static BytesStore<?, ?> store(int... bytes) {
        byte[] array = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            array[i] = (byte) bytes[i];
        }
        return Chronicle.STARTS ? BytesStore.wrap(array) : null;
    }

    private static net.openhft.chronicle.bytes.Bytes<?> held(int... bytes) {
        return Chronicle.STARTS ? store(bytes).bytesForRead() : null;
    }

    @Marshal
    record Bytes(byte[] value) {}

    @Marshal
    record Shorts(short[] value) {}

    @Marshal
    record Chars(char[] value) {}

    @Marshal
    record Ints(int[] value) {}

    @Marshal
    record Longs(long[] value) {}

    @Marshal
    record Floats(float[] value) {}

    @Marshal
    record Doubles(double[] value) {}

    @Marshal
    record Booleans(boolean[] value) {}

    @Marshal
    record LimitedInts(@MaxLength(1000) int[] value) {}

    @Marshal
    record FixedShorts(@FixedLength(2) short[] value) {}

    @Marshal
    record RequiredFixedShorts(@FixedLength(2) @Required short[] value) {}

    @Marshal
    record IntTable(int[][] value) {}

    @Marshal
    record OneTexts(String[] value) {}

    @Marshal
    record TextTable(String[][] value) {}

    @Marshal
    record TextList(List<String> value) {}

    @Marshal
    record IntegerList(List<Integer> value) {}

    @Marshal
    record LimitedList(@MaxLength(1000) List<String> value) {}

    @Marshal
    record OneSet(Set<String> value) {}

    @Marshal
    record OneDeque(Deque<String> value) {}

    @Marshal
    record OneEnumSet(EnumSet<Side> value) {}

    @Marshal
    record OneMap(Map<String, Integer> value) {}

    @Marshal
    record OneEnumMap(EnumMap<Side, String> value) {}

    @Marshal
    record OneHashtable(Hashtable<String, Integer> value) {}

    @Marshal
    record OneCopyOnWriteSet(CopyOnWriteArraySet<String> value) {}

    @Marshal
    record OneEntry(Map.Entry<String, Integer> value) {}

    @Marshal
    record RequiredEntry(@Required Map.Entry<String, Integer> value) {}

    @Marshal
    record LimitedMap(@MaxLength(1000) Map<String, String> value) {}

    @Marshal
    record OneOptional(Optional<String> value) {}

    @Marshal
    record OneReference(AtomicReference<String> value) {}

    private static Map.Entry<String, Integer> entry(String key, Integer value) {
        return new AbstractMap.SimpleEntry<>(key, value);
    }

    static Stream<PinnedRow> rows() {
        return Stream.of(
                row(
                        "`UUID`",
                        "01020304-0506-0708-090a-0b0c0d0e0f10",
                        new OneUuid(UUID.fromString("01020304-0506-0708-090a-0b0c0d0e0f10")),
                        "01 08 07 06 05 04 03 02 01 10 0f 0e 0d 0c 0b 0a 09"),
                row("`UUID`", "null", new OneUuid(null), "00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00"),
                row(
                        "`@Required UUID`",
                        "01020304-0506-0708-090a-0b0c0d0e0f10",
                        new RequiredUuid(UUID.fromString("01020304-0506-0708-090a-0b0c0d0e0f10")),
                        "08 07 06 05 04 03 02 01 10 0f 0e 0d 0c 0b 0a 09"),
                row("`InetAddress`", "192.0.2.1", new OneInetAddress(address(-1, "c0000201")), "04 c0 00 02 01"),
                row(
                        "`InetAddress`",
                        "2001:db8::1",
                        new OneInetAddress(address(-1, "20010db8000000000000000000000001")),
                        "06 20 01 0d b8 00 00 00 00 00 00 00 00 00 00 00 01 00 00 00 00"),
                row(
                        "`InetAddress`",
                        "fe80::1%2",
                        new OneInetAddress(address(2, "fe800000000000000000000000000001")),
                        "06 fe 80 00 00 00 00 00 00 00 00 00 00 00 00 00 01 02 00 00 00"),
                row("`InetAddress`", "null", new OneInetAddress(null), "00"),
                row(
                        "`@Required InetAddress`",
                        "192.0.2.1",
                        new RequiredInetAddress(address(-1, "c0000201")),
                        "04 c0 00 02 01"),
                row(
                        "`InetSocketAddress`",
                        "192.0.2.1:443",
                        new OneSocketAddress(new InetSocketAddress(address(-1, "c0000201"), 443)),
                        "04 c0 00 02 01 bb 01"),
                row(
                        "`InetSocketAddress`",
                        "[2001:db8::1]:65535",
                        new OneSocketAddress(
                                new InetSocketAddress(address(-1, "20010db8000000000000000000000001"), 65535)),
                        "06 20 01 0d b8 00 00 00 00 00 00 00 00 00 00 00 01 00 00 00 00 ff ff"),
                row(
                        "`InetSocketAddress`",
                        "host:80, not looked up",
                        new OneSocketAddress(InetSocketAddress.createUnresolved("host", 80)),
                        "01 04 68 6f 73 74 50 00"),
                row("`InetSocketAddress`", "null", new OneSocketAddress(null), "00"),
                row(
                        "`@Required InetSocketAddress`",
                        "192.0.2.1:443",
                        new RequiredSocketAddress(new InetSocketAddress(address(-1, "c0000201"), 443)),
                        "04 c0 00 02 01 bb 01"),
                row(
                        "`BitSet`",
                        "{0, 2, 63}",
                        new OneBitSet(BitSet.valueOf(new long[] {0x8000_0000_0000_0005L})),
                        "01 05 00 00 00 00 00 00 80"),
                row("`BitSet`", "{}", new OneBitSet(new BitSet()), "00"),
                row("`BitSet`", "null", new OneBitSet(null), "80 00"),
                row("`ByteBuffer`", "{1, 2}", new OneByteBuffer(ByteBuffer.wrap(new byte[] {1, 2})), "02 01 02"),
                row("`ByteBuffer`", "{}", new OneByteBuffer(ByteBuffer.allocate(0)), "00"),
                row("`ByteBuffer`", "null", new OneByteBuffer(null), "80 00"),
                row("`BytesStore`", "{1, 2}", new OneStore(store(1, 2)), "02 01 02"),
                row("`BytesStore`", "{}", new OneStore(store()), "00"),
                row("`BytesStore`", "null", new OneStore(null), "80 00"),
                row("`Bytes`", "{1, 2}", new OneOfChronicle(held(1, 2)), "02 01 02"),
                row("`Bytes`", "{}", new OneOfChronicle(held()), "00"),
                row("`Bytes`", "null", new OneOfChronicle(null), "80 00"),
                row("`byte[]`", "{1, -2}", new Bytes(new byte[] {1, -2}), "02 01 fe"),
                row("`byte[]`", "{}", new Bytes(new byte[0]), "00"),
                row("`byte[]`", "null", new Bytes(null), "80 00"),
                row("`short[]`", "{1, -2}", new Shorts(new short[] {1, -2}), "02 01 00 fe ff"),
                row("`short[]`", "{}", new Shorts(new short[0]), "00"),
                row("`short[]`", "null", new Shorts(null), "80 00"),
                row("`char[]`", "{'a', 'é'}", new Chars(new char[] {'a', 'é'}), "02 61 00 e9 00"),
                row("`char[]`", "{}", new Chars(new char[0]), "00"),
                row("`char[]`", "null", new Chars(null), "80 00"),
                row("`int[]`", "{1, 2}", new Ints(new int[] {1, 2}), "02 01 00 00 00 02 00 00 00"),
                row("`int[]`", "{}", new Ints(new int[0]), "00"),
                row("`int[]`", "null", new Ints(null), "80 00"),
                row(
                        "`long[]`",
                        "{1, -2}",
                        new Longs(new long[] {1, -2}),
                        "02 01 00 00 00 00 00 00 00 fe ff ff ff ff ff ff ff"),
                row("`long[]`", "{}", new Longs(new long[0]), "00"),
                row("`long[]`", "null", new Longs(null), "80 00"),
                row("`float[]`", "{1.5f}", new Floats(new float[] {1.5f}), "01 00 00 c0 3f"),
                row("`float[]`", "{}", new Floats(new float[0]), "00"),
                row("`float[]`", "null", new Floats(null), "80 00"),
                row("`double[]`", "{1.5}", new Doubles(new double[] {1.5}), "01 00 00 00 00 00 00 f8 3f"),
                row("`double[]`", "{}", new Doubles(new double[0]), "00"),
                row("`double[]`", "null", new Doubles(null), "80 00"),
                row("`boolean[]`", "{true, false}", new Booleans(new boolean[] {true, false}), "02 01 00"),
                row("`boolean[]`", "{}", new Booleans(new boolean[0]), "00"),
                row("`boolean[]`", "null", new Booleans(null), "80 00"),
                row(
                        "`@MaxLength(1000) int[]`",
                        "{1, 2}",
                        new LimitedInts(new int[] {1, 2}),
                        "02 01 00 00 00 02 00 00 00"),
                row("`@MaxLength(1000) int[]`", "null", new LimitedInts(null), "80 00"),
                row("`@FixedLength(2) short[]`", "{1, -2}", new FixedShorts(new short[] {1, -2}), "01 01 00 fe ff"),
                row("`@FixedLength(2) short[]`", "null", new FixedShorts(null), "00 00 00 00 00"),
                row(
                        "`@FixedLength(2) @Required short[]`",
                        "{1, -2}",
                        new RequiredFixedShorts(new short[] {1, -2}),
                        "01 00 fe ff"),
                row(
                        "`int[][]`",
                        "{{1}, {}, null}",
                        new IntTable(new int[][] {{1}, {}, null}),
                        "03 01 01 00 00 00 00 80 00"),
                row("`int[][]`", "null", new IntTable(null), "80 00"),
                row(
                        "array of objects, here `String[]`",
                        "{\"a\", null}",
                        new OneTexts(new String[] {"a", null}),
                        "02 01 61 80 00"),
                row("array of objects, here `String[]`", "{}", new OneTexts(new String[0]), "00"),
                row("array of objects, here `String[]`", "null", new OneTexts(null), "80 00"),
                row(
                        "`String[][]`",
                        "{{\"a\"}, {}, null}",
                        new TextTable(new String[][] {{"a"}, {}, null}),
                        "03 01 01 61 00 80 00"),
                row(
                        "`Collection`, here `List<String>`",
                        "[\"a\", null]",
                        new TextList(Arrays.asList("a", null)),
                        "02 01 61 80 00"),
                row("`Collection`, here `List<String>`", "[]", new TextList(List.of()), "00"),
                row("`Collection`, here `List<String>`", "null", new TextList(null), "80 00"),
                row(
                        "`List<Integer>`",
                        "[1, null]",
                        new IntegerList(Arrays.asList(1, null)),
                        "02 01 01 00 00 00 00 00 00 00 00"),
                row("`@MaxLength(1000) List<String>`", "[\"a\"]", new LimitedList(List.of("a")), "01 01 61"),
                row(
                        "`Set<String>`",
                        "[\"b\", \"a\"]",
                        new OneSet(new LinkedHashSet<>(List.of("b", "a"))),
                        "02 01 62 01 61"),
                row("`Set<String>`", "[]", new OneSet(Set.of()), "00"),
                row("`Set<String>`", "null", new OneSet(null), "80 00"),
                row("`Deque<String>`", "[\"a\"]", new OneDeque(new ArrayDeque<>(List.of("a"))), "01 01 61"),
                row("`Deque<String>`", "null", new OneDeque(null), "80 00"),
                row("`EnumSet<Side>`", "[BUY, SELL]", new OneEnumSet(EnumSet.allOf(Side.class)), "02 00 01"),
                row("`EnumSet<Side>`", "[]", new OneEnumSet(EnumSet.noneOf(Side.class)), "00"),
                row("`EnumSet<Side>`", "null", new OneEnumSet(null), "80 00"),
                row(
                        "`Map`, here `Map<String, Integer>`",
                        "{\"a\": 1}",
                        new OneMap(Map.of("a", 1)),
                        "01 01 61 01 01 00 00 00"),
                row("`Map`, here `Map<String, Integer>`", "{}", new OneMap(Map.of()), "00"),
                row("`Map`, here `Map<String, Integer>`", "null", new OneMap(null), "80 00"),
                row(
                        "`EnumMap<Side, String>`",
                        "{SELL: \"a\"}",
                        new OneEnumMap(new EnumMap<>(Map.of(Side.SELL, "a"))),
                        "01 01 01 61"),
                row("`EnumMap<Side, String>`", "{}", new OneEnumMap(new EnumMap<>(Side.class)), "00"),
                row("`EnumMap<Side, String>`", "null", new OneEnumMap(null), "80 00"),
                row(
                        "`Hashtable<String, Integer>`",
                        "{\"a\": 1}",
                        new OneHashtable(new Hashtable<>(Map.of("a", 1))),
                        "01 01 61 01 01 00 00 00"),
                row(
                        "`CopyOnWriteArraySet<String>`",
                        "{\"a\", null}",
                        new OneCopyOnWriteSet(new CopyOnWriteArraySet<>(Arrays.asList("a", null))),
                        "02 01 61 80 00"),
                row("`Map.Entry<String, Integer>`", "\"a\", 1", new OneEntry(entry("a", 1)), "01 01 61 01 01 00 00 00"),
                row("`Map.Entry<String, Integer>`", "null", new OneEntry(null), "00"),
                row(
                        "`@Required Map.Entry<String, Integer>`",
                        "null, 1",
                        new RequiredEntry(entry(null, 1)),
                        "80 00 01 01 00 00 00"),
                row(
                        "`@MaxLength(1000) Map<String, String>`",
                        "{\"a\": \"b\"}",
                        new LimitedMap(Map.of("a", "b")),
                        "01 01 61 01 62"),
                row("`Optional<String>`", "of \"a\"", new OneOptional(Optional.of("a")), "02 01 61"),
                row("`Optional<String>`", "empty", new OneOptional(Optional.empty()), "01"),
                row("`Optional<String>`", "null", new OneOptional(null), "00"),
                row("`AtomicReference<String>`", "to \"a\"", new OneReference(new AtomicReference<>("a")), "02 01 61"),
                row("`AtomicReference<String>`", "to null", new OneReference(new AtomicReference<>()), "01"),
                row("`AtomicReference<String>`", "null", new OneReference(null), "00"));
    }

    private static InetAddress address(int scope, String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        try {
            return bytes.length == 4 ? InetAddress.getByAddress(bytes) : Inet6Address.getByAddress(null, bytes, scope);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }
}
