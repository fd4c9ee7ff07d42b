package org.marshal4j.schema.wire;

/** The forms of numbers and booleans in {@link WireType.Encoded}: formats that other libraries have chosen. */
public enum NumberForm {
    /** A byte with a sign. */
    INT8("int8", 1, Byte.MIN_VALUE, Byte.MAX_VALUE, "1 signed byte"),
    /** A byte without a sign. */
    UINT8("uint8", 1, 0, 0xFF, "1 byte without a sign"),
    /** Two bytes with a sign, little-endian. */
    INT16LE("int16le", 2, Short.MIN_VALUE, Short.MAX_VALUE, "2 bytes, little-endian, signed"),
    /** Two bytes with a sign, big-endian. */
    INT16BE("int16be", 2, Short.MIN_VALUE, Short.MAX_VALUE, "2 bytes, big-endian, signed"),
    /** Two bytes without a sign, little-endian. */
    UINT16LE("uint16le", 2, 0, 0xFFFF, "2 bytes, little-endian, without a sign"),
    /** Two bytes without a sign, big-endian. */
    UINT16BE("uint16be", 2, 0, 0xFFFF, "2 bytes, big-endian, without a sign"),
    /** Four bytes with a sign, little-endian. */
    INT32LE("int32le", 4, Integer.MIN_VALUE, Integer.MAX_VALUE, "4 bytes, little-endian, signed"),
    /** Four bytes with a sign, big-endian. */
    INT32BE("int32be", 4, Integer.MIN_VALUE, Integer.MAX_VALUE, "4 bytes, big-endian, signed"),
    /** Eight bytes with a sign, little-endian. */
    INT64LE("int64le", 8, Long.MIN_VALUE, Long.MAX_VALUE, "8 bytes, little-endian, signed"),
    /** Eight bytes with a sign, big-endian. */
    INT64BE("int64be", 8, Long.MIN_VALUE, Long.MAX_VALUE, "8 bytes, big-endian, signed"),
    /** A stop-bit number. */
    STOP_BIT("stopbit", "stop-bit number"),
    /** Seven bits a byte, the lowest first, all but the last byte with the highest bit set; no sign. */
    VINT("vint", "7 bits a byte, the lowest first, without a sign; the highest bit of all bytes but the last is set"),
    /** As {@link #VINT}, of 2n for n from 0 on, or −2n − 1 for a negative n. */
    ZIGZAG("zigzag", "vint of 2n for n of 0 and above, of -2n - 1 for n below 0"),
    /** Hadoop's vlong: one byte from −112 to 127; otherwise a byte with the sign and the size, then big-endian bytes. */
    HADOOP(
            "hadoop",
            "1 signed byte from -112 to 127; or one below, -112 - k before the k bytes of n, -120 - k before the k bytes of -n - 1, big-endian"),
    /** A float, as raw bits, little-endian. */
    FLOAT32LE("float32le", 4, "4 bytes, little-endian, IEEE 754 single"),
    /** A float, big-endian, with one form of NaN. */
    FLOAT32BE("float32be", 4, "4 bytes, big-endian, IEEE 754 single"),
    /** A double, as raw bits, little-endian. */
    FLOAT64LE("float64le", 8, "8 bytes, little-endian, IEEE 754 double"),
    /** A double, big-endian, with one form of NaN. */
    FLOAT64BE("float64be", 8, "8 bytes, big-endian, IEEE 754 double"),
    /** A double, as raw bits, seven a byte, the highest first, without the zeros at the end. */
    STOP_BIT_DOUBLE(
            "stopbitdouble",
            -1,
            "the bits of an IEEE 754 double, the highest first, 7 a byte; the highest bit of all bytes but the last is set, and zeros at the end are left out"),
    /** A boolean as 0 or 1. */
    ZERO_ONE("zeroone", 1, 0, 1, "1 byte: 0 false, 1 true"),
    /** A boolean as {@code N} or {@code Y}. */
    YES_NO("yesno", 1, 0, 1, "1 byte: N (4e) false, Y (59) true");

    /** The size of a number that has as many bytes as it needs. */
    public static final int VARIES = -1;

    private final String wireName;
    private final int size;
    private final long min;
    private final long max;
    private final String meaning;

    NumberForm(String wireName, int size, long min, long max, String meaning) {
        this.wireName = wireName;
        this.size = size;
        this.min = min;
        this.max = max;
        this.meaning = meaning;
    }

    /** A form of whole numbers whose size varies. */
    NumberForm(String wireName, String meaning) {
        this(wireName, VARIES, Long.MIN_VALUE, Long.MAX_VALUE, meaning);
    }

    /** A form of values that are no whole numbers. */
    NumberForm(String wireName, int size, String meaning) {
        this(wireName, size, 0, 0, meaning);
    }

    /** {@return the name on the wire, such as {@code int16be}} */
    public String wireName() {
        return wireName;
    }

    /** {@return the size in bytes, or {@link #VARIES}} */
    public int size() {
        return size;
    }

    /** {@return the smallest whole number; of booleans, 0} */
    public long min() {
        return min;
    }

    /** {@return the largest whole number; of booleans, 1} */
    public long max() {
        return max;
    }

    /** {@return what the bytes are, for people who write decoders} */
    public String meaning() {
        return meaning;
    }

    /** {@return whether the values are whole numbers, and not only 0 and 1} */
    public boolean isWhole() {
        return max > 1;
    }

    /** {@return whether the values are floats or doubles} */
    public boolean isFloating() {
        return max == 0;
    }

    /** {@return whether the values are doubles} */
    public boolean isDouble() {
        return this == FLOAT64LE || this == FLOAT64BE || this == STOP_BIT_DOUBLE;
    }

    /** {@return whether a length in this form can be −1, which means null} */
    public boolean hasNullLength() {
        return isWhole() && min < 0 && this != VINT && this != ZIGZAG;
    }
}
