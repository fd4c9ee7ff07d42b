package org.marshal4j.published;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.instancio.Random;

/** Random values from the set that dynamic fields accept, for fields declared as {@code Object}. */
final class DynamicValue {
    private static final int SHORT = 5;
    private static final int DAYS = 20_000;

    private static final List<Function<Random, Object>> KINDS = List.of(
            Random::trueOrFalse,
            random -> random.byteRange(Byte.MIN_VALUE, Byte.MAX_VALUE),
            random -> random.intRange(Integer.MIN_VALUE, Integer.MAX_VALUE),
            random -> random.longRange(Long.MIN_VALUE, Long.MAX_VALUE),
            random -> random.doubleRange(-1, 1),
            Random::character,
            random -> BigInteger.valueOf(random.longRange(0, Long.MAX_VALUE)),
            random -> BigDecimal.valueOf(random.longRange(0, Long.MAX_VALUE), 2),
            random -> random.alphanumeric(SHORT),
            random -> new UUID(random.longRange(0, Long.MAX_VALUE), 1),
            random -> Instant.ofEpochSecond(random.intRange(0, Integer.MAX_VALUE)),
            random -> LocalDate.ofEpochDay(random.intRange(0, DAYS)),
            random -> ZoneId.of("Europe/Zurich"),
            DynamicValue::list,
            DynamicValue::map);

    private DynamicValue() {}

    /** Returns one of them. */
    static Object any(Random random) {
        return random.oneOf(KINDS).apply(random);
    }

    private static List<Object> list(Random random) {
        List<Object> list = new ArrayList<>();
        list.add(any(random));
        list.add(null);
        return list;
    }

    private static Map<String, Object> map(Random random) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(random.alphanumeric(SHORT), any(random));
        return map;
    }
}
