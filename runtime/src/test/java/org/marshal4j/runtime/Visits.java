package org.marshal4j.runtime;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.wire.WireType;

/** Records what a schema walker visits, as text: path, offset, size and value. */
public final class Visits extends ArrayList<String> implements SchemaWalker.Visitor {
    private static final long serialVersionUID = 1L;

    @Override
    public void field(String path, long offset, long length, WireType type, Object value) {
        add(path + "@" + offset + "+" + length + "=" + show(value));
    }

    private static Object show(Object value) {
        if (value == null || !value.getClass().isArray()) {
            return value;
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
            elements.add(Array.get(value, i));
        }
        return elements;
    }
}
