package org.marshal4j.runtime.generated.dynamic;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.value.Durations;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.runtime.generated.value.Instants;
import org.marshal4j.runtime.generated.value.LocalDateTimes;
import org.marshal4j.runtime.generated.value.LocalDates;
import org.marshal4j.runtime.generated.value.LocalTimes;
import org.marshal4j.runtime.generated.value.MonthDays;
import org.marshal4j.runtime.generated.value.OffsetDateTimes;
import org.marshal4j.runtime.generated.value.OffsetTimes;
import org.marshal4j.runtime.generated.value.Periods;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.generated.value.Uuids;
import org.marshal4j.runtime.generated.value.YearMonths;
import org.marshal4j.runtime.generated.value.Years;
import org.marshal4j.runtime.generated.value.ZoneIds;
import org.marshal4j.runtime.generated.value.ZoneOffsets;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.WireType;

/** Dynamic values that contain no other values: a {@link DynamicTag}, then the value as its wire type is written. */
public final class DynamicScalars {
    private static final DynamicTag[] TAGS = DynamicTag.values();

    /** The number of bytes after the tag; negative if it varies. */
    private static final int[] SIZES = sizes();

    /** The rows of classes whose values have wire types of their own, by the numbers of their tags. */
    private static final @Nullable SpecialValue<?>[] SPECIALS =
            Arrays.stream(TAGS).map(SpecialValues::of).toArray(SpecialValue<?>[]::new);

    private DynamicScalars() {}

    /** Whether a value is surely one of these, and no list or map; a zone may also be one of these. */
    public static boolean contain(Object value) {
        return DynamicClasses.contain(value);
    }

    private static int[] sizes() {
        int[] sizes = new int[TAGS.length];
        for (DynamicTag tag : TAGS) {
            sizes[tag.number()] = tag.type().map(WireType::sizeInBlock).orElse(-1);
        }
        return sizes;
    }

    /**
     * Writes a value.
     *
     * @param besides what a message adds about other classes that the field accepts
     * @throws MarshalException MARSHAL230 if it is of another class
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Object value, Output out, String besides) {
        DynamicTag tag = DynamicClasses.tagOf(value, besides);
        int size = SIZES[tag.number()];
        if (value != null && size >= 0) {
            long offset = out.reserve(1 + size);
            Object base = out.base();
            RawMemory.putByte(base, offset, (byte) tag.number());
            put(tag, base, offset + 1, value);
            return;
        }
        out.writeByte((byte) tag.number());
        if (value == null) {
            return;
        }
        switch (tag) {
            case TEXT -> Text.write((String) value, out);
            case BYTES -> PrimitiveArrays.write((byte[]) value, out);
            case ZONE -> ZoneIds.write((ZoneId) value, out);
            default -> special(tag).write(value, out);
        }
    }

    private static SpecialValue<?> special(DynamicTag tag) {
        SpecialValue<?> row = SPECIALS[tag.number()];
        if (row == null) {
            throw new AssertionError(tag);
        }
        return row;
    }

    private static void put(DynamicTag tag, @Nullable Object base, long offset, Object value) {
        switch (tag) {
            case BOOLEAN -> RawMemory.putBoolean(base, offset, (Boolean) value);
            case BYTE -> RawMemory.putByte(base, offset, (Byte) value);
            case SHORT -> RawMemory.putShort(base, offset, (Short) value);
            case INTEGER -> RawMemory.putInt(base, offset, (Integer) value);
            case LONG -> RawMemory.putLong(base, offset, (Long) value);
            case CHARACTER -> RawMemory.putChar(base, offset, (Character) value);
            case FLOAT -> RawMemory.putInt(base, offset, Float.floatToRawIntBits((Float) value));
            case DOUBLE -> RawMemory.putLong(base, offset, Double.doubleToRawLongBits((Double) value));
            case UUID -> Uuids.put(base, offset, (UUID) value);
            case INSTANT -> Instants.put(base, offset, (Instant) value);
            case DURATION -> Durations.put(base, offset, (Duration) value);
            case DATE -> LocalDates.put(base, offset, (LocalDate) value);
            case TIME -> LocalTimes.put(base, offset, (LocalTime) value);
            case DATE_TIME -> LocalDateTimes.put(base, offset, (LocalDateTime) value);
            case OFFSET_TIME -> OffsetTimes.put(base, offset, (OffsetTime) value);
            case OFFSET_DATE_TIME -> OffsetDateTimes.put(base, offset, (OffsetDateTime) value);
            case PERIOD -> Periods.put(base, offset, (Period) value);
            case YEAR -> Years.put(base, offset, (Year) value);
            case YEAR_MONTH -> YearMonths.put(base, offset, (YearMonth) value);
            case MONTH_DAY -> MonthDays.put(base, offset, (MonthDay) value);
            case ZONE_OFFSET -> ZoneOffsets.put(base, offset, (ZoneOffset) value);
            default -> throw new AssertionError(tag);
        }
    }

    /**
     * Reads a tag.
     *
     * @param lists whether the field lists classes
     * @throws MarshalException MARSHAL214 if there is no tag with that number, MARSHAL205 if the number is invalid
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static DynamicTag readTag(Input in, boolean lists) {
        int number = StopBit.read(in);
        if (number < 0 || number >= TAGS.length || (TAGS[number] == DynamicTag.LISTED && !lists)) {
            throw Impossible.value(DynamicTag.unknown(number, lists));
        }
        return TAGS[number];
    }

    /**
     * Reads the value after a tag.
     *
     * @param current what the field holds; returned if it is equal and immutable
     * @throws MarshalException MARSHAL206 for a null that is not tag 0; otherwise whatever reading its class throws
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable Object read(DynamicTag tag, @Nullable Object current, Input in) {
        int size = SIZES[tag.number()];
        if (size >= 0) {
            long offset = in.take(size);
            return kept(current, get(tag, current, in.base(), offset));
        }
        return switch (tag) {
            case NULL -> null;
            case TEXT -> present(Text.read(current instanceof String old ? old : null, in));
            case BYTES -> present(PrimitiveArrays.readBytes(null, in));
            case ZONE -> zone(present(ZoneIds.read(current instanceof ZoneId old ? old : null, in)));
            default -> present(special(tag).read(current, in));
        };
    }

    /**
     * Checks that a zone is not an offset: offsets have their own tag, so that each value has only one form.
     *
     * @throws MarshalException MARSHAL214 if it is one
     */
    public static ZoneId zone(ZoneId zone) {
        if (zone instanceof ZoneOffset) {
            throw Impossible.value("the offset " + zone + " after the tag of zones");
        }
        return zone;
    }

    /** Returns the current value if it is equal. Not for NaN, of which there are many different ones. */
    private static Object kept(@Nullable Object current, Object value) {
        boolean isNan = (value instanceof Double d && Double.isNaN(d)) || (value instanceof Float f && Float.isNaN(f));
        return current != null && !isNan && value.equals(current) ? current : value;
    }

    private static Object get(DynamicTag tag, @Nullable Object current, @Nullable Object base, long offset) {
        return switch (tag) {
            case BOOLEAN -> Booleans.get(base, offset);
            case BYTE -> RawMemory.getByte(base, offset);
            case SHORT -> RawMemory.getShort(base, offset);
            case INTEGER -> RawMemory.getInt(base, offset);
            case LONG -> RawMemory.getLong(base, offset);
            case CHARACTER -> RawMemory.getChar(base, offset);
            case FLOAT -> Float.intBitsToFloat(RawMemory.getInt(base, offset));
            case DOUBLE -> Double.longBitsToDouble(RawMemory.getLong(base, offset));
            case UUID -> Uuids.get(current instanceof UUID old ? old : null, base, offset);
            case INSTANT -> Instants.get(current instanceof Instant old ? old : null, base, offset);
            case DURATION -> Durations.get(current instanceof Duration old ? old : null, base, offset);
            case DATE -> LocalDates.get(current instanceof LocalDate old ? old : null, base, offset);
            case TIME -> LocalTimes.get(current instanceof LocalTime old ? old : null, base, offset);
            case DATE_TIME -> LocalDateTimes.get(current instanceof LocalDateTime old ? old : null, base, offset);
            case OFFSET_TIME -> OffsetTimes.get(current instanceof OffsetTime old ? old : null, base, offset);
            case OFFSET_DATE_TIME ->
                OffsetDateTimes.get(current instanceof OffsetDateTime old ? old : null, base, offset);
            case PERIOD -> Periods.get(current instanceof Period old ? old : null, base, offset);
            case YEAR -> Years.get(current instanceof Year old ? old : null, base, offset);
            case YEAR_MONTH -> YearMonths.get(current instanceof YearMonth old ? old : null, base, offset);
            case MONTH_DAY -> MonthDays.get(current instanceof MonthDay old ? old : null, base, offset);
            case ZONE_OFFSET -> ZoneOffsets.get(current instanceof ZoneOffset old ? old : null, base, offset);
            default -> throw new AssertionError(tag);
        };
    }

    /**
     * Returns a value that must not be null.
     *
     * @throws MarshalException MARSHAL206 for null
     */
    public static <T> T present(@Nullable T value) {
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null after a tag, although tag 0 means null");
        }
        return value;
    }

    /** Returns the number of bytes that {@link #write} writes, including the tag. MARSHAL230 as there. */
    public static long sizeOf(@Nullable Object value, String besides) {
        DynamicTag tag = DynamicClasses.tagOf(value, besides);
        int size = SIZES[tag.number()];
        if (value == null || size >= 0) {
            return 1L + Math.max(0, size);
        }
        return 1L
                + switch (tag) {
                    case TEXT -> Text.sizeOf((String) value);
                    case BYTES -> PrimitiveArrays.sizeOf((byte[]) value);
                    case ZONE -> ZoneIds.sizeOf((ZoneId) value);
                    default -> special(tag).sizeOf(value);
                };
    }

    /**
     * Copies a value. An immutable value is returned as it is.
     *
     * @param besides what a message adds about other classes that the field accepts
     * @throws MarshalException MARSHAL230 if it is of another class
     */
    public static @Nullable Object copy(@Nullable Object value, String besides) {
        return DynamicClasses.tagOf(value, besides) == DynamicTag.BYTES && value != null
                ? ((byte[]) value).clone()
                : value;
    }
}
