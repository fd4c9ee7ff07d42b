package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

/** The pinned bytes of numbers. */
final class PinnedNumbers {
    private PinnedNumbers() {}

    @Marshal
    record OneByte(byte value) {}

    @Marshal
    record OneShort(short value) {}

    @Marshal
    record OneChar(char value) {}

    @Marshal
    record OneInt(int value) {}

    @Marshal
    record OneLong(long value) {}

    @Marshal
    record OneFloat(float value) {}

    @Marshal
    record OneDouble(double value) {}

    @Marshal
    record OneBoolean(boolean value) {}

    @Marshal
    record BoxedByte(Byte value) {}

    @Marshal
    record BoxedShort(Short value) {}

    @Marshal
    record BoxedCharacter(Character value) {}

    @Marshal
    record BoxedInteger(Integer value) {}

    @Marshal
    record BoxedLong(Long value) {}

    @Marshal
    record BoxedFloat(Float value) {}

    @Marshal
    record BoxedDouble(Double value) {}

    @Marshal
    record BoxedBoolean(Boolean value) {}

    @Marshal
    record RequiredInteger(@Required Integer value) {}

    @Marshal
    record StopShort(@StopBit short value) {}

    @Marshal
    record StopChar(@StopBit char value) {}

    @Marshal
    record StopInt(@StopBit int value) {}

    @Marshal
    record StopLong(@StopBit long value) {}

    @Marshal
    record StopBoxedShort(@StopBit Short value) {}

    @Marshal
    record StopBoxedCharacter(@StopBit Character value) {}

    @Marshal
    record StopBoxedInteger(@StopBit Integer value) {}

    @Marshal
    record StopBoxedLong(@StopBit Long value) {}

    @Marshal
    record StopRequiredLong(@StopBit @Required Long value) {}

    @Marshal
    record StopFloat(@StopBit float value) {}

    @Marshal
    record StopDouble(@StopBit double value) {}

    @Marshal
    record StopBoxedFloat(@StopBit Float value) {}

    @Marshal
    record StopBoxedDouble(@StopBit Double value) {}

    @Marshal
    record StopRequiredDouble(@StopBit @Required Double value) {}

    @Marshal
    record StopBigDecimal(@StopBit BigDecimal value) {}

    @Marshal
    record OneBigInteger(BigInteger value) {}

    @Marshal
    record OneBigDecimal(BigDecimal value) {}

    @Marshal
    record OneOptionalInt(OptionalInt value) {}

    @Marshal
    record OneOptionalLong(OptionalLong value) {}

    @Marshal
    record OneOptionalDouble(OptionalDouble value) {}

    @Marshal
    record OneAtomicInteger(AtomicInteger value) {}

    @Marshal
    record OneAtomicLong(AtomicLong value) {}

    @Marshal
    record OneAtomicBoolean(AtomicBoolean value) {}

    @Marshal
    record RequiredAtomicLong(@Required AtomicLong value) {}

    static Stream<PinnedRow> rows() {
        return Stream.of(
                row("`byte`", "-2", new OneByte((byte) -2), "fe"),
                row("`byte`", "Byte.MIN_VALUE", new OneByte(Byte.MIN_VALUE), "80"),
                row("`short`", "258", new OneShort((short) 258), "02 01"),
                row("`short`", "Short.MIN_VALUE", new OneShort(Short.MIN_VALUE), "00 80"),
                row("`char`", "'é'", new OneChar('é'), "e9 00"),
                row("`char`", "'\\uFFFF'", new OneChar('\uFFFF'), "ff ff"),
                row("`int`", "1000", new OneInt(1000), "e8 03 00 00"),
                row("`int`", "Integer.MIN_VALUE", new OneInt(Integer.MIN_VALUE), "00 00 00 80"),
                row("`long`", "-1", new OneLong(-1), "ff ff ff ff ff ff ff ff"),
                row("`long`", "Long.MAX_VALUE", new OneLong(Long.MAX_VALUE), "ff ff ff ff ff ff ff 7f"),
                row("`float`", "1.5f", new OneFloat(1.5f), "00 00 c0 3f"),
                row("`float`", "Float.NaN", new OneFloat(Float.NaN), "00 00 c0 7f"),
                row("`double`", "1.5", new OneDouble(1.5), "00 00 00 00 00 00 f8 3f"),
                row("`double`", "-0.0", new OneDouble(-0.0), "00 00 00 00 00 00 00 80"),
                row("`boolean`", "true", new OneBoolean(true), "01"),
                row("`boolean`", "false", new OneBoolean(false), "00"),
                row("`Byte`", "-2", new BoxedByte((byte) -2), "01 fe"),
                row("`Byte`", "null", new BoxedByte(null), "00 00"),
                row("`Short`", "258", new BoxedShort((short) 258), "01 02 01"),
                row("`Short`", "null", new BoxedShort(null), "00 00 00"),
                row("`Character`", "'é'", new BoxedCharacter('é'), "01 e9 00"),
                row("`Character`", "null", new BoxedCharacter(null), "00 00 00"),
                row("`Integer`", "1000", new BoxedInteger(1000), "01 e8 03 00 00"),
                row("`Integer`", "null", new BoxedInteger(null), "00 00 00 00 00"),
                row("`Long`", "-1", new BoxedLong(-1L), "01 ff ff ff ff ff ff ff ff"),
                row("`Long`", "null", new BoxedLong(null), "00 00 00 00 00 00 00 00 00"),
                row("`Float`", "1.5f", new BoxedFloat(1.5f), "01 00 00 c0 3f"),
                row("`Float`", "null", new BoxedFloat(null), "00 00 00 00 00"),
                row("`Double`", "1.5", new BoxedDouble(1.5), "01 00 00 00 00 00 00 f8 3f"),
                row("`Double`", "null", new BoxedDouble(null), "00 00 00 00 00 00 00 00 00"),
                row("`Boolean`", "true", new BoxedBoolean(true), "01 01"),
                row("`Boolean`", "null", new BoxedBoolean(null), "00 00"),
                row("`@Required Integer`", "1000", new RequiredInteger(1000), "e8 03 00 00"),
                row("`@StopBit short`", "-1", new StopShort((short) -1), "80 00"),
                row("`@StopBit short`", "Short.MIN_VALUE", new StopShort(Short.MIN_VALUE), "ff ff 81 00"),
                row("`@StopBit char`", "'é'", new StopChar('é'), "e9 01"),
                row("`@StopBit char`", "'\\uFFFF'", new StopChar('\uFFFF'), "80 00"),
                row("`@StopBit int`", "300", new StopInt(300), "ac 02"),
                row("`@StopBit int`", "Integer.MIN_VALUE", new StopInt(Integer.MIN_VALUE), "ff ff ff ff 87 00"),
                row("`@StopBit long`", "300", new StopLong(300), "ac 02"),
                row("`@StopBit long`", "Long.MIN_VALUE", new StopLong(Long.MIN_VALUE), "ff ff ff ff ff ff ff ff ff 00"),
                row("`@StopBit Short`", "258", new StopBoxedShort((short) 258), "01 82 02"),
                row("`@StopBit Short`", "null", new StopBoxedShort(null), "00"),
                row("`@StopBit Character`", "'A'", new StopBoxedCharacter('A'), "01 41"),
                row("`@StopBit Character`", "null", new StopBoxedCharacter(null), "00"),
                row("`@StopBit Integer`", "1000", new StopBoxedInteger(1000), "01 e8 07"),
                row("`@StopBit Integer`", "null", new StopBoxedInteger(null), "00"),
                row("`@StopBit Long`", "-1", new StopBoxedLong(-1L), "01 80 00"),
                row("`@StopBit Long`", "null", new StopBoxedLong(null), "00"),
                row("`@StopBit @Required Long`", "1000", new StopRequiredLong(1000L), "e8 07"),
                row("`@StopBit float`", "1.5f", new StopFloat(1.5f), "f1 01"),
                row("`@StopBit float`", "-999999f", new StopFloat(-999999f), "ef c7 d0 87 00"),
                row("`@StopBit float`", "1234567f", new StopFloat(1234567f), "0f 38 b4 96 49"),
                row("`@StopBit float`", "Float.NaN", new StopFloat(Float.NaN), "0f 00 00 c0 7f"),
                row("`@StopBit double`", "0.0", new StopDouble(0.0), "00"),
                row("`@StopBit double`", "101.25", new StopDouble(101.25), "d2 f1 09"),
                row("`@StopBit double`", "-7.5", new StopDouble(-7.5), "ae 89 00"),
                row("`@StopBit double`", "1e-14", new StopDouble(1e-14), "1e"),
                row("`@StopBit double`", "1e15", new StopDouble(1e15), "0f 00 00 34 26 f5 6b 0c 43"),
                row("`@StopBit double`", "-0.0", new StopDouble(-0.0), "0f 00 00 00 00 00 00 00 80"),
                row("`@StopBit Float`", "0.1f", new StopBoxedFloat(0.1f), "01 11"),
                row("`@StopBit Float`", "null", new StopBoxedFloat(null), "00"),
                row("`@StopBit Double`", "1.0 / 3", new StopBoxedDouble(1.0 / 3), "01 0f 55 55 55 55 55 55 d5 3f"),
                row("`@StopBit Double`", "null", new StopBoxedDouble(null), "00"),
                row("`@StopBit @Required Double`", "1000", new StopRequiredDouble(1000.0), "80 7d"),
                row("`BigInteger`", "128", new OneBigInteger(BigInteger.valueOf(128)), "02 00 80"),
                row("`BigInteger`", "0", new OneBigInteger(BigInteger.ZERO), "01 00"),
                row(
                        "`BigInteger`",
                        "-2^64",
                        new OneBigInteger(BigInteger.TWO.pow(64).negate()),
                        "09 ff 00 00 00 00 00 00 00 00"),
                row("`BigInteger`", "null", new OneBigInteger(null), "80 00"),
                row(
                        "`BigDecimal`",
                        "101.2500",
                        new OneBigDecimal(new BigDecimal("101.2500")),
                        "04 14 73 0f 00 00 00 00 00"),
                row("`BigDecimal`", "1E+3", new OneBigDecimal(new BigDecimal("1E+3")), "fd 01 00 00 00 00 00 00 00"),
                row("`BigDecimal`", "0", new OneBigDecimal(BigDecimal.ZERO), "00 00 00 00 00 00 00 00 00"),
                row(
                        "`BigDecimal`",
                        "2^63",
                        new OneBigDecimal(new BigDecimal(BigInteger.TWO.pow(63))),
                        "81 00 09 00 80 00 00 00 00 00 00 00"),
                row("`BigDecimal`", "1E-128", new OneBigDecimal(new BigDecimal("1E-128")), "81 80 01 01 01"),
                row("`BigDecimal`", "null", new OneBigDecimal(null), "80"),
                row("`@StopBit BigDecimal`", "101.2500", new StopBigDecimal(new BigDecimal("101.2500")), "c4 e2 dc 07"),
                row("`@StopBit BigDecimal`", "-0.01", new StopBigDecimal(new BigDecimal("-0.01")), "8d 00"),
                row("`@StopBit BigDecimal`", "1E+3", new StopBigDecimal(new BigDecimal("1E+3")), "0f 82 00 01 01"),
                row(
                        "`@StopBit BigDecimal`",
                        "2^63",
                        new StopBigDecimal(new BigDecimal(BigInteger.TWO.pow(63))),
                        "0f 00 09 00 80 00 00 00 00 00 00 00"),
                row("`@StopBit BigDecimal`", "null", new StopBigDecimal(null), "1f"),
                row("`OptionalInt`", "of 7", new OneOptionalInt(OptionalInt.of(7)), "02 07 00 00 00"),
                row("`OptionalInt`", "empty", new OneOptionalInt(OptionalInt.empty()), "01 00 00 00 00"),
                row("`OptionalInt`", "null", new OneOptionalInt(null), "00 00 00 00 00"),
                row("`OptionalLong`", "of 7", new OneOptionalLong(OptionalLong.of(7)), "02 07 00 00 00 00 00 00 00"),
                row("`OptionalLong`", "empty", new OneOptionalLong(OptionalLong.empty()), "01 00 00 00 00 00 00 00 00"),
                row("`OptionalLong`", "null", new OneOptionalLong(null), "00 00 00 00 00 00 00 00 00"),
                row(
                        "`OptionalDouble`",
                        "of 1.5",
                        new OneOptionalDouble(OptionalDouble.of(1.5)),
                        "02 00 00 00 00 00 00 f8 3f"),
                row(
                        "`OptionalDouble`",
                        "empty",
                        new OneOptionalDouble(OptionalDouble.empty()),
                        "01 00 00 00 00 00 00 00 00"),
                row("`OptionalDouble`", "null", new OneOptionalDouble(null), "00 00 00 00 00 00 00 00 00"),
                row("`AtomicInteger`", "1000", new OneAtomicInteger(new AtomicInteger(1000)), "01 e8 03 00 00"),
                row("`AtomicInteger`", "null", new OneAtomicInteger(null), "00 00 00 00 00"),
                row("`AtomicLong`", "-1", new OneAtomicLong(new AtomicLong(-1)), "01 ff ff ff ff ff ff ff ff"),
                row("`AtomicLong`", "null", new OneAtomicLong(null), "00 00 00 00 00 00 00 00 00"),
                row("`AtomicBoolean`", "true", new OneAtomicBoolean(new AtomicBoolean(true)), "01 01"),
                row("`AtomicBoolean`", "null", new OneAtomicBoolean(null), "00 00"),
                row(
                        "`@Required AtomicLong`",
                        "-1",
                        new RequiredAtomicLong(new AtomicLong(-1)),
                        "ff ff ff ff ff ff ff ff"));
    }
}
