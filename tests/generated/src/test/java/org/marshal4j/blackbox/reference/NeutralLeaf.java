package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.sql.Timestamp;
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
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
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
import net.openhft.chronicle.bytes.BytesStore;

/** The JSON of values that hold no other objects. */
final class NeutralLeaf {
    private NeutralLeaf() {}

    /**
     * Returns the JSON of a value, or null for an object of another class. A ZoneOffset is a zone where a ZoneId is
     * declared.
     */
    static String of(Class<?> declared, Object value) {
        if (declared == ZoneId.class) {
            return quoted(((ZoneId) value).getId());
        }
        Leaf<?> leaf = Leaves.of(declared);
        Object own = leaf == null ? null : leaf.neutral(value);
        if (own != null) {
            return json(own);
        }
        String number = number(value);
        String text = number == null ? text(value) : number;
        String time = text == null ? time(value) : text;
        return time == null ? other(value) : time;
    }

    private static String json(Object value) {
        return value instanceof Object[] list
                ? list(Arrays.stream(list).map(NeutralLeaf::json).toArray())
                : value instanceof String text ? quoted(text) : value.toString();
    }

    private static String number(Object value) {
        if (value instanceof Float number) {
            return bits(Float.floatToRawIntBits(number), 8);
        }
        if (value instanceof Double number) {
            return bits(Double.doubleToRawLongBits(number), 16);
        }
        if (value instanceof Character character) {
            return String.valueOf((int) character);
        }
        if (value instanceof BigInteger number) {
            return quoted((number.signum() < 0 ? "-0x" : "0x") + number.abs().toString(16));
        }
        if (value instanceof BigDecimal number) {
            return "{\"scale\":" + number.scale() + ",\"unscaled\":" + number(number.unscaledValue()) + "}";
        }
        boolean isPlain = value instanceof Boolean
                || value instanceof Number
                || value instanceof AtomicInteger
                || value instanceof AtomicLong
                || value instanceof AtomicBoolean;
        return isPlain ? value.toString() : null;
    }

    private static String bits(long bits, int digits) {
        return quoted(HexFormat.of().toHexDigits(bits, digits));
    }

    private static String text(Object value) {
        if (value instanceof Locale locale) {
            return quoted(locale.toLanguageTag());
        }
        if (value instanceof Enum<?> constant) {
            return quoted(constant.name());
        }
        boolean isText = value instanceof CharSequence && !(value instanceof BytesStore);
        boolean isItsName = value instanceof URI || value instanceof Currency || value instanceof Charset;
        return isText || isItsName ? quoted(value.toString()) : null;
    }

    private static String time(Object value) {
        if (value instanceof Timestamp time) {
            return list(Math.floorDiv(time.getTime(), 1000), time.getNanos());
        }
        if (value instanceof Date time) {
            return String.valueOf(time.getTime());
        }
        if (value instanceof Instant time) {
            return list(time.getEpochSecond(), time.getNano());
        }
        if (value instanceof Duration time) {
            return list(time.getSeconds(), time.getNano());
        }
        if (value instanceof LocalTime time) {
            return String.valueOf(time.toNanoOfDay());
        }
        if (value instanceof LocalDate date) {
            return list(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
        }
        if (value instanceof LocalDateTime time) {
            return list(time(time.toLocalDate()), time(time.toLocalTime()));
        }
        if (value instanceof ZoneOffset offset) {
            return String.valueOf(offset.getTotalSeconds());
        }
        if (value instanceof OffsetTime time) {
            return list(time(time.toLocalTime()), time(time.getOffset()));
        }
        return zonedTime(value);
    }

    private static String zonedTime(Object value) {
        if (value instanceof OffsetDateTime time) {
            return list(time(time.toLocalDate()), time(time.toLocalTime()), time(time.getOffset()));
        }
        if (value instanceof ZonedDateTime time) {
            return list(
                    time(time.toLocalDate()),
                    time(time.toLocalTime()),
                    time(time.getOffset()),
                    quoted(time.getZone().getId()));
        }
        if (value instanceof Period period) {
            return list(period.getYears(), period.getMonths(), period.getDays());
        }
        if (value instanceof Year year) {
            return String.valueOf(year.getValue());
        }
        if (value instanceof YearMonth month) {
            return list(month.getYear(), month.getMonthValue());
        }
        return value instanceof MonthDay day ? list(day.getMonthValue(), day.getDayOfMonth()) : null;
    }

    private static String other(Object value) {
        if (value instanceof UUID id) {
            return list(bits(id.getMostSignificantBits(), 16), bits(id.getLeastSignificantBits(), 16));
        }
        if (value instanceof OptionalInt optional) {
            return optional.isPresent() ? list(optional.getAsInt()) : list();
        }
        if (value instanceof OptionalLong optional) {
            return optional.isPresent() ? list(optional.getAsLong()) : list();
        }
        if (value instanceof OptionalDouble optional) {
            return optional.isPresent() ? list(number(optional.getAsDouble())) : list();
        }
        return bytes(value);
    }

    private static String bytes(Object value) {
        List<Object> elements = new ArrayList<>();
        if (value instanceof BitSet bits) {
            for (long word : bits.toLongArray()) {
                elements.add(word);
            }
        } else if (value instanceof ByteBuffer buffer) {
            for (int i = buffer.position(); i < buffer.limit(); i++) {
                elements.add(buffer.get(i));
            }
        } else if (value instanceof BytesStore<?, ?> store) {
            for (byte b : store.toByteArray()) {
                elements.add(b);
            }
        } else {
            return null;
        }
        return list(elements.toArray());
    }

    private static String list(Object... elements) {
        List<String> texts = new ArrayList<>();
        for (Object element : elements) {
            texts.add(element.toString());
        }
        return "[" + String.join(",", texts) + "]";
    }

    /** Returns a text as Python writes it: everything beyond ASCII is escaped. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                case '\f' -> quoted.append("\\f");
                case '\b' -> quoted.append("\\b");
                default -> quoted.append(c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        return quoted.append('"').toString();
    }
}
