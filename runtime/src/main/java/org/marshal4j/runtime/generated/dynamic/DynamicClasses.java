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
import java.util.IdentityHashMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.wire.DynamicTag;

/** Finds the tag for the class of a value that contains no other values. */
final class DynamicClasses {
    /** The classes that are not in {@link SpecialValues}, and those of them that have a tag. */
    private static final IdentityHashMap<Class<?>, DynamicTag> TAGS = new IdentityHashMap<>();

    static {
        TAGS.put(Boolean.class, DynamicTag.BOOLEAN);
        TAGS.put(Byte.class, DynamicTag.BYTE);
        TAGS.put(Short.class, DynamicTag.SHORT);
        TAGS.put(Integer.class, DynamicTag.INTEGER);
        TAGS.put(Long.class, DynamicTag.LONG);
        TAGS.put(Float.class, DynamicTag.FLOAT);
        TAGS.put(Double.class, DynamicTag.DOUBLE);
        TAGS.put(Character.class, DynamicTag.CHARACTER);
        TAGS.put(String.class, DynamicTag.TEXT);
        TAGS.put(byte[].class, DynamicTag.BYTES);
        TAGS.put(UUID.class, DynamicTag.UUID);
        TAGS.put(Instant.class, DynamicTag.INSTANT);
        TAGS.put(Duration.class, DynamicTag.DURATION);
        TAGS.put(LocalDate.class, DynamicTag.DATE);
        TAGS.put(LocalTime.class, DynamicTag.TIME);
        TAGS.put(LocalDateTime.class, DynamicTag.DATE_TIME);
        TAGS.put(OffsetTime.class, DynamicTag.OFFSET_TIME);
        TAGS.put(OffsetDateTime.class, DynamicTag.OFFSET_DATE_TIME);
        TAGS.put(Period.class, DynamicTag.PERIOD);
        TAGS.put(Year.class, DynamicTag.YEAR);
        TAGS.put(YearMonth.class, DynamicTag.YEAR_MONTH);
        TAGS.put(MonthDay.class, DynamicTag.MONTH_DAY);
        TAGS.put(ZoneOffset.class, DynamicTag.ZONE_OFFSET);
        for (SpecialValue<?> row : SpecialValues.ALL) {
            DynamicTag.of(row.wireType()).ifPresent(tag -> TAGS.put(row.type(), tag));
        }
    }

    private DynamicClasses() {}

    /** Whether a value has one of the classes, other than a class of zones. */
    static boolean contain(Object value) {
        Class<?> type = value.getClass();
        return type == String.class || TAGS.containsKey(type);
    }

    /**
     * Returns the tag of a value. For classes that are not final, the class must match exactly, so that an object of a
     * subclass is not read as something else.
     *
     * @param besides what a message adds about other classes that the field accepts
     * @throws MarshalException MARSHAL230 if there is none
     */
    static DynamicTag tagOf(@Nullable Object value, String besides) {
        if (value == null) {
            return DynamicTag.NULL;
        }
        Class<?> type = value.getClass();
        DynamicTag tag = type == String.class ? DynamicTag.TEXT : TAGS.get(type);
        if (tag != null) {
            return tag;
        }
        if (value instanceof ZoneId) {
            return DynamicTag.ZONE;
        }
        throw new MarshalException(
                RuntimeProblem.NOT_DYNAMIC, type.getName() + " is not a class that @Dynamic accepts" + besides);
    }
}
