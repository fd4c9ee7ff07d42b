package org.marshal4j.processor.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compares the fields that a type itself declares with those that were accepted. */
final class FieldComparison {

    private final String type;
    private final List<SchemaField> was;
    private final List<SchemaField> is;
    private final boolean evolvable;
    private final List<Change> changes = new ArrayList<>();

    /** The new name of each field that was renamed, by the old one. */
    private final Map<String, String> renamed = new LinkedHashMap<>();

    private FieldComparison(String type, List<SchemaField> was, List<SchemaField> is, boolean evolvable) {
        this.type = type;
        this.was = was;
        this.is = is;
        this.evolvable = evolvable;
    }

    /** The changes, in the order of the fields. */
    static List<Change> between(String type, List<SchemaField> was, List<SchemaField> is, boolean evolvable) {
        FieldComparison comparison = new FieldComparison(type, was, is, evolvable);
        List<String> anchors = LongestCommon.of(names(was), names(is));
        comparison.findRenamed(anchors);
        comparison.compare(new HashSet<>(anchors));
        return comparison.changes;
    }

    private static List<String> names(List<SchemaField> fields) {
        return fields.stream().map(SchemaField::name).toList();
    }

    /** Between two fields that stayed, those that went and those that came are the same, in order, if their bytes are. */
    private void findRenamed(List<String> anchors) {
        int w = 0;
        int n = 0;
        for (int a = 0; a <= anchors.size(); a++) {
            String anchor = a < anchors.size() ? anchors.get(a) : "";
            List<SchemaField> gone = new ArrayList<>();
            List<SchemaField> come = new ArrayList<>();
            for (; w < was.size() && !was.get(w).name().equals(anchor); w++) {
                if (!has(is, was.get(w).name())) {
                    gone.add(was.get(w));
                }
            }
            for (; n < is.size() && !is.get(n).name().equals(anchor); n++) {
                if (!has(was, is.get(n).name())) {
                    come.add(is.get(n));
                }
            }
            pair(gone, come);
            w++;
            n++;
        }
    }

    private void pair(List<SchemaField> gone, List<SchemaField> come) {
        for (LongestCommon.Pair pair : LongestCommon.pairs(forms(gone), forms(come))) {
            renamed.put(gone.get(pair.one()).name(), come.get(pair.other()).name());
        }
    }

    private static List<String> forms(List<SchemaField> fields) {
        return fields.stream().map(field -> field.wire() + " " + field.since()).toList();
    }

    private static boolean has(List<SchemaField> fields, String name) {
        return fields.stream().anyMatch(field -> field.name().equals(name));
    }

    private void compare(Set<String> inPlace) {
        Map<String, SchemaField> before = new HashMap<>();
        was.forEach(field -> before.put(field.name(), field));
        for (SchemaField field : was) {
            if (!has(is, field.name()) && !renamed.containsKey(field.name())) {
                change(
                        Rule.FIELD_REMOVED,
                        field.name(),
                        "was removed; it was " + shown(field.wire()) + ", " + place(field));
            }
        }
        for (SchemaField field : is) {
            SchemaField known = before.get(field.name());
            if (known != null) {
                compare(known, field, inPlace);
            } else if (!renamed.containsValue(field.name())) {
                added(field);
            }
        }
        renamed.forEach((old, now) -> change(Rule.FIELD_RENAMED, now, "was called " + old));
    }

    private String place(SchemaField field) {
        int index = was.indexOf(field);
        return index == 0 ? "the first field" : "after " + was.get(index - 1).name();
    }

    /** A wire type for people. */
    static String shown(String wire) {
        return wire.equals("*") ? "a type variable" : wire;
    }

    private void compare(SchemaField known, SchemaField field, Set<String> inPlace) {
        WireComparison.between(known.wire(), field.wire())
                .ifPresent(rule -> change(
                        rule,
                        field.name(),
                        "wire type was " + shown(known.wire()) + ", is now " + shown(field.wire())));
        if (known.since() != field.since()) {
            change(
                    Rule.SINCE_CHANGED,
                    field.name(),
                    "was of version " + known.since() + ", is now of version " + field.since());
        }
        if (!inPlace.contains(field.name())) {
            change(Rule.FIELD_MOVED, field.name(), "was moved among the fields");
        }
    }

    private void added(SchemaField field) {
        if (!evolvable) {
            change(Rule.FIELD_ADDED, field.name(), "is new");
            return;
        }
        int newest = was.stream().mapToInt(SchemaField::since).max().orElse(1);
        if (field.since() <= newest) {
            change(
                    Rule.SINCE_MISSING,
                    field.name(),
                    "is new, but has version " + field.since() + ", and accepted fields already go up to version "
                            + newest);
        }
    }

    private void change(Rule rule, String field, String what) {
        changes.add(new Change(rule, type, field, what));
    }
}
