package org.marshal4j.runtime.generated;

import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/** {@link Properties} as maps of texts. */
public final class PropertyTables {
    private PropertyTables() {}

    /**
     * Returns the entries, without those of the default table.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException MARSHAL227 if a key or value is not a text
     */
    @SuppressWarnings("unchecked") // each of them was checked
    public static @Nullable Map<String, String> texts(String name, @Nullable Properties properties) {
        if (properties == null) {
            return null;
        }
        properties.forEach((key, value) -> {
            if (!(key instanceof String) || !(value instanceof String)) {
                Object other = key instanceof String ? value : key;
                throw new MarshalException(
                        RuntimeProblem.NOT_KEPT,
                        name,
                        "a " + other.getClass().getName() + (other == key ? " as a key" : " at the key \"" + key + "\"")
                                + ", and Properties keep only texts");
            }
        });
        return (Map<String, String>) (Map<?, ?>) properties;
    }

    /**
     * Returns a table with these entries: the current one if it has exactly these, otherwise a new one without
     * defaults.
     */
    public static @Nullable Properties read(@Nullable Properties current, @Nullable Map<String, String> texts) {
        if (texts == null || texts.equals(current)) {
            return texts == null ? null : current;
        }
        Properties read = new Properties();
        read.putAll(texts);
        return read;
    }

    /**
     * Copies a table, without its default table. Null is copied to null.
     *
     * @param current returned if it has exactly the same entries and is not the original
     * @throws MarshalException MARSHAL227 if a key or value is not a text
     */
    public static @Nullable Properties copy(String name, @Nullable Properties value, @Nullable Properties current) {
        return read(OwnObjects.unless(current, value), texts(name, value));
    }
}
