package org.marshal4j.arrow;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The columns of a class, as Python should find them. */
final class Named<T> {
    private final List<String> names = new ArrayList<>();
    private final List<String> types = new ArrayList<>();
    private final List<Function<T, Object>> values = new ArrayList<>();

    /** Adds a column: its name, its type as pyarrow prints it, and a function that returns an object's value. */
    Named<T> column(String name, String type, Function<T, Object> value) {
        names.add(name);
        types.add(type);
        values.add(value);
        return this;
    }

    /** Returns the input for tests/python/tables.py: the types, followed by the values of the objects. */
    List<String> lines(List<T> objects) {
        List<String> lines = new ArrayList<>();
        lines.add(line(types));
        for (T object : objects) {
            lines.add(line(values.stream().map(value -> value.apply(object)).toList()));
        }
        return lines;
    }

    private String line(List<?> cells) {
        StringBuilder line = new StringBuilder("{");
        for (int i = 0; i < cells.size(); i++) {
            line.append(i == 0 ? "" : ",")
                    .append(Neutral.json(names.get(i)))
                    .append(':')
                    .append(Neutral.json(cells.get(i)));
        }
        return line.append('}').toString();
    }
}
