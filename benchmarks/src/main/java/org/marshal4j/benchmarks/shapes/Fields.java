package org.marshal4j.benchmarks.shapes;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Fills in the public fields of any object, by reflection. */
final class Fields {
    private Fields() {}

    /** Sets each primitive field and each text to a value of its own. */
    static <T> T fill(T object) {
        int n = 1;
        for (Field field : object.getClass().getFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                fill(object, field, n++);
            }
        }
        return object;
    }

    private static void fill(Object object, Field field, int n) {
        try {
            switch (field.getType().getName()) {
                case "boolean" -> field.setBoolean(object, n % 3 != 0);
                case "byte" -> field.setByte(object, (byte) n);
                case "short" -> field.setShort(object, (short) (300 * n));
                case "int" -> field.setInt(object, 100_000 * n);
                case "long" -> field.setLong(object, 1_000_000_007L * n);
                case "double" -> field.setDouble(object, 100 + n / 8.0);
                case "[D" -> field.set(object, new double[] {n, n + 0.5, n + 1, n + 1.5, n + 2});
                case "java.lang.String" -> field.set(object, "text no. " + n);
                default -> throw new IllegalStateException("no values for " + field);
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
