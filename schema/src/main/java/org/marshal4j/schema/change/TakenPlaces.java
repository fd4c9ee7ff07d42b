package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldGroups;

/**
 * Finds fields of an evolvable type that were removed from the end of its block, and whose place a new field takes.
 * While nothing came after them, readers skipped them; now they would read them as the new field, since a block says
 * how long it is and not which fields it has.
 */
final class TakenPlaces {
    private TakenPlaces() {}

    /**
     * The removed fields.
     *
     * @param former a former schema, with today's names
     * @param present the accepted schema, with today's names
     * @param isOwnOnly whether other blocks than the last one are those of superclasses that report themselves
     * @param held how the types that fields hold are compared
     */
    static List<Difference> between(Schema former, Schema present, Schema now, boolean isOwnOnly, HeldTypes held) {
        List<Map<String, SchemaField>> was = FieldGroups.ofBlocks(former).groups();
        List<Map<String, SchemaField>> accepted = FieldGroups.ofBlocks(present).groups();
        List<Map<String, SchemaField>> is = FieldGroups.ofBlocks(now).groups();
        List<Difference> taken = new ArrayList<>();
        if (now.isEvolvable() && was.size() == is.size() && accepted.size() == is.size()) {
            for (int i = isOwnOnly ? is.size() - 1 : 0; i < is.size(); i++) {
                taken(now.type(), was.get(i), accepted.get(i), is.get(i), held, taken);
            }
        }
        return taken;
    }

    private static void taken(
            String type,
            Map<String, SchemaField> was,
            Map<String, SchemaField> accepted,
            Map<String, SchemaField> is,
            HeldTypes held,
            List<Difference> taken) {
        List<String> before = List.copyOf(was.keySet());
        List<String> after = List.copyOf(is.keySet());
        int place = 0;
        while (place < Math.min(before.size(), after.size())
                && before.get(place).equals(after.get(place))) {
            place++;
        }
        if (place == before.size() || place == after.size() || is.containsKey(before.get(place))) {
            return;
        }
        // If the accepted schema could not read these messages either, that was reported and accepted then.
        List<String> stayed = List.copyOf(accepted.keySet());
        int end = stayed.size();
        if (end > place
                || !stayed.equals(before.subList(0, end))
                || !stayed.stream().allMatch(name -> isRead(was.get(name), accepted.get(name), held))) {
            return;
        }
        String name = before.get(place);
        String removed = FieldChanges.removed(
                Objects.requireNonNull(was.get(name)), Places.of(was).text(name));
        String what = removed + ", and " + after.get(place) + " has its place now";
        Reading reading = Reading.READ_AFTER_MIGRATION;
        taken.add(new Difference(Rule.FIELD_REMOVED, type, name, what, reading, reading));
    }

    private static boolean isRead(@Nullable SchemaField was, @Nullable SchemaField is, HeldTypes held) {
        return was != null
                && is != null
                && was.since() == is.since()
                && WireComparison.between(was.type(), is.type(), held)
                        .map(change -> change.oldBytesNewClass() == Reading.READ)
                        .orElse(true);
    }
}
