package org.marshal4j.blackbox.evolution;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.marshal4j.blackbox.reference.Instances;

/**
 * An order of one version's classes, with the fields that two versions have in common.
 *
 * @param reader the version of the classes
 * @param writer another version; only the fields that it has, too, are set
 */
record Sample(int reader, int writer) {
    static Class<?> type(int version, String name) {
        try {
            return Class.forName("org.marshal4j.blackbox.evolution.v" + version + "." + name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** The order. */
    Object order() {
        Object card = make("Order$Card", Map.of("number", "4000-0012", "expires", (short) 1230));
        Object transfer = make("Order$Transfer", Map.of("account", "DE02", "reference", -7L));
        Object older =
                make("Order", Map.of("id", 1L, "customer", "\u00C5se", "payment", transfer, "notes", List.of("n")));
        return make(
                "Order",
                Map.ofEntries(
                        Map.entry("id", 0x0102030405060708L),
                        Map.entry("created", 1_700_000_000_000L),
                        Map.entry("author", "ann"),
                        Map.entry("customer", "\u20AC & sons"),
                        Map.entry("amount", 99.5),
                        Map.entry("lines", Arrays.asList(line(7, 2, 1.25, 10), null, line(8, 1, -0.5, null))),
                        Map.entry("address", address()),
                        Map.entry("payment", card),
                        Map.entry("express", true),
                        Map.entry("notes", List.of("ring twice", "")),
                        Map.entry("replaces", older)));
    }

    private Object line(long product, int quantity, double price, Integer discount) {
        Map<String, Object> values = Map.of("product", product, "quantity", quantity, "price", price);
        Object line = make("Order$Line", values);
        if (discount != null && isKnown("Order$Line", "discount")) {
            set(line, "discount", discount);
        }
        return line;
    }

    private Object address() {
        return make("Order$Address", Map.of("street", "High Street 1", "zip", 12345, "country", "NO"));
    }

    private Object make(String name, Map<String, Object> values) {
        Class<?> type = type(reader, name);
        if (type.isRecord()) {
            return Instances.record(
                    type,
                    component -> isKnown(name, component.getName())
                            ? values.get(component.getName())
                            : zero(component.getType()));
        }
        Object made = Instances.empty(type);
        values.forEach((field, value) -> {
            if (isKnown(name, field)) {
                set(made, field, value);
            }
        });
        return made;
    }

    private static Object zero(Class<?> type) {
        if (type == int.class) {
            return 0;
        }
        return type == long.class ? 0L : null;
    }

    private boolean isKnown(String name, String field) {
        return find(type(reader, name), field) != null && find(type(writer, name), field) != null;
    }

    private static void set(Object owner, String field, Object value) {
        Instances.set(find(owner.getClass(), field), owner, value);
    }

    private static Field find(Class<?> type, String name) {
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return field;
                }
            }
        }
        return null;
    }
}
