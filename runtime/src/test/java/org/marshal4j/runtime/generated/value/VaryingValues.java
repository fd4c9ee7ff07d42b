package org.marshal4j.runtime.generated.value;

import static org.marshal4j.runtime.generated.value.VaryingForm.*;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Currency;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.wire.SpecialKind;

/** Values of varying size, each with the bytes that version 1 of the wire format uses for it. */
public final class VaryingValues {
    private VaryingValues() {}

    /** A value, which is new each time, and its bytes in hex. */
    public record Row<X>(VaryingForm<X> form, String label, Supplier<X> value, String hex) {
        int size() {
            return hex.split(" ").length;
        }

        @Override
        public String toString() {
            return form + " " + label;
        }
    }

    /** Bytes that are no value, the reader for them, and what is wrong with them. */
    public record Bad(VaryingForm<?> form, String hex, RuntimeProblem problem) {}

    static <X> Row<X> row(VaryingForm<X> form, Supplier<X> value, String hex) {
        String label = form.view(value.get()) + "";
        return new Row<>(form, label.length() > 40 ? label.substring(0, 40) + "..." : label, value, hex);
    }

    /** Returns the values with wire types of their own, which are the names of their forms. */
    public static Stream<Row<?>> special() {
        Set<String> words =
                Arrays.stream(SpecialKind.values()).map(SpecialKind::wireName).collect(Collectors.toSet());
        return all().filter(row -> words.contains(row.form().name()));
    }

    static Stream<Row<?>> all() {
        return Stream.of(
                        texts(),
                        namedValues(),
                        numbers(),
                        decimals(),
                        bytes(),
                        stopBits(),
                        stopBitDecimals(),
                        StopBitTimeValues.rows(),
                        StopBitOtherValues.rows(),
                        addresses())
                .flatMap(rows -> rows);
    }

    private static final String PLANES = "a\u00E9\u20AC\uD83D\uDE00\uDBC0\uDC00\uDBFF\uDFFF";
    private static final String PLANES_HEX = "12 61 c3 a9 e2 82 ac f0 9f 98 80 f4 80 80 80 f4 8f bf bf";

    private static Stream<Row<?>> texts() {
        return Stream.of(
                row(TEXT, () -> null, "80 00"),
                row(TEXT, () -> PLANES, PLANES_HEX),
                row(INTERNED, () -> null, "80 00"),
                row(INTERNED, () -> "", "00"),
                row(INTERNED, () -> "VOD.L", "05 56 4f 44 2e 4c"),
                row(INTERNED, () -> PLANES, PLANES_HEX),
                row(CHARS, () -> null, "80 00"),
                row(CHARS, () -> "", "00"),
                row(CHARS, () -> "abc", "03 61 62 63"),
                row(CHARS, () -> new StringBuilder(), "00"),
                row(CHARS, () -> new StringBuilder("abc"), "03 61 62 63"),
                row(CHARS, () -> CharBuffer.wrap(PLANES), PLANES_HEX),
                row(BUILDER, () -> null, "80 00"),
                row(BUILDER, StringBuilder::new, "00"),
                row(BUILDER, () -> new StringBuilder("abc"), "03 61 62 63"),
                row(BUILDER, () -> new StringBuilder(PLANES), PLANES_HEX),
                row(STRING_BUFFER, () -> null, "80 00"),
                row(STRING_BUFFER, StringBuffer::new, "00"),
                row(STRING_BUFFER, () -> new StringBuffer("abc"), "03 61 62 63"),
                row(STRING_BUFFER, () -> new StringBuffer(PLANES), PLANES_HEX),
                row(ONE_OF, () -> null, "fe"),
                row(ONE_OF, () -> "BUY", "00"),
                row(ONE_OF, () -> "SELL", "01"),
                row(ONE_OF, () -> "", "02"),
                row(ONE_OF, () -> new String("SELL"), "01"),
                row(ONE_OF, () -> "buy", "ff 03 62 75 79"),
                row(ONE_OF, () -> PLANES, "ff " + PLANES_HEX));
    }

    private static Stream<Row<?>> namedValues() {
        return Stream.of(
                row(ZONE, () -> null, "80 00"),
                row(ZONE, () -> ZoneId.of("Europe/Zurich"), "0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68"),
                row(ZONE, () -> ZoneOffset.UTC, "01 5a"),
                row(ZONE, () -> ZoneId.of("UTC"), "03 55 54 43"),
                row(ZONE, () -> ZoneOffset.ofHoursMinutesSeconds(-17, -59, -59), "09 2d 31 37 3a 35 39 3a 35 39"),
                row(URIS, () -> null, "80 00"),
                row(URIS, () -> URI.create(""), "00"),
                row(URIS, () -> URI.create("urn:a:\u00E9"), "08 75 72 6e 3a 61 3a c3 a9"),
                row(CURRENCY, () -> null, "80 00"),
                row(CURRENCY, () -> Currency.getInstance("CHF"), "03 43 48 46"),
                row(CHARSET, () -> null, "80 00"),
                row(CHARSET, () -> StandardCharsets.UTF_8, "05 55 54 46 2d 38"),
                row(CHARSET, () -> StandardCharsets.ISO_8859_1, "0a 49 53 4f 2d 38 38 35 39 2d 31"),
                row(LOCALE, () -> null, "80 00"),
                row(LOCALE, () -> Locale.ROOT, "03 75 6e 64"),
                row(LOCALE, () -> new Locale("de", "CH"), "05 64 65 2d 43 48"),
                row(
                        LOCALE,
                        () -> new Locale("ja", "JP", "JP"),
                        "21 6a 61 2d 4a 50 2d 75 2d 63 61 2d 6a 61 70 61 6e 65 73 65 2d 78 2d 6c 76 61 72 69 61 6e 74 2d 4a 50"),
                row(ZONED, () -> null, "00"),
                row(ZONED, () -> zoned("2024-10-27T02:30+02:00[Europe/Zurich]"), "01 " + ZURICH),
                row(ZONED_REQUIRED, () -> zoned("2024-10-27T02:30+02:00[Europe/Zurich]"), ZURICH),
                row(
                        ZONED_REQUIRED,
                        () -> zoned("2024-10-27T02:30+01:00[Europe/Zurich]"),
                        ZURICH.replace("20 1c 00 00", "10 0e 00 00")),
                row(
                        ZONED_REQUIRED,
                        () -> zoned("-999999999-01-01T00:00Z"),
                        "01 36 65 c4 01 01 00 00 00 00 00 00 00 00 00 00 00 00 01 5a"),
                row(
                        ZONED_REQUIRED,
                        () -> zoned("+999999999-12-31T23:59:59.999999999-18:00"),
                        "ff c9 9a 3b 0c 1f ff ff 4e 91 94 4e 00 00 e0 02 ff ff 06 2d 31 38 3a 30 30"));
    }

    /** 02:30 occurs twice that night, first in summer time. */
    private static final String ZURICH =
            "e8 07 00 00 0a 1b 00 90 cd 79 2f 08 00 00 20 1c 00 00 0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68";

    private static ZonedDateTime zoned(String text) {
        return ZonedDateTime.parse(text);
    }

    private static Stream<Row<?>> numbers() {
        return Stream.of(
                row(INTEGER, () -> null, "80 00"),
                row(INTEGER, () -> BigInteger.ZERO, "01 00"),
                row(INTEGER, () -> BigInteger.valueOf(127), "01 7f"),
                row(INTEGER, () -> BigInteger.valueOf(128), "02 00 80"),
                row(INTEGER, () -> BigInteger.valueOf(-128), "01 80"),
                row(INTEGER, () -> BigInteger.valueOf(-129), "02 ff 7f"),
                row(INTEGER, () -> BigInteger.valueOf(Long.MAX_VALUE), "08 7f ff ff ff ff ff ff ff"),
                row(INTEGER, () -> BigInteger.valueOf(Long.MIN_VALUE), "08 80 00 00 00 00 00 00 00"),
                row(INTEGER, () -> BigInteger.TWO.pow(63), "09 00 80 00 00 00 00 00 00 00"),
                row(
                        INTEGER,
                        () -> BigInteger.TWO.pow(64).negate().subtract(BigInteger.ONE),
                        "09 fe ff ff ff ff ff ff ff ff"));
    }

    private static Stream<Row<?>> decimals() {
        return Stream.of(
                row(DECIMAL, () -> null, "80"),
                row(DECIMAL, () -> new BigDecimal("0"), "00 00 00 00 00 00 00 00 00"),
                row(DECIMAL, () -> new BigDecimal("0.00"), "02 00 00 00 00 00 00 00 00"),
                row(DECIMAL, () -> new BigDecimal("101.2500"), "04 14 73 0f 00 00 00 00 00"),
                row(DECIMAL, () -> new BigDecimal("-1"), "00 ff ff ff ff ff ff ff ff"),
                row(DECIMAL, () -> new BigDecimal("1E+3"), "fd 01 00 00 00 00 00 00 00"),
                row(DECIMAL, () -> BigDecimal.valueOf(Long.MAX_VALUE, 127), "7f ff ff ff ff ff ff ff 7f"),
                row(DECIMAL, () -> BigDecimal.valueOf(Long.MIN_VALUE, -126), "82 00 00 00 00 00 00 00 80"),
                row(DECIMAL, () -> BigDecimal.valueOf(-Long.MAX_VALUE, 3), "03 01 00 00 00 00 00 00 80"),
                row(DECIMAL, () -> BigDecimal.valueOf(1, 128), "81 80 01 01 01"),
                row(DECIMAL, () -> BigDecimal.valueOf(1, -127), "81 fe 00 01 01"),
                row(DECIMAL, () -> BigDecimal.valueOf(1, Integer.MIN_VALUE), "81 ff ff ff ff 87 00 01 01"),
                row(DECIMAL, () -> BigDecimal.valueOf(0, Integer.MAX_VALUE), "81 ff ff ff ff 07 01 00"),
                row(DECIMAL, () -> new BigDecimal(BigInteger.TWO.pow(63), 2), "81 02 09 00 80 00 00 00 00 00 00 00"),
                row(
                        DECIMAL,
                        () -> new BigDecimal(BigInteger.TWO.pow(63).negate().subtract(BigInteger.ONE), 0),
                        "81 00 09 ff 7f ff ff ff ff ff ff ff"));
    }

    private static final String SIX = "20 01 0d b8 00 00 00 00 00 00 00 00 00 00 00 01";

    private static Stream<Row<?>> addresses() {
        return Stream.of(
                row(ADDRESS, () -> null, "00"),
                row(ADDRESS, () -> address(-1, 192, 0, 2, 255), "04 c0 00 02 ff"),
                row(ADDRESS, () -> address(-1, 0, 0, 0, 0), "04 00 00 00 00"),
                row(ADDRESS, () -> address(-1, 0, 0, 2, 255), "04 00 00 02 ff"),
                row(ADDRESS, () -> address(-1, 192, 1, 2, 255), "04 c0 01 02 ff"),
                row(ADDRESS, () -> address(-1, 192, 0, 3, 255), "04 c0 00 03 ff"),
                row(ADDRESS, () -> address(-1, 192, 0, 2, 254), "04 c0 00 02 fe"),
                row(ADDRESS, () -> six(-1, 1), "06 " + SIX + " 00 00 00 00"),
                row(ADDRESS, () -> six(0, 1), "06 " + SIX + " 00 00 00 00"),
                row(ADDRESS, () -> six(-1, 2), "06 " + SIX.replaceAll("1$", "2") + " 00 00 00 00"),
                row(ADDRESS, () -> six(1, 1), "06 " + SIX + " 01 00 00 00"),
                row(ADDRESS, () -> six(Integer.MAX_VALUE, 1), "06 " + SIX + " ff ff ff 7f"),
                // Next to ::ffff:0:0/96, with the same last bytes.
                row(
                        ADDRESS,
                        () -> address(-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 254, 192, 0, 2, 1),
                        "06 00 00 00 00 00 00 00 00 00 00 ff fe c0 00 02 01 00 00 00 00"),
                row(
                        ADDRESS,
                        () -> address(-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 192, 0, 2, 1),
                        "06 01 00 00 00 00 00 00 00 00 00 ff ff c0 00 02 01 00 00 00 00"),
                row(SOCKET, () -> null, "00"),
                row(SOCKET, () -> new InetSocketAddress(address(-1, 192, 0, 2, 1), 443), "04 c0 00 02 01 bb 01"),
                row(SOCKET, () -> new InetSocketAddress(address(-1, 192, 0, 2, 1), 0), "04 c0 00 02 01 00 00"),
                row(SOCKET, () -> new InetSocketAddress(six(2, 1), 65535), "06 " + SIX + " 02 00 00 00 ff ff"),
                row(SOCKET, () -> InetSocketAddress.createUnresolved("", 32768), "01 00 00 80"),
                row(SOCKET, () -> InetSocketAddress.createUnresolved("host", 80), "01 04 68 6f 73 74 50 00"),
                row(SOCKET, () -> InetSocketAddress.createUnresolved("HOST", 80), "01 04 48 4f 53 54 50 00"),
                row(SOCKET, () -> InetSocketAddress.createUnresolved("\u20AC", 81), "01 03 e2 82 ac 51 00"));
    }

    private static final VaryingForm<InetSocketAddress> SOCKET =
            VaryingForm.of(SpecialKind.SOCKET_ADDRESS, InetSocketAddress.class);

    public static Stream<Bad> malformedAddresses() {
        return Stream.of(
                new Bad(SOCKET, "05 c0 00 02 01 bb 01", RuntimeProblem.IMPOSSIBLE_VALUE),
                new Bad(SOCKET, "81 c0 00 02 01 bb 01", RuntimeProblem.IMPOSSIBLE_VALUE),
                new Bad(SOCKET, "06 " + SIX + " ff ff ff ff bb 01", RuntimeProblem.IMPOSSIBLE_VALUE),
                new Bad(SOCKET, "01 80 00 bb 01", RuntimeProblem.NULL_ON_READ),
                new Bad(SOCKET, "01 02 c3 28 bb 01", RuntimeProblem.MALFORMED_TEXT),
                new Bad(ADDRESS, "01 c0 00 02 01", RuntimeProblem.IMPOSSIBLE_VALUE),
                new Bad(ADDRESS, "05 c0 00 02 01", RuntimeProblem.IMPOSSIBLE_VALUE),
                new Bad(ADDRESS, "10 c0 00 02 01", RuntimeProblem.IMPOSSIBLE_VALUE),
                new Bad(ADDRESS, "84 c0 00 02 01", RuntimeProblem.IMPOSSIBLE_VALUE),
                // An IPv4 address written as an IPv6 address, and a negative scope id.
                new Bad(
                        ADDRESS,
                        "06 00 00 00 00 00 00 00 00 00 00 ff ff c0 00 02 01 00 00 00 00",
                        RuntimeProblem.IMPOSSIBLE_VALUE),
                new Bad(
                        ADDRESS,
                        "06 fe 80 00 00 00 00 00 00 00 00 00 00 00 00 00 01 ff ff ff ff",
                        RuntimeProblem.IMPOSSIBLE_VALUE));
    }

    private static InetAddress six(int scope, int last) {
        return address(scope, 0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last);
    }

    /** Returns the address with these 4 or 16 bytes, unchanged. A scope of −1 means none. */
    static InetAddress address(int scope, int... bytes) {
        byte[] address = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            address[i] = (byte) bytes[i];
        }
        try {
            return bytes.length == 4
                    ? InetAddress.getByAddress(address)
                    : Inet6Address.getByAddress(null, address, scope);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private static Stream<Row<?>> bytes() {
        return Stream.of(
                row(BITS, () -> null, "80 00"),
                row(BITS, BitSet::new, "00"),
                row(BITS, () -> bits(0, 2, 63), "01 05 00 00 00 00 00 00 80"),
                row(BITS, () -> bits(64), "02 00 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00"),
                row(
                        BITS,
                        () -> range(60, 130),
                        "03 00 00 00 00 00 00 00 f0 ff ff ff ff ff ff ff ff 03 00 00 00 00 00 00 00"),
                row(BUFFER, () -> null, "80 00"),
                row(BUFFER, () -> ByteBuffer.allocate(0), "00"),
                row(BUFFER, () -> ByteBuffer.wrap(new byte[] {9, 1, 2, 3, 9}, 1, 3), "03 01 02 03"),
                row(BUFFER, () -> counting(ByteBuffer.allocateDirect(17)), COUNTING),
                row(BUFFER, () -> counting(ByteBuffer.allocate(17)).order(java.nio.ByteOrder.LITTLE_ENDIAN), COUNTING),
                row(BUFFER, () -> counting(ByteBuffer.allocate(17)).asReadOnlyBuffer(), COUNTING));
    }

    private static final String COUNTING = "11 00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10";

    static ByteBuffer counting(ByteBuffer buffer) {
        for (int i = 0; i < buffer.capacity(); i++) {
            buffer.put(i, (byte) i);
        }
        return buffer;
    }

    static BitSet bits(int... indexes) {
        BitSet bits = new BitSet();
        for (int index : indexes) {
            bits.set(index);
        }
        return bits;
    }

    private static BitSet range(int from, int to) {
        BitSet bits = new BitSet();
        bits.set(from, to);
        return bits;
    }

    private static Stream<Row<?>> stopBits() {
        return Stream.of(
                row(SHORT, () -> (short) 0, "00"),
                row(SHORT, () -> Short.MAX_VALUE, "ff ff 01"),
                row(SHORT, () -> Short.MIN_VALUE, "ff ff 81 00"),
                row(INT, () -> -1, "80 00"),
                row(INT, () -> 127, "7f"),
                row(INT, () -> 128, "80 01"),
                row(INT, () -> Integer.MAX_VALUE, "ff ff ff ff 07"),
                row(INT, () -> Integer.MIN_VALUE, "ff ff ff ff 87 00"),
                row(LONG, () -> -128L, "ff 00"),
                row(LONG, () -> -129L, "80 81 00"),
                row(LONG, () -> 1L << 56, "80 80 80 80 80 80 80 80 01"),
                row(LONG, () -> Long.MAX_VALUE, "ff ff ff ff ff ff ff ff 7f"),
                row(LONG, () -> Long.MIN_VALUE, "ff ff ff ff ff ff ff ff ff 00"),
                row(CHAR, () -> 'A', "41"),
                row(CHAR, () -> '\uFF7F', "ff fe 03"),
                row(CHAR, () -> '\uFF80', "ff 00"),
                row(CHAR, () -> '\uFFFF', "80 00"),
                row(BOXED_SHORT, () -> null, "00"),
                row(BOXED_SHORT, () -> (short) -1, "01 80 00"),
                row(BOXED_INT, () -> null, "00"),
                row(BOXED_INT, () -> 1000, "01 e8 07"),
                row(BOXED_LONG, () -> null, "00"),
                row(BOXED_LONG, () -> Long.MIN_VALUE, "01 ff ff ff ff ff ff ff ff ff 00"),
                row(BOXED_CHAR, () -> null, "00"),
                row(BOXED_CHAR, () -> '\u20AC', "01 ac 41"),
                row(BOXED_CHAR, () -> '\uFFFF', "01 80 00"));
    }

    private static Stream<Row<?>> stopBitDecimals() {
        return Stream.of(
                row(STOP_DECIMAL, () -> null, "1f"),
                row(STOP_DECIMAL, () -> new BigDecimal("0"), "00"),
                row(STOP_DECIMAL, () -> new BigDecimal("0.00"), "02"),
                row(STOP_DECIMAL, () -> new BigDecimal("101.2500"), "c4 e2 dc 07"),
                row(STOP_DECIMAL, () -> new BigDecimal("-1"), "8f 00"),
                row(STOP_DECIMAL, () -> new BigDecimal("1E-14"), "1e"),
                row(STOP_DECIMAL, () -> new BigDecimal("1E-15"), "0f 0f 01 01"),
                row(STOP_DECIMAL, () -> new BigDecimal("1E+3"), "0f 82 00 01 01"),
                row(STOP_DECIMAL, () -> BigDecimal.valueOf((1L << 59) - 1, 3), "f3 ff ff ff ff ff ff ff 7f"),
                row(STOP_DECIMAL, () -> BigDecimal.valueOf(-1L << 59, 14), "f1 ff ff ff ff ff ff ff ff 00"),
                row(STOP_DECIMAL, () -> BigDecimal.valueOf(1L << 59, 3), "0f 03 08 08 00 00 00 00 00 00 00"),
                row(STOP_DECIMAL, () -> BigDecimal.valueOf(Long.MIN_VALUE, 0), "0f 00 08 80 00 00 00 00 00 00 00"),
                row(STOP_DECIMAL, () -> BigDecimal.valueOf(0, Integer.MAX_VALUE), "0f ff ff ff ff 07 01 00"),
                row(
                        STOP_DECIMAL,
                        () -> new BigDecimal(BigInteger.TWO.pow(63), 2),
                        "0f 02 09 00 80 00 00 00 00 00 00 00"),
                row(DOUBLE, () -> 0.0, "00"),
                row(DOUBLE, () -> -0.0, "0f 00 00 00 00 00 00 00 80"),
                row(DOUBLE, () -> 101.25, "d2 f1 09"),
                row(DOUBLE, () -> -7.5, "ae 89 00"),
                row(DOUBLE, () -> 9.99999999999999, "fe ff 9f e3 a4 fd b5 1c"),
                row(DOUBLE, () -> 1 / 3.0, "0f 55 55 55 55 55 55 d5 3f"),
                row(DOUBLE, () -> Double.NaN, "0f 00 00 00 00 00 00 f8 7f"),
                row(FLOAT, () -> 0f, "00"),
                row(FLOAT, () -> -0f, "0f 00 00 00 80"),
                row(FLOAT, () -> 123.456f, "83 c8 78"),
                row(FLOAT, () -> -999_999f, "ef c7 d0 87 00"),
                row(FLOAT, () -> 1 / 3f, "0f ab aa aa 3e"),
                row(FLOAT, () -> Float.NEGATIVE_INFINITY, "0f 00 00 80 ff"),
                row(BOXED_DOUBLE, () -> null, "00"),
                row(BOXED_DOUBLE, () -> 1.5, "01 f1 01"),
                row(BOXED_DOUBLE, () -> 1 / 3.0, "01 0f 55 55 55 55 55 55 d5 3f"),
                row(BOXED_FLOAT, () -> null, "00"),
                row(BOXED_FLOAT, () -> 1.5f, "01 f1 01"),
                row(BOXED_FLOAT, () -> 1 / 3f, "01 0f ab aa aa 3e"));
    }
}
