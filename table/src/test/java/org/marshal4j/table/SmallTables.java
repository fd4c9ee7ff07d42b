package org.marshal4j.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.generated.TableColumns;

/** Small tables in files which, together, have every kind of column. */
final class SmallTables {
    static final List<String> NAMES =
            List.of("whole", "floating", "times", "fixed", "views", "enums", "lists", "maps", "quotes");

    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).textBytes(8).listElements(2);
    private static final int ROWS = 70;
    private static final List<String> KNOWN = List.of("", "x", "longer than twelve bytes");

    private SmallTables() {}

    private static Consumer<TableColumns> columns(String name) {
        return c -> {
            switch (name) {
                case "whole" -> {
                    c.int8("a", false);
                    c.int16("b", true);
                    c.uint16("c", false);
                    c.int32("d", true);
                    c.int64("e", false);
                }
                case "floating" -> {
                    c.float32("a", false);
                    c.float64("b", true);
                    c.bool("c", true);
                    c.bool("d", false);
                }
                case "times" -> {
                    c.instant("a", true);
                    c.dateTime("b", false);
                    c.date("c", true);
                    c.time("d", false);
                    c.duration("e", true);
                }
                case "fixed" -> {
                    c.uuid("a", true);
                    c.decimal("b", 18, 2, true);
                    c.decimal("c", 38, 10, false);
                }
                case "views" -> {
                    c.text("a", true);
                    c.text("b", false);
                    c.binary("c", true);
                }
                case "enums" -> {
                    c.enums("a", Quote.Side.class, true);
                    c.oneOf("b", KNOWN, false);
                }
                case "lists" -> {
                    c.arrays("a", double[].class, true);
                    c.arrays("b", short[].class, false);
                    lists(c, "c");
                }
                default -> maps(c);
            }
        };
    }

    private static void lists(TableColumns c, String name) {
        c.lists(name, true, ArrayList::new, SmallTables::texts);
    }

    private static Cell<?, String> texts(TableColumns within, String name) {
        return new Cell<TextColumn, String>(within.text(name, true), ObjectColumn::get, ObjectColumn::set);
    }

    private static void maps(TableColumns c) {
        c.maps(
                "a",
                true,
                LinkedHashMap::new,
                SmallTables::texts,
                (within, name) -> new Cell<ListColumn<int[]>, int[]>(
                        within.arrays(name, int[].class, true), ObjectColumn::get, ObjectColumn::set));
    }

    static void create(String name, Path file) {
        Random random = new Random(name.hashCode());
        if (name.equals("quotes")) {
            try (QuoteTable table = QuoteTable.create(file, SMALL)) {
                Quotes.random(random, ROWS).forEach(table::add);
            }
            return;
        }
        try (FreeTable table = new FreeTable(TableColumns.create(QuoteTable.SCHEMA, file, SMALL), columns(name))) {
            for (int i = 0; i < ROWS; i++) {
                table.add(row -> table.columns().forEach(column -> set(column, row, random)));
            }
        }
    }

    /** What a function says about the rows of a table, which has not been made by {@link QuoteTable}. */
    static <R> R columns(String name, Path file, Function<Table<?>, R> function) {
        try (FreeTable table = new FreeTable(TableColumns.openReadOnly(QuoteTable.SCHEMA, file), columns(name))) {
            return function.apply(table);
        }
    }

    /** Returns the values of all rows as texts. In a file that is open for writing, also sets all that can be set. */
    static String read(String name, Path file, boolean isReadOnly) {
        if (name.equals("quotes")) {
            try (QuoteTable table = isReadOnly ? QuoteTable.openReadOnly(file) : QuoteTable.open(file)) {
                StringBuilder text = new StringBuilder();
                for (int row = 0; row < table.size(); row++) {
                    Quote quote = table.get(row);
                    text.append(Arrays.deepToString(
                            new Object[] {quote.toString().replaceAll("\\[[BD]@\\w+", ""), quote.raw(), quote.levels()
                            }));
                    if (!isReadOnly) {
                        table.set(row, quote);
                    }
                }
                return text.toString();
            }
        }
        TableColumns source = isReadOnly
                ? TableColumns.openReadOnly(QuoteTable.SCHEMA, file)
                : TableColumns.open(QuoteTable.SCHEMA, file);
        try (FreeTable table = new FreeTable(source, columns(name))) {
            StringBuilder text = new StringBuilder();
            for (int row = 0; row < table.size(); row++) {
                for (Column column : table.columns()) {
                    text.append(text(column.value(row))).append(' ');
                }
            }
            if (!isReadOnly) {
                table.add(row -> table.columns().forEach(column -> set(column, row, new Random(row))));
                table.removeLast();
            }
            return text.toString();
        }
    }

    private static String text(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            StringBuilder text = new StringBuilder();
            map.forEach((key, each) -> text.append(key).append('=').append(text(each)));
            return text.toString();
        }
        return Arrays.deepToString(new Object[] {value});
    }

    private static void set(Column column, long row, Random random) {
        if (column.isNullable() && random.nextInt(4) == 0) {
            column.setNull(row);
        } else if (column instanceof ByteColumn c) {
            c.set(row, (byte) random.nextInt());
        } else if (column instanceof ShortColumn c) {
            c.set(row, (short) random.nextInt());
        } else if (column instanceof CharColumn c) {
            c.set(row, (char) random.nextInt());
        } else if (column instanceof IntColumn c) {
            c.set(row, random.nextInt());
        } else if (column instanceof LongColumn c) {
            c.set(row, random.nextLong());
        } else if (column instanceof FloatColumn c) {
            c.set(row, random.nextFloat());
        } else if (column instanceof DoubleColumn c) {
            c.set(row, random.nextDouble());
        } else if (column instanceof BooleanColumn c) {
            c.set(row, random.nextBoolean());
        } else {
            setObject((ObjectColumn<?>) column, row, random);
        }
    }

    @SuppressWarnings("unchecked")
    private static void setObject(ObjectColumn<?> column, long row, Random random) {
        Object value;
        if (column instanceof InstantColumn) {
            value = Instant.EPOCH.plusNanos(random.nextLong());
        } else if (column instanceof DateTimeColumn) {
            value = LocalDateTime.of(2000, 1, 1, 0, 0).plusSeconds(random.nextInt());
        } else if (column instanceof DateColumn) {
            value = LocalDate.ofEpochDay(random.nextInt());
        } else if (column instanceof TimeColumn) {
            value = LocalTime.ofSecondOfDay(random.nextInt(86_400));
        } else if (column instanceof DurationColumn) {
            value = Duration.ofNanos(random.nextLong());
        } else if (column instanceof UuidColumn) {
            value = new UUID(random.nextLong(), random.nextLong());
        } else if (column instanceof DecimalColumn) {
            value = new BigDecimal(BigInteger.valueOf(random.nextInt()), 2);
        } else if (column instanceof TextColumn) {
            value = text(random);
        } else if (column instanceof BinaryColumn) {
            value = new byte[random.nextInt(30)];
        } else if (column instanceof EnumColumn<?> c) {
            value = c.constants().get(random.nextInt(c.constants().size()));
        } else {
            value = list(column, random);
        }
        ((ObjectColumn<Object>) column).set(row, value);
    }

    private static Object list(ObjectColumn<?> column, Random random) {
        if (column.arrowType().startsWith("list_view")
                && column.node.children().get(0).kind().name().equals("STRUCT")) {
            Map<String, int[]> map = new LinkedHashMap<>();
            for (int i = random.nextInt(4); i > 0; i--) {
                map.put(text(random), random.ints(random.nextInt(3)).toArray());
            }
            return map;
        }
        return switch (column.name()) {
            case "a" -> random.doubles(random.nextInt(6)).toArray();
            case "b" -> new short[] {(short) random.nextInt()};
            default -> List.of(text(random), text(random));
        };
    }

    private static String text(Random random) {
        return "é".repeat(random.nextInt(12)) + random.nextInt();
    }
}
