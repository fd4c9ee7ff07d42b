package org.marshal4j.arrow;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Values in the form that tests/python/tables.py uses: JSON of integers, texts, lists and objects. */
final class Neutral {
    private static final long BILLION = 1_000_000_000L;

    private Neutral() {}

    /** Formats a value of any type that a table has a column for. */
    static String json(Object value) {
        if (value == null || value instanceof Boolean) {
            return String.valueOf(value);
        }
        if (value instanceof Character letter) {
            return String.valueOf((int) letter);
        }
        if (value instanceof Float number) {
            return json(number.doubleValue());
        }
        if (value instanceof Double number) {
            return Long.toUnsignedString(Double.doubleToLongBits(number));
        }
        if (value instanceof BigDecimal || value instanceof Enum<?>) {
            return text(value.toString());
        }
        if (value instanceof Number) {
            return value.toString();
        }
        return time(value);
    }

    private static String time(Object value) {
        if (value instanceof Instant instant) {
            return nanos(instant.getEpochSecond(), instant.getNano());
        }
        if (value instanceof LocalDateTime time) {
            return json(time.toInstant(ZoneOffset.UTC));
        }
        if (value instanceof LocalDate date) {
            return String.valueOf(date.toEpochDay());
        }
        if (value instanceof LocalTime time) {
            return String.valueOf(time.toNanoOfDay());
        }
        if (value instanceof Duration duration) {
            return nanos(duration.getSeconds(), duration.getNano());
        }
        return held(value);
    }

    private static String held(Object value) {
        if (value instanceof CharSequence text) {
            return text(text.toString());
        }
        if (value instanceof byte[] bytes) {
            return text(HexFormat.of().formatHex(bytes));
        }
        if (value instanceof UUID uuid) {
            ByteBuffer bytes = ByteBuffer.allocate(16);
            bytes.putLong(uuid.getMostSignificantBits()).putLong(uuid.getLeastSignificantBits());
            return json(bytes.array());
        }
        if (value instanceof int[] numbers) {
            return list(Arrays.stream(numbers).boxed());
        }
        if (value instanceof double[] numbers) {
            return list(Arrays.stream(numbers).boxed());
        }
        if (value instanceof List<?> list) {
            return list(list.stream());
        }
        if (value instanceof Map<?, ?> fields) {
            return fields.entrySet().stream()
                    .map(field -> text(field.getKey().toString()) + ":" + json(field.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        throw new IllegalArgumentException(value.getClass().getName());
    }

    private static String nanos(long seconds, int nanos) {
        return String.valueOf(Math.addExact(Math.multiplyExact(seconds, BILLION), nanos));
    }

    private static String list(Stream<?> values) {
        return values.map(Neutral::json).collect(Collectors.joining(",", "[", "]"));
    }

    private static String text(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(c -> {
            if (c < ' ' || c == '"' || c == '\\' || c > '~') {
                json.append(String.format("\\u%04x", c));
            } else {
                json.append((char) c);
            }
        });
        return json.append('"').toString();
    }
}
