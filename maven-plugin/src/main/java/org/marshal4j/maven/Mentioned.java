package org.marshal4j.maven;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.processor.schema.SchemaField;
import org.marshal4j.processor.schema.SchemaModel;

/** The other types that a schema names. */
final class Mentioned {
    private static final Pattern NAMES =
            Pattern.compile("(?<![\\w.$])[\\w$]+(?:\\.[\\w$]+)+|(?<=framed |family |shared )[\\w$]+");

    private Mentioned() {}

    /** Their names, and some that are of no type with a schema, such as enums. */
    static Collection<String> in(SchemaModel schema) {
        List<String> names = new ArrayList<>(schema.members().values());
        schema.inherited().ifPresent(from -> names.add(from.type()));
        for (SchemaField field : schema.fields()) {
            for (Matcher matcher = NAMES.matcher(field.wire()); matcher.find(); ) {
                names.add(matcher.group());
            }
        }
        return names;
    }

    /** The schemas of a type and of all that its messages may hold. */
    static Collection<SchemaModel> reachable(String type, Map<String, SchemaModel> forms) {
        Map<String, SchemaModel> found = new TreeMap<>();
        Deque<String> pending = new ArrayDeque<>(List.of(type));
        while (!pending.isEmpty()) {
            String name = pending.pop();
            SchemaModel schema = forms.get(name);
            if (schema != null && found.put(name, schema) == null) {
                pending.addAll(in(schema));
            }
        }
        return found.values();
    }
}
