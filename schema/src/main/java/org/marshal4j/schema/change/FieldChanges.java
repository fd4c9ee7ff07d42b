package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.schema.ByValue;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.field.LongestCommon;

/** Compares fields that are written together: those of one versioned block, or all that a type itself declares. */
final class FieldChanges {
    private static final Reading MIGRATED = Reading.READ_AFTER_MIGRATION;

    private final String type;
    private final Map<String, SchemaField> was;
    private final Map<String, SchemaField> is;
    private final boolean evolvable;
    private final HeldTypes held;
    private final List<Difference> changes = new ArrayList<>();

    /** The names on either side in their order, and the place of each. */
    private final Places placesBefore;

    private final Places placesNow;

    /** The newest version of the former fields, and of those of today. */
    private final int newestBefore;

    private final int newestNow;

    /** Whether one list of fields is the beginning of the other. */
    private final boolean hasGrown;

    /** The new names of renamed fields by their old names. */
    private final Map<String, String> renamed = new LinkedHashMap<>();

    private FieldChanges(String type, List<SchemaField> was, List<SchemaField> is, boolean evolvable, HeldTypes held) {
        this.type = type;
        this.was = FieldNames.of(was);
        this.is = FieldNames.of(is);
        this.evolvable = evolvable;
        this.held = held;
        this.placesBefore = Places.of(this.was);
        this.placesNow = Places.of(this.is);
        this.newestBefore = newest(was);
        this.newestNow = newest(is);
        List<String> before = placesBefore.names();
        List<String> now = placesNow.names();
        int common = Math.min(before.size(), now.size());
        this.hasGrown = evolvable && before.subList(0, common).equals(now.subList(0, common));
    }

    /**
     * Finds the changes, in the order of the fields.
     *
     * @param held how the types that fields hold are compared
     * @param renames which fields have other names
     */
    static List<Difference> between(
            String type,
            List<SchemaField> was,
            List<SchemaField> is,
            boolean evolvable,
            HeldTypes held,
            NewNames renames) {
        FieldChanges comparison = new FieldChanges(type, was, is, evolvable, held);
        List<String> anchors = LongestCommon.of(comparison.placesBefore.names(), comparison.placesNow.names());
        comparison.renamed.putAll(renames.of(comparison.was, comparison.is, anchors));
        comparison.compare(new HashSet<>(anchors));
        return comparison.changes;
    }

    private void compare(Set<String> inPlace) {
        for (Map.Entry<String, SchemaField> field : was.entrySet()) {
            if (!is.containsKey(field.getKey()) && !renamed.containsKey(field.getKey())) {
                removed(field.getKey(), field.getValue());
            }
        }
        List<String> now = placesNow.names();
        Set<String> taken = new HashSet<>(renamed.values());
        int end = now.size();
        while (end > 0 && !was.containsKey(now.get(end - 1)) && !taken.contains(now.get(end - 1))) {
            end--;
        }
        Set<String> atEnd = Set.copyOf(now.subList(end, now.size()));
        for (Map.Entry<String, SchemaField> field : is.entrySet()) {
            String name = field.getKey();
            SchemaField known = was.get(name);
            if (known != null) {
                compare(name, known, field.getValue(), inPlace);
            } else if (!taken.contains(name)) {
                added(name, field.getValue(), atEnd.contains(name));
            }
        }
        // The bytes are the same, but nothing here can tell whether their meaning is.
        for (Map.Entry<String, String> names : renamed.entrySet()) {
            String what = "was called " + names.getKey();
            change(Rule.FIELD_RENAMED, names.getValue(), what, Reading.REFUSED, Reading.REFUSED);
        }
    }

    private void removed(String name, SchemaField field) {
        boolean isLater = hasGrown && field.since() > 1;
        change(
                Rule.FIELD_REMOVED,
                name,
                removed(field, placesBefore.text(name)),
                isLater ? Reading.READ : MIGRATED,
                isLater && field.since() > newestNow ? Reading.READ : ifAbsent(field));
    }

    /** What is said of a removed field. */
    static String removed(SchemaField field, String place) {
        return "was removed; it was " + shown(field) + ", " + place;
    }

    /** The wire type of a field, as shown to people. */
    static String shown(SchemaField field) {
        return field.isOpen() ? "a type variable" : field.type().toString();
    }

    private static int newest(List<SchemaField> fields) {
        int newest = 1;
        for (SchemaField field : fields) {
            newest = Math.max(newest, field.since());
        }
        return newest;
    }

    private static Reading ifAbsent(SchemaField field) {
        return field.hasDefault() ? MIGRATED : Reading.REFUSED;
    }

    private void compare(String name, SchemaField known, SchemaField field, Set<String> inPlace) {
        boolean isBound = known.isOpen() && !field.isOpen();
        // A class with a field of an open type has no messages of its own; its subclasses report what has become of
        // theirs.
        Optional<WireComparison.Result> retyped =
                isBound ? Optional.empty() : WireComparison.between(known.type(), field.type(), held);
        if (retyped.isPresent()) {
            WireComparison.Result change = retyped.get();
            change(
                    change.rule(),
                    name,
                    "wire type was " + shown(known) + ", is now " + shown(field),
                    change.oldBytesNewClass(),
                    change.newBytesOldClass(),
                    change.byValue());
        }
        if (known.since() != field.since()) {
            String what = "was of version " + known.since() + ", is now of version " + field.since();
            change(Rule.SINCE_CHANGED, name, what, MIGRATED, MIGRATED);
        }
        if (!inPlace.contains(name)) {
            String what = "was " + placesBefore.text(name) + ", is now " + placesNow.text(name);
            change(Rule.FIELD_MOVED, name, what, MIGRATED, MIGRATED);
        }
    }

    private void added(String name, SchemaField field, boolean isAtEnd) {
        if (evolvable && field.since() <= newestBefore) {
            change(
                    Rule.SINCE_MISSING,
                    name,
                    "is new, but has version " + field.since() + ", and accepted fields already go up to version "
                            + newestBefore,
                    ifAbsent(field),
                    hasGrown && field.since() > 1 ? Reading.READ : MIGRATED);
        } else if (evolvable && isAtEnd) {
            String what = "is new, with version " + field.since();
            change(Rule.FIELD_APPENDED, name, what, Reading.READ, Reading.READ);
        } else {
            change(Rule.FIELD_ADDED, name, "is new", ifAbsent(field), MIGRATED);
        }
    }

    private void change(Rule rule, String field, String what, Reading older, Reading newer) {
        change(rule, field, what, older, newer, ByValue.NEVER);
    }

    private void change(Rule rule, String field, String what, Reading older, Reading newer, ByValue byValue) {
        changes.add(new Difference(rule, type, field, what, Optional.empty(), older, newer, byValue));
    }
}
