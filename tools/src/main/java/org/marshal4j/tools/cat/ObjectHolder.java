package org.marshal4j.tools.cat;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of an object. */
record ObjectHolder(Map<String, @Nullable Object> fields) implements Holder {
    @Override
    public String step(String rest) {
        int end = 1;
        while (end < rest.length() && rest.charAt(end) != '.' && rest.charAt(end) != '[') {
            end++;
        }
        return rest.substring(0, end);
    }

    @Override
    public void put(String step, @Nullable Object value) {
        fields.put(step.startsWith(".") ? step.substring(1) : step, value);
    }

    @Override
    public Object value() {
        return fields;
    }
}
