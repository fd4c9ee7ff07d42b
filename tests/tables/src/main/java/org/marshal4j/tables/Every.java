package org.marshal4j.tables;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.Charset;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArraySet;
import org.marshal4j.Decimal;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.OneOf;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

/** A field of each type that has a column, nullable and required. */
@Marshal(table = true, view = true)
public class Every implements EveryMarshallable {
    boolean aBoolean;
    byte aByte;
    short aShort;
    char aChar;
    int anInt;
    long aLong;
    float aFloat;
    double aDouble;

    @StopBit
    long stopBit;

    @StopBit
    double stopBitDouble;

    @StopBit
    Float stopBitFloat;

    @StopBit
    @Decimal(precision = 18, scale = 2)
    BigDecimal stopBitDecimal;

    @StopBit
    LocalDate stopBitDate;

    @StopBit
    OffsetDateTime stopBitOffset;

    @StopBit
    @Required
    OptionalInt stopBitOptional = OptionalInt.empty();

    Boolean booleanBox;
    Byte byteBox;
    Short shortBox;
    Character charBox;
    Integer intBox;
    Long longBox;
    Float floatBox;
    Double doubleBox;

    @Required
    Integer requiredBox = 0;

    @Required
    OptionalInt optionalInt = OptionalInt.empty();

    @Required
    OptionalLong optionalLong = OptionalLong.empty();

    @Required
    OptionalDouble optionalDouble = OptionalDouble.empty();

    Side side;

    @Required
    Side requiredSide = Side.BUY;

    @OneOf({"", "a", "longer than twelve bytes"})
    String known;

    String text;

    @Required
    String requiredText = "";

    @FixedLength(8)
    String fixedText;

    CharSequence chars;
    byte[] bytes;
    Instant instant;
    LocalDate date;
    LocalTime time;
    LocalDateTime dateTime;
    Duration duration;
    UUID uuid;
    BigDecimal decimal;

    @Decimal(precision = 38, scale = 10)
    BigDecimal scaled;

    BigInteger integer;
    URI uri;
    Charset charset;
    Currency currency;
    MonthDay monthDay;
    OffsetDateTime offsetDateTime;
    OffsetTime offsetTime;
    Period period;
    YearMonth yearMonth;
    ZoneId zone;
    ZoneOffset offset;
    boolean[] booleans;
    short[] shorts;
    char[] charArray;
    int[] ints;
    long[] longs;
    float[] floats;
    double[] doubles;

    @FixedLength(3)
    double[] three;

    List<String> texts;
    List<Integer> boxes;
    List<Side> sides;
    List<Instant> instants;
    List<UUID> uuids;
    List<Point> points;
    List<Line> lines;
    List<List<String>> listsOfTexts;
    List<int[]> arrays;
    List<BigDecimal> decimals;
    Set<String> tags;
    TreeSet<Integer> sorted;
    EnumSet<Side> sideSet;
    Deque<Instant> queue;
    Map<String, Integer> counts;
    TreeMap<Long, List<Point>> shapes;
    Map<Side, Map<String, Line>> nested;
    Hashtable<Integer, String> table;
    CopyOnWriteArraySet<Integer> few;
    Point point;

    @Required
    Point requiredPoint = new Point(0, 0);
}
