package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;

/**
 * Values of one class that make a container of them do as much work as anything known.
 *
 * @param name a description of the values
 * @param isHarmless whether they are all different and break no limit
 * @param value returns the value with a number, out of a given count
 */
public record CostlyValues(String name, boolean isHarmless, Value value) {
    /** The length of a long value in bytes, for each value in the container. */
    private static final int LONG = 16;

    /** The number of bytes that many values begin with. */
    private static final int IN_COMMON = 100;

    /** How many values with one hash code a set or map may hold by default. */
    private static final int ALLOWED = 256;

    /** The number of bits in the digits of the longest decimal that is compared by default. */
    private static final int MOST_DIGITS = 999;

    private static final Map<Class<?>, Function<byte[], ?>> OF_BYTES = new HashMap<>();

    static {
        ofBytes(String.class, CostlyValues::text);
        ofBytes(CharSequence.class, CostlyValues::text);
        ofBytes(StringBuilder.class, bytes -> new StringBuilder(text(bytes)));
        ofBytes(StringBuffer.class, bytes -> new StringBuffer(text(bytes)));
        ofBytes(URI.class, bytes -> URI.create(text(bytes)));
        ofBytes(ByteBuffer.class, ByteBuffer::wrap);
        ofBytes(BytesStore.class, BytesStore::wrap);
        ofBytes(Bytes.class, Bytes::wrapForRead);
        ofBytes(BigInteger.class, BigInteger::new);
        ofBytes(BigDecimal.class, bytes -> new BigDecimal(new BigInteger(bytes), -1));
        ofBytes(BitSet.class, BitSet::valueOf);
    }

    /** Makes one of many values. */
    @FunctionalInterface
    public interface Value {
        /** Returns the value with this number, which starts at 0, for a container of {@code count} values. */
        Object of(int number, int count);
    }

    private static <X> void ofBytes(Class<X> type, Function<byte[], X> values) {
        OF_BYTES.put(type, values);
    }

    /** Returns all that are known for a class. */
    public static List<CostlyValues> of(Leaf<?> leaf) {
        DifferentValues different = new DifferentValues(leaf);
        List<CostlyValues> all = new ArrayList<>();
        if (different.areMany()) {
            all.add(new CostlyValues("different values", true, (number, count) -> different.value(number)));
        }
        all.add(new CostlyValues("one value again and again", false, (number, count) -> different.value(0)));
        IntFunction<?> same = SameHashes.of(leaf.type());
        if (same != null) {
            // There are no more dates than that. As for locales, the JDK keeps these in a table that it searches from
            // end to end.
            boolean few = leaf.type() == LocalDate.class || leaf.type() == Locale.class;
            int many = few ? SameHashes.DATES : SameHashes.MANY;
            all.add(new CostlyValues("values of one hash code", false, (number, count) -> same.apply(number % many)));
            all.add(new CostlyValues(
                    "as many of one hash code as are allowed, and others",
                    false,
                    (number, count) -> number < ALLOWED ? same.apply(number) : different.value(number)));
        }
        Function<byte[], ?> ofBytes = OF_BYTES.get(leaf.type());
        if (ofBytes != null) {
            all.addAll(ofLengths(ofBytes));
        }
        if (leaf.type() == BigDecimal.class) {
            all.addAll(decimals());
        }
        return all;
    }

    private static List<CostlyValues> ofLengths(Function<byte[], ?> ofBytes) {
        return List.of(
                new CostlyValues(
                        "a long one in front of short ones",
                        false,
                        (number, count) -> ofBytes.apply(bytes(number == 0 ? LONG * count : 0, number))),
                new CostlyValues(
                        "a long one behind short ones",
                        false,
                        (number, count) -> ofBytes.apply(bytes(number == count - 1 ? LONG * count : 0, number))),
                new CostlyValues(
                        "with a long beginning in common",
                        true,
                        (number, count) -> ofBytes.apply(bytes(IN_COMMON, number))));
    }

    /** To compare two of them, one is rescaled. */
    private static List<CostlyValues> decimals() {
        BigInteger digits = BigInteger.ONE.shiftLeft(MOST_DIGITS).subtract(BigInteger.ONE);
        return List.of(
                new CostlyValues(
                        "as many digits as may be, of many scales",
                        true,
                        (number, count) -> new BigDecimal(digits, number)),
                new CostlyValues(
                        "long ones and others of distant scales",
                        true,
                        (number, count) -> number % 2 == 0
                                ? new BigDecimal(digits.subtract(BigInteger.valueOf(number)), 0)
                                : new BigDecimal(BigInteger.ONE, -number)),
                new CostlyValues(
                        "ends of the scale",
                        true,
                        (number, count) -> new BigDecimal(
                                BigInteger.valueOf(number + 1),
                                number % 2 == 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE)));
    }

    /** Returns a number of bytes that are always the same, followed by a number in letters. */
    private static byte[] bytes(int before, int number) {
        byte[] bytes = new byte[before + 4];
        Arrays.fill(bytes, 0, before, (byte) 'a');
        for (int i = 0; i < 4; i++) {
            bytes[before + i] = (byte) ('a' + (number >> 4 * i & 0xF));
        }
        return bytes;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.US_ASCII);
    }

    @Override
    public String toString() {
        return name;
    }
}
