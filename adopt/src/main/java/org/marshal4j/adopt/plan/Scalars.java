package org.marshal4j.adopt.plan;

import static java.util.Map.entry;

import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.adopt.plan.Wire.Kind;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;

/**
 * Says how single values are written: numbers, booleans, texts, enums, dates.
 *
 * @param order numbers of the stream are in the byte order of these encodings
 */
record Scalars(Set<Encoding> order, NumberedEnums enums) {
    private static final Map<String, Form> OWN = Map.ofEntries(
            entry("B", Form.BYTE),
            entry("S", Form.SHORT),
            entry("C", Form.SHORT),
            entry("I", Form.INT),
            entry("J", Form.LONG),
            entry("Ljava/lang/Byte;", Form.BYTE),
            entry("Ljava/lang/Short;", Form.SHORT),
            entry("Ljava/lang/Character;", Form.SHORT),
            entry("Ljava/lang/Integer;", Form.INT),
            entry("Ljava/lang/Long;", Form.LONG));

    private static final Map<String, Wire> TEXTS = Map.of(
            "utf", text(Encoding.DATA_OUTPUT, null),
            "utf8", text(Encoding.CHRONICLE, null).withNulls(),
            "8bit", text(Encoding.CHRONICLE, Form.TEXT_8BIT).withNulls(),
            "hadoop-text", text(Encoding.HADOOP, null),
            "hadoop-string", text(Encoding.HADOOP, null).withLength(Form.INT).withNulls());

    /** Methods that turn an object into what is written, and the unit of those that count. */
    private static final Map<String, ChronoUnit> COUNTS = Map.of(
            "java/util/Date.getTime", ChronoUnit.MILLIS,
            "java/time/Instant.toEpochMilli", ChronoUnit.MILLIS,
            "java/time/Instant.getEpochSecond", ChronoUnit.SECONDS,
            "java/time/LocalDate.toEpochDay", ChronoUnit.DAYS,
            "java/time/LocalTime.toNanoOfDay", ChronoUnit.NANOS,
            "java/time/LocalTime.toSecondOfDay", ChronoUnit.SECONDS,
            "java/time/Duration.toMillis", ChronoUnit.MILLIS,
            "java/time/Duration.toNanos", ChronoUnit.NANOS,
            "java/time/Duration.getSeconds", ChronoUnit.SECONDS,
            "java/time/Duration.toSeconds", ChronoUnit.SECONDS);

    /**
     * How a value is written.
     *
     * @param form the form, as an audit calls it
     * @param written the value
     * @param of the field or element whose value it should be
     * @param type the descriptor of its type
     * @param unsigned whether the number is read without a sign
     * @return null if it is not the value, or has no equal
     */
    @Nullable
    Wire of(String form, Value written, Value of, String type, boolean unsigned) {
        boolean isWidened = type.equals("F") && written.equals(new Value.Convert(of, "D"));
        Wire wire = isWidened ? ofDouble(form, Form.DOUBLE) : plain(form, bare(written), of, type, unsigned);
        return wire != null && type.length() == 1 ? wire.ofKind(Kind.PRIMITIVE) : wire;
    }

    private @Nullable Wire plain(String form, Value value, Value of, String type, boolean unsigned) {
        if (value instanceof Value.Truth truth) {
            boolean flag = isBoolean(type) && isTrue(truth.condition(), of);
            return flag ? flag(form) : null;
        }
        EnumNumbers numbers = enums.of(type, value, of);
        if (numbers != null) {
            return numbered(form, numbers, unsigned);
        }
        if (value.equals(of)) {
            return itself(form, type, unsigned);
        }
        if (value instanceof Value.Invoke call
                && call.args().size() == 1
                && call.args().get(0).equals(of)) {
            return called(form, call.owner().replace("static ", "") + "." + call.name(), call.name(), type, unsigned);
        }
        return null;
    }

    private @Nullable Wire itself(String form, String type, boolean unsigned) {
        if (isBoolean(type)) {
            return flag(form);
        }
        return switch (type) {
            case "F", "Ljava/lang/Float;" -> form.equals("float32") ? Wire.of(order, null) : null;
            case "D", "Ljava/lang/Double;" -> ofDouble(form, null);
            case "Ljava/lang/String;" -> text(form);
            // It is read into the builder that is there.
            case "Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;" -> neverNull(text(form));
            default -> number(form, type, unsigned);
        };
    }

    /** A double, or a float as one. */
    private @Nullable Wire ofDouble(String form, @Nullable Form as) {
        return switch (form) {
            case "float64" -> Wire.of(order, as);
            case "stopbit-double" -> Wire.of(Wire.ANY, Form.STOP_BIT_DOUBLE);
            default -> null;
        };
    }

    private @Nullable Wire number(String form, String type, boolean unsigned) {
        Form own = OWN.get(type);
        Numbers number = own == null ? null : Numbers.of(form, order, unsigned);
        if (unsigned && number != null && number.form() == Form.INT && own == Form.LONG) {
            return null;
        }
        if (number != null) {
            boolean natural = number.form() == own || (type.equals("C") && number.form() == Form.UNSIGNED_SHORT);
            return Wire.of(number.encodings(), natural ? null : number.form());
        }
        // An enum, given to a method that writes its name.
        boolean named = own == null && type.startsWith("L") && (form.equals("hadoop-text") || form.equals("8bit"));
        return named ? name(form) : null;
    }

    private @Nullable Wire called(String form, String method, String name, String type, boolean unsigned) {
        Numbers number = Numbers.of(form, order, unsigned);
        ChronoUnit unit = COUNTS.get(method);
        if (unit != null && number != null) {
            Wire wire = Wire.of(number.encodings(), number.form() == Form.LONG ? null : number.form());
            return unit == ChronoUnit.MILLIS || unit == ChronoUnit.DAYS ? wire : wire.in(unit);
        }
        if (type.equals("Ljava/math/BigDecimal;")) {
            if (name.equals("doubleValue") && form.equals("float64")) {
                return Wire.of(order, Form.DOUBLE);
            }
            return name.equals("toString") ? neverNull(text(form)) : null;
        }
        if (name.equals("ordinal") && number != null && !enums.isAnnotated(type)) {
            return Wire.of(number.encodings(), number.form() == Form.INT ? null : number.form());
        }
        return name.equals("name") ? neverNull(name(form)) : null;
    }

    /** The number that the constant of an enum has. */
    private @Nullable Wire numbered(String form, EnumNumbers numbers, boolean unsigned) {
        Numbers number = Numbers.of(form, order, unsigned);
        if (number == null || !numbers.fit(number.form())) {
            return null;
        }
        Form as = number.form() == Form.INT ? null : number.form();
        return Wire.of(number.encodings(), as).withNumbers(numbers);
    }

    private static Wire text(Encoding encoding, @Nullable Form as) {
        return Wire.of(Set.of(encoding), as).ofKind(Kind.TEXT);
    }

    private @Nullable Wire text(String form) {
        if (form.equals("string")) {
            Set<Encoding> both = Set.of(Encoding.LUCENE, Encoding.ELASTICSEARCH);
            return Wire.of(both, null).only(order).ofKind(Kind.TEXT);
        }
        return TEXTS.get(form);
    }

    /** A method is called on the value, which fails for null. */
    private static @Nullable Wire neverNull(@Nullable Wire wire) {
        return wire == null ? null : wire.withoutNulls();
    }

    /** The name of an enum's constant, as a text. */
    private @Nullable Wire name(String form) {
        Wire text = text(form);
        return text == null || text.as() != null ? text : text.as(Form.TEXT);
    }

    private @Nullable Wire flag(String form) {
        return switch (form) {
            case "chronicle-bool" -> Wire.of(Set.of(Encoding.CHRONICLE), null);
            case "bool", "int8" ->
                Wire.of(
                        Set.of(
                                Encoding.PLAIN,
                                Encoding.DATA_OUTPUT,
                                Encoding.HADOOP,
                                Encoding.LUCENE,
                                Encoding.ELASTICSEARCH),
                        null);
            default -> {
                Numbers number = Numbers.of(form, order, false);
                yield number == null ? null : Wire.of(number.encodings(), number.form());
            }
        };
    }

    private static boolean isBoolean(String type) {
        return type.equals("Z") || type.equals("Ljava/lang/Boolean;");
    }

    private static boolean isTrue(Condition condition, Value flag) {
        return !condition.less()
                && condition.negated()
                && condition.left().equals(flag)
                && condition.right() instanceof Value.Const constant
                && Integer.valueOf(0).equals(constant.value());
    }

    /** The value without conversions and masks, which change nothing if it fits into the form. */
    static Value bare(Value value) {
        if (value instanceof Value.Convert convert && !"FD".contains(convert.type())) {
            return bare(convert.value());
        }
        if (value instanceof Value.Binary mask
                && mask.operator().equals("&")
                && mask.right() instanceof Value.Const constant
                && constant.value() instanceof Number n
                && (n.longValue() == 0xff || n.longValue() == 0xffff || n.longValue() == 0xffffffffL)) {
            return bare(mask.left());
        }
        return value;
    }
}
