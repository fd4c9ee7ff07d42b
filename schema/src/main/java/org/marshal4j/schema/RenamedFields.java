package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Finds fields that have a new name at the same place with the same bytes. Only people can say whether the meaning is
 * the same.
 */
final class RenamedFields {
    private RenamedFields() {}

    /**
     * The former names of a type's fields, including inherited ones, by their present names; see {@link FieldNames}.
     *
     * @return none if the two have different versioned blocks
     */
    static Map<String, String> between(Schema was, Schema now) {
        List<Map<String, SchemaField>> before = blocks(was);
        List<Map<String, SchemaField>> after = blocks(now);
        Map<String, String> formerNames = new TreeMap<>();
        for (int i = 0; i < before.size() && before.size() == after.size(); i++) {
            List<String> anchors = LongestCommon.of(
                    List.copyOf(before.get(i).keySet()),
                    List.copyOf(after.get(i).keySet()));
            find(before.get(i), after.get(i), anchors).forEach((old, name) -> formerNames.put(name, old));
        }
        return formerNames;
    }

    private static List<Map<String, SchemaField>> blocks(Schema schema) {
        List<Map<String, SchemaField>> blocks = new ArrayList<>(List.of(new LinkedHashMap<>()));
        List<String> names = List.copyOf(FieldNames.of(schema.plainFields()).keySet());
        int next = 0;
        for (SchemaField field : schema.fields()) {
            if (!field.isVersionedBlock()) {
                blocks.get(blocks.size() - 1).put(names.get(next++), field);
            } else {
                blocks.add(new LinkedHashMap<>());
            }
        }
        return blocks;
    }

    /**
     * The present names by the former ones. Between two fields that stayed, removed fields and new ones are matched in
     * order if their bytes are the same.
     *
     * @param anchors the fields that stayed, in their order
     */
    static Map<String, String> find(Map<String, SchemaField> was, Map<String, SchemaField> is, List<String> anchors) {
        Map<String, String> renamed = new LinkedHashMap<>();
        List<String> before = List.copyOf(was.keySet());
        List<String> now = List.copyOf(is.keySet());
        int w = 0;
        int n = 0;
        for (int a = 0; a <= anchors.size(); a++) {
            String anchor = a < anchors.size() ? anchors.get(a) : "";
            List<String> gone = new ArrayList<>();
            List<String> come = new ArrayList<>();
            for (; w < before.size() && !before.get(w).equals(anchor); w++) {
                if (!is.containsKey(before.get(w))) {
                    gone.add(before.get(w));
                }
            }
            for (; n < now.size() && !now.get(n).equals(anchor); n++) {
                if (!was.containsKey(now.get(n))) {
                    come.add(now.get(n));
                }
            }
            for (LongestCommon.Pair pair : LongestCommon.pairs(forms(gone, was), forms(come, is))) {
                renamed.put(gone.get(pair.one()), come.get(pair.other()));
            }
            w++;
            n++;
        }
        return renamed;
    }

    private static List<String> forms(List<String> names, Map<String, SchemaField> fields) {
        return names.stream()
                .map(fields::get)
                .filter(Objects::nonNull)
                .map(field -> field.type() + " " + field.since())
                .toList();
    }
}
