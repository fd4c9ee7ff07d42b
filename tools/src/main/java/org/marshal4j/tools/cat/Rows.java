package org.marshal4j.tools.cat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.tools.filter.Condition;
import org.marshal4j.tools.type.MessageType;

/** Writes messages as rows of text. Not thread-safe. */
final class Rows {
    /** The place of a message, if it is wanted. */
    private static final String PLACE = "$place";

    private final CatOptions options;
    private final List<String> columns = new ArrayList<>();

    Rows(CatOptions options) {
        this.options = options;
    }

    /**
     * Checks that a type has the fields that are wanted.
     *
     * @throws IllegalArgumentException if it lacks one
     */
    void expect(MessageType type, boolean areMixed) {
        for (String path : options.fields()) {
            if (!Condition.hasField(type, path)) {
                throw new IllegalArgumentException(type.simpleName() + " has no field " + path);
            }
        }
        expectFormer(type, areMixed);
    }

    /**
     * Prepares for messages of a type.
     *
     * @throws IllegalArgumentException if it has fields that earlier types did not have, which have no columns
     */
    void expectFormer(MessageType type, boolean areMixed) {
        if (options.format() != Format.CSV || !options.fields().isEmpty()) {
            return;
        }
        Set<String> names = new LinkedHashSet<>();
        if (areMixed || type.schema().isFamily()) {
            names.add(MessageTree.TYPE);
        }
        addFields(type, names);
        if (!columns.isEmpty() && !columns.containsAll(names)) {
            names.removeAll(columns);
            throw new IllegalArgumentException("another schema of " + type.simpleName() + " has " + names
                    + ", which have no columns: name the fields");
        }
        if (columns.isEmpty()) {
            columns.addAll(names);
        }
    }

    private static void addFields(MessageType type, Set<String> names) {
        Schema schema = type.schema();
        if (schema.isFamily()) {
            schema.members().values().forEach(member -> addFields(MessageType.of(member, type.schemas()), names));
        } else {
            schema.plainFields().forEach(field -> names.add(field.name()));
        }
    }

    /** Writes what comes before all rows. */
    void start(StringBuilder out) {
        if (options.format() == Format.CSV) {
            List<String> names = new ArrayList<>(options.places() ? List.of(PLACE) : List.of());
            names.addAll(options.fields().isEmpty() ? columns : options.fields());
            columns.clear();
            columns.addAll(names);
            Csv.names(columns, out);
        }
    }

    /** Writes a row. */
    void write(
            MessageType type, boolean areMixed, String place, Map<String, @Nullable Object> tree, StringBuilder out) {
        Map<String, @Nullable Object> row = new LinkedHashMap<>();
        if (options.places()) {
            row.put(PLACE, place);
        }
        if (!options.fields().isEmpty()) {
            row.putAll(Picked.of(tree, options.fields()));
        } else {
            if (areMixed) {
                row.put(MessageTree.TYPE, type.simpleName());
            }
            row.putAll(tree);
        }
        switch (options.format()) {
            case JSON -> {
                Json.write(row, out);
                out.append('\n');
            }
            case YAML -> Yaml.write(row, out);
            case CSV -> Csv.row(columns, row, out);
        }
    }
}
