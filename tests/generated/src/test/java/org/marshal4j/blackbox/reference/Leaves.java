package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.BitSet;
import java.util.Currency;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;

/**
 * The table of classes whose values hold no other objects, except boxes. The code that fills, encodes and compares
 * objects uses it, and so do random classes and hostile values.
 */
public final class Leaves {
    private static final List<Leaf<?>> ALL = Stream.of(
                    texts(), numbers(), LeafTimes.all(), optionals(), atomics(), buffers())
            .<Leaf<?>>flatMap(rows -> rows)
            .toList();

    private Leaves() {}

    /** Returns all of them. */
    public static List<Leaf<?>> all() {
        return ALL;
    }

    /** Returns the row of a class, or null if it has none. */
    public static Leaf<?> of(Class<?> type) {
        return ALL.stream().filter(leaf -> leaf.type() == type).findFirst().orElse(null);
    }

    /** Returns the row of an object's class, or of an interface or abstract class above it; null if there is none. */
    static Leaf<?> holding(Object value) {
        Leaf<?> own = of(value.getClass());
        return own != null
                ? own
                : ALL.stream().filter(leaf -> leaf.holds(value)).findFirst().orElse(null);
    }

    private static Stream<Leaf<?>> texts() {
        return Stream.of(
                Leaf.counted(String.class, "text?")
                        .dynamic(11)
                        .values(LeafRandom::text)
                        .bytes((value, out) -> out.text(value)),
                Leaf.counted(CharSequence.class, "text?")
                        .values(LeafRandom::text)
                        .bytes((value, out) -> out.text(value))
                        .seenAs(CharSequence::toString),
                Leaf.counted(StringBuilder.class, "text?")
                        .unordered()
                        .values(random -> new StringBuilder(random.text()))
                        .bytes((value, out) -> out.text(value))
                        .seenAs(StringBuilder::toString),
                Leaf.counted(StringBuffer.class, "text?")
                        .unordered()
                        .values(random -> new StringBuffer(random.text()))
                        .bytes((value, out) -> out.text(value))
                        .seenAs(StringBuffer::toString),
                Leaf.counted(URI.class, "uri?")
                        .text()
                        .values(random ->
                                random.pick(URI.create(""), URI.create("https://acme.com/a?b=c#d"), URI.create("ü")))
                        .bytes((value, out) -> out.text(value.toString())),
                Leaf.counted(Currency.class, "currency?")
                        .text()
                        .values(random -> Currency.getInstance(random.pick("EUR", "JPY")))
                        .bytes((value, out) -> out.text(value.getCurrencyCode())),
                Leaf.counted(Charset.class, "charset?")
                        .text()
                        .values(random -> Charset.forName(random.pick("UTF-8", "ISO-8859-1", "UTF-16LE")))
                        .bytes((value, out) -> out.text(value.name())),
                Leaf.counted(Locale.class, "locale?")
                        .values(random ->
                                Locale.forLanguageTag(random.pick("und", "de-DE", "zh-Hans-CN", "th-TH-u-nu-thai")))
                        .bytes((value, out) -> out.text(value.toLanguageTag())));
    }

    private static Stream<Leaf<?>> numbers() {
        BigInteger huge = BigInteger.ONE.shiftLeft(40_000).negate();
        BigInteger lowest = BigInteger.valueOf(Long.MIN_VALUE);
        Leaf<BigDecimal> decimal = Leaf.varying(BigDecimal.class, "decimal?", 0x80)
                .dynamic(10)
                .values(Leaves::decimal)
                .bytes(Leaves::decimal)
                .extreme("a huge one", new BigDecimal(huge))
                .extreme("the largest scale", new BigDecimal(BigInteger.TEN, Integer.MAX_VALUE))
                .extreme("the lowest scale", new BigDecimal(BigInteger.TEN, Integer.MIN_VALUE));
        for (int scale : new int[] {-129, -128, -127, -126, 127, 128}) {
            decimal = decimal.extreme("scale " + scale, new BigDecimal(lowest, scale));
        }
        return Stream.of(
                decimal,
                Leaf.counted(BigInteger.class, "bigint?")
                        .dynamic(9)
                        .values(random -> random.pick(
                                BigInteger.ZERO,
                                BigInteger.valueOf(random.nextLong()),
                                lowest.subtract(BigInteger.ONE),
                                new BigInteger(random.nextInt(600), random.random()).negate()))
                        .bytes((value, out) -> out.counted(value.toByteArray()))
                        .extreme("a huge one", huge)
                        .extreme("the lowest long", lowest)
                        .extreme("one less than the lowest long", lowest.subtract(BigInteger.ONE)),
                Leaf.varying(InetAddress.class, "ipaddress?", 0)
                        .values(LeafRandom::address)
                        .bytes(Leaves::address)
                        .seenAs(Leaves::seen)
                        .neutral(Leaves::neutral)
                        .sameHashes(Leaves::addressOfOneHash)
                        .extreme("an IPv4-mapped one", LeafRandom.mapped()),
                socketAddress(),
                Leaf.fixed(UUID.class, "uuid?", 16)
                        .dynamic(15)
                        .values(random -> new UUID(random.nextLong(), random.nextLong()))
                        .bytes((value, out) ->
                                out.int64(value.getMostSignificantBits()).int64(value.getLeastSignificantBits())));
    }

    private static Leaf<InetSocketAddress> socketAddress() {
        return Leaf.varying(InetSocketAddress.class, "socketaddress?", 0)
                .dynamic(31)
                .text()
                .values(random -> {
                    int port = random.pick(0, 1, 0x7FFF, 0x8000, 0xFFFF);
                    String host = random.pick("", "exchange.example", "ü", "192.0.2.1", "::1", "a/<unresolved>:7");
                    return random.nextInt(3) == 0
                            ? InetSocketAddress.createUnresolved(host, port)
                            : new InetSocketAddress(random.address(), port);
                })
                .bytes((value, out) -> {
                    if (value.isUnresolved()) {
                        out.int8(1).text(value.getHostString());
                    } else {
                        address(value.getAddress(), out);
                    }
                    out.littleEndian(value.getPort(), 2);
                })
                .seenAs(value -> List.of(
                        value.isUnresolved() ? value.getHostString() : seen(value.getAddress()), value.getPort()))
                .neutral(value -> new Object[] {
                    value.isUnresolved() ? value.getHostString() : neutral(value.getAddress()), value.getPort()
                })
                .sameHashes(i -> new InetSocketAddress(addressOfOneHash(i), 7));
    }

    private static void address(InetAddress value, PlainBytes out) {
        byte[] address = value.getAddress();
        out.int8(address.length == 4 ? 4 : 6).raw(address);
        if (value instanceof Inet6Address six) {
            out.int32(six.getScopeId());
        }
    }

    private static Object seen(InetAddress value) {
        return value instanceof Inet6Address six ? List.of(six, six.getScopeId()) : value;
    }

    private static Object[] neutral(InetAddress value) {
        String bytes = HexFormat.of().formatHex(value.getAddress());
        return value instanceof Inet6Address six ? new Object[] {bytes, six.getScopeId()} : new Object[] {bytes};
    }

    /** Its hash code is the sum of its four parts of four bytes. */
    private static InetAddress addressOfOneHash(int i) {
        int some = i >> 7 << 8 | (i & 0x7F);
        byte[] bytes = ByteBuffer.allocate(16)
                .putInt(some)
                .putInt(0x7F7F - some)
                .putInt(1)
                .array();
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private static BigDecimal decimal(LeafRandom random) {
        return random.pick(
                BigDecimal.ZERO,
                new BigDecimal("101.25"),
                new BigDecimal("1E+5"),
                new BigDecimal("-0.000001"),
                BigDecimal.valueOf(random.nextLong(), random.nextInt(254) - 126),
                BigDecimal.valueOf(Long.MIN_VALUE, 3),
                new BigDecimal(BigInteger.valueOf(random.nextLong()).shiftLeft(70), random.nextInt()),
                new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE));
    }

    private static void decimal(BigDecimal value, PlainBytes out) {
        boolean isShort = value.scale() >= -126
                && value.scale() <= 127
                && value.unscaledValue().bitLength() < 64;
        if (isShort) {
            out.int8(value.scale()).int64(value.unscaledValue().longValueExact());
        } else {
            out.int8(-127).stopBit(value.scale());
            out.counted(value.unscaledValue().toByteArray());
        }
    }

    private static Stream<Leaf<?>> optionals() {
        return Stream.of(
                Leaf.fixedWithNull(OptionalInt.class, "optint32?", 5)
                        .values(random -> random.pick(OptionalInt.empty(), OptionalInt.of(random.nextInt())))
                        .bytes((value, out) ->
                                out.int8(value.isPresent() ? 2 : 1).int32(value.orElse(0))),
                Leaf.fixedWithNull(OptionalLong.class, "optint64?", 9)
                        .values(random -> random.pick(OptionalLong.empty(), OptionalLong.of(random.nextLong())))
                        .bytes((value, out) ->
                                out.int8(value.isPresent() ? 2 : 1).int64(value.orElse(0))),
                Leaf.fixedWithNull(OptionalDouble.class, "optfloat64?", 9)
                        .values(random -> random.pick(
                                OptionalDouble.empty(), OptionalDouble.of(Double.longBitsToDouble(random.nextLong()))))
                        .bytes((value, out) -> out.int8(value.isPresent() ? 2 : 1)
                                .int64(Double.doubleToRawLongBits(value.orElse(0)))));
    }

    private static Stream<Leaf<?>> atomics() {
        return Stream.of(
                Leaf.fixed(AtomicInteger.class, "int32?", 4)
                        .values(random -> new AtomicInteger(random.nextInt()))
                        .bytes((value, out) -> out.int32(value.get()))
                        .seenAs(AtomicInteger::get),
                Leaf.fixed(AtomicLong.class, "int64?", 8)
                        .values(random -> new AtomicLong(random.nextLong()))
                        .bytes((value, out) -> out.int64(value.get()))
                        .seenAs(AtomicLong::get),
                Leaf.fixed(AtomicBoolean.class, "bool?", 1)
                        .values(random -> new AtomicBoolean(random.random().nextBoolean()))
                        .bytes((value, out) -> out.int8(value.get() ? 1 : 0))
                        .seenAs(AtomicBoolean::get));
    }

    private static Stream<Leaf<?>> buffers() {
        BitSet distant = new BitSet();
        distant.set(100_000);
        return Stream.of(
                Leaf.counted(BitSet.class, "int64[]?")
                        .values(random -> BitSet.valueOf(
                                random.random().longs(random.nextInt(4)).toArray()))
                        .bytes((value, out) -> {
                            long[] words = value.toLongArray();
                            out.stopBit(words.length);
                            for (long word : words) {
                                out.int64(word);
                            }
                        })
                        .extreme("a distant bit", distant),
                Leaf.counted(ByteBuffer.class, "int8[]?")
                        .unordered()
                        .values(random -> ByteBuffer.wrap(random.bytes(3 + random.nextInt(20)), 0, 3)
                                .slice())
                        .bytes((value, out) -> {
                            byte[] copy = new byte[value.remaining()];
                            value.duplicate().get(copy);
                            out.counted(copy);
                        }),
                bytesStore(),
                bytes());
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    private static Leaf<BytesStore> bytesStore() {
        return Leaf.counted(BytesStore.class, "int8[]?")
                .unordered()
                .values(random -> BytesStore.wrap(random.bytes(3 + random.nextInt(20))))
                .bytes((value, out) -> out.counted(value.toByteArray()));
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    private static Leaf<Bytes> bytes() {
        return Leaf.counted(Bytes.class, "int8[]?")
                .unordered()
                .values(random -> Bytes.wrapForRead(random.bytes(3 + random.nextInt(20))))
                .bytes((value, out) -> out.counted(value.toByteArray()));
    }
}
