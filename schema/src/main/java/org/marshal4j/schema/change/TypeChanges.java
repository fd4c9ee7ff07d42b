package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;

/** Compares two schemas of one type. For the types that it holds, it only checks whether they are still the same. */
final class TypeChanges {
    private static final Reading MIGRATED = Reading.READ_AFTER_MIGRATION;

    private final Schema was;
    private final Schema now;
    private final HeldTypes held;
    private final WithoutMarks withoutMarks;
    private final List<Difference> changes = new ArrayList<>();

    private TypeChanges(Schema was, Schema now, HeldTypes held) {
        this.was = was;
        this.now = now;
        this.held = held;
        this.withoutMarks = new WithoutMarks(held);
    }

    /** Finds the changes, those of the type as a whole first. */
    static List<Difference> between(Schema was, Schema now, HeldTypes held) {
        TypeChanges comparison = new TypeChanges(was, now, held);
        comparison.compare();
        return comparison.changes;
    }

    private void compare() {
        if (was.isFamily() != now.isFamily()) {
            String what = now.isFamily() ? "is now the root of a family" : "is no longer the root of a family";
            change(Rule.FAMILY_CHANGED, what, Reading.REFUSED);
        }
        if (was.isEvolvable() != now.isEvolvable()) {
            change(Rule.EVOLVABLE_CHANGED, now.isEvolvable() ? "is now evolvable" : "is no longer evolvable", MIGRATED);
        }
        if (was.isFamily() && now.isFamily()) {
            changes.addAll(FamilyChanges.between(was, now, held));
        }
        if (superclass(now).equals(superclass(was))) {
            takenOver();
            fields(own(was), own(now));
        } else if (wires(was).equals(wires(now)) && !haveChangedPlaces()) {
            // Fields have moved to another class but kept their places, or a class was renamed.
            fields(blocks(was), blocks(now));
        } else {
            superclassChanged();
        }
    }

    /** Whether a field and one that it hides have each other's places: their bytes cannot be told apart. */
    private boolean haveChangedPlaces() {
        Map<String, String> renames = held.renames(was, now).orElse(Map.of());
        for (Map.Entry<String, String> names : renames.entrySet()) {
            if (names.getKey().equals(renames.get(names.getValue()))
                    && FieldNames.withoutMark(names.getKey()).equals(FieldNames.withoutMark(names.getValue()))) {
                return true;
            }
        }
        return false;
    }

    private static String superclass(Schema schema) {
        return schema.inherited().isPresent() ? schema.inherited().get().type() : "";
    }

    /** The bytes of the fields, without their names. */
    private List<String> wires(Schema schema) {
        List<String> wires = new ArrayList<>();
        for (SchemaField field : neutral(schema.fields())) {
            wires.add(field.type() + " " + field.since());
        }
        return wires;
    }

    private void superclassChanged() {
        String what = inheritance() + firstDifference(was.plainFields(), now.plainFields()) + renames();
        changes.add(MovedFields.of(was, now, what, fieldsByName()));
    }

    /** What the lock file will say of fields that have other names. */
    private String renames() {
        StringBuilder text = new StringBuilder();
        Map<String, String> renames = held.renames(was, now).orElse(Map.of());
        for (Map.Entry<String, String> names : renames.entrySet()) {
            if (!FieldNames.withoutMark(names.getKey()).equals(FieldNames.withoutMark(names.getValue()))) {
                text.append("; ").append(names.getKey()).append(" was called ").append(names.getValue());
            }
        }
        return text.toString();
    }

    /** The differences of fields, wherever they are inherited from. */
    private List<Difference> fieldsByName() {
        return FieldChanges.between(
                now.type(),
                neutral(was.plainFields()),
                neutral(now.plainFields()),
                now.isEvolvable(),
                held,
                NewNames.NONE);
    }

    /** Empty if the schemas do not say what they inherit. */
    private String inheritance() {
        if (superclass(was).equals(superclass(now))) {
            return "";
        }
        String before =
                was.inherited().map(from -> "the fields of " + from.type()).orElse("no fields");
        String after = now.inherited().map(from -> "those of " + from.type()).orElse("none");
        return "inherited " + before + ", now inherits " + after + "; ";
    }

    private String firstDifference(List<SchemaField> before, List<SchemaField> after) {
        int i = 0;
        while (i < before.size() && i < after.size() && before.get(i).equals(after.get(i))) {
            i++;
        }
        if (i == before.size() && i == after.size() && haveChangedPlaces()) {
            return "fields with the same name have each other's places";
        }
        if (i == before.size() && i == after.size()) {
            // Only the versioned blocks can differ.
            return "the fields are the same, in other versioned blocks";
        }
        String place =
                i == 0 ? "first field" : "field after " + before.get(i - 1).name();
        if (i == before.size()) {
            return "there was no " + place + ", now there is " + after.get(i);
        }
        String former = "the " + place + " was " + before.get(i);
        return i == after.size() ? former + ", now there is none" : former + ", is now " + after.get(i);
    }

    /** The fields that the type itself declares, grouped by versioned block. */
    private static List<List<SchemaField>> own(Schema schema) {
        return schema.inherited().isPresent() ? List.of(schema.ownFields()) : blocks(schema);
    }

    /** The fields of each versioned block; a single list of all fields if there is none. */
    private static List<List<SchemaField>> blocks(Schema schema) {
        List<List<SchemaField>> blocks = new ArrayList<>();
        List<SchemaField> last = new ArrayList<>();
        for (int i = 0; i < schema.fields().size(); i++) {
            SchemaField field = schema.fields().get(i);
            if (!field.isVersionedBlock()) {
                last.add(field);
            } else if (i > 0) {
                blocks.add(last);
                last = new ArrayList<>();
            }
        }
        blocks.add(last);
        return blocks;
    }

    private void fields(List<List<SchemaField>> before, List<List<SchemaField>> after) {
        if (before.size() != after.size()) {
            // Messages do not say what a type extends, but the blocks show it.
            superclassChanged();
            return;
        }
        Optional<Map<String, String>> renames = held.renames(was, now);
        NewNames byPlace = renames.isPresent() ? NewNames.NONE : new NewNames.ByPlace(held.moved(was, now));
        int first = was.plainFields().size() - size(before);
        int firstNow = now.plainFields().size() - size(after);
        for (int i = 0; i < before.size(); i++) {
            List<SchemaField> fields = before.get(i);
            List<SchemaField> fieldsNow = after.get(i);
            NewNames newNames =
                    renames.isPresent() ? NewNames.known(was, now, renames.get(), first, firstNow) : byPlace;
            changes.addAll(FieldChanges.between(
                    now.type(), neutral(fields), neutral(fieldsNow), now.isEvolvable(), held, newNames));
            first += fields.size();
            firstNow += fieldsNow.size();
        }
    }

    private static int size(List<List<SchemaField>> blocks) {
        int size = 0;
        for (List<SchemaField> block : blocks) {
            size += block.size();
        }
        return size;
    }

    /**
     * Drops marks from nested types in the same lock file: such a type reports itself that it is now evolvable or a
     * family.
     */
    private List<SchemaField> neutral(List<SchemaField> fields) {
        List<SchemaField> neutral = new ArrayList<>();
        for (SchemaField field : fields) {
            neutral.add(new SchemaField(field.name(), field.type().accept(withoutMarks), field.since()));
        }
        return neutral;
    }

    /**
     * Fields of a superclass that nothing else reports: all of them if the superclass is not in the lock file, and
     * those whose type this class fixes.
     */
    private void takenOver() {
        if (was.inherited().isEmpty()) {
            return;
        }
        Schema superclass = held.superclass(was.inherited().get().type());
        List<SchemaField> before = was.takenOverFields();
        List<SchemaField> after = now.takenOverFields();
        if (superclass == null) {
            if (!before.equals(after)) {
                change(Rule.SUPERCLASS_CHANGED, "inherited " + before + ", now inherits " + after, MIGRATED);
            }
            return;
        }
        List<SchemaField> declared = superclass.plainFields();
        for (int i = 0; i < before.size(); i++) {
            SchemaField field = before.get(i);
            boolean isOpen = i < declared.size() && declared.get(i).isOpen();
            Optional<SchemaField> same = isOpen ? same(field, i, before, after) : Optional.empty();
            Optional<WireComparison.Result> change =
                    same.flatMap(other -> WireComparison.between(field.type(), other.type(), held));
            if (change.isPresent()) {
                changes.add(new Difference(
                        change.get().rule(),
                        now.type(),
                        "",
                        "inherited " + field + ", now inherits " + same.get(),
                        Optional.empty(),
                        change.get().oldBytesNewClass(),
                        change.get().newBytesOldClass(),
                        change.get().byValue()));
                return;
            }
        }
    }

    /** The inherited field after the change. The superclass reports that it has another name. */
    private static Optional<SchemaField> same(
            SchemaField field, int index, List<SchemaField> before, List<SchemaField> after) {
        return after.stream()
                .filter(other -> other.name().equals(field.name()))
                .findFirst()
                .or(() -> before.size() == after.size() ? Optional.of(after.get(index)) : Optional.empty());
    }

    private void change(Rule rule, String what, Reading reading) {
        changes.add(new Difference(rule, now.type(), "", what, reading, reading));
    }
}
