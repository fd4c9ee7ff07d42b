package org.marshal4j.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Creates {@code @Encoded}, with forms that hold all values of the type. */
record EncodedMaker(Random random, List<String> enums) {
    private static final List<String> ENCODINGS =
            List.of("PLAIN", "DATA_OUTPUT", "CHRONICLE", "HADOOP", "LUCENE", "ELASTICSEARCH");
    /** Those in which a NaN keeps its bits. */
    private static final List<String> EXACT = List.of("PLAIN", "CHRONICLE");

    private static final List<String> VARYING = List.of("NATURAL", "LONG", "STOP_BIT", "VINT", "ZIGZAG", "HADOOP_VINT");

    /** Whether a field of the type can have the annotation here. */
    boolean isPossible(String type) {
        return FieldTypes.isPrimitive(type)
                || FieldTypes.isPrimitiveArray(type)
                || FieldTypes.isBox(type)
                || enums.contains(type)
                || List.of("String", "java.util.UUID", "java.time.LocalDate").contains(type);
    }

    /**
     * Returns the annotations.
     *
     * @param isRequirable whether the field may be {@code @Required}
     */
    List<String> annotations(String type, boolean isRequirable) {
        boolean isReal = type.toLowerCase(Locale.ROOT).matches("(float|double).*");
        String encoding = pick(isReal ? EXACT : ENCODINGS);
        String form = form(type);
        List<String> all = new ArrayList<>();
        String presence = "";
        if (!FieldTypes.isPrimitive(type)) {
            if (isRequirable && random.nextBoolean()) {
                all.add("@Required");
            } else if (!hasNull(type, encoding) || random.nextInt(3) == 0) {
                boolean isOne = form.equals("STOP_BIT") || random.nextBoolean();
                presence = ", presence = Presence." + (isOne ? "ONE" : "ZERO");
            }
        }
        String as = form.equals("NATURAL") ? "" : ", as = Form." + form;
        all.add("@Encoded(value = Encoding." + encoding + as + presence + ")");
        return all;
    }

    /** Elements of arrays have no stop bits. */
    private static List<String> withStopBits(String type, String... others) {
        List<String> forms = new ArrayList<>(List.of(others));
        if (!type.endsWith("[]")) {
            forms.add("STOP_BIT_DOUBLE");
        }
        return forms;
    }

    private String form(String type) {
        if (enums.contains(type)) {
            return pick(List.of("NATURAL", "INT", "VINT", "ZIGZAG", "HADOOP_VINT", "TEXT"));
        }
        String primitive = type.replace("[]", "");
        return switch (primitive) {
            case "boolean", "Boolean" -> pick(List.of("NATURAL", "BOOLEAN", "BYTE", "SHORT", "INT", "VINT"));
            case "int", "Integer", "long", "Long" -> pick(VARYING);
            case "byte", "Byte", "short", "Short" -> pick(List.of("NATURAL", "INT", "LONG", "VINT", "ZIGZAG"));
            case "char", "Character" -> pick(List.of("NATURAL", "INT", "VINT"));
            case "float", "Float" -> pick(withStopBits(type, "NATURAL", "FLOAT", "DOUBLE"));
            case "double", "Double" -> pick(withStopBits(type, "NATURAL", "DOUBLE"));
            default -> "NATURAL";
        };
    }

    /** Whether the length of a text or array can be −1. */
    private static boolean hasNull(String type, String encoding) {
        boolean isShort = List.of("LUCENE", "ELASTICSEARCH").contains(encoding);
        return type.equals("String")
                ? !isShort && !encoding.equals("DATA_OUTPUT")
                : FieldTypes.isPrimitiveArray(type) && !isShort;
    }

    private String pick(List<String> some) {
        return some.get(random.nextInt(some.size()));
    }
}
