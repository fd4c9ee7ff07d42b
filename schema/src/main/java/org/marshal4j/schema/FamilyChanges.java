package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares the classes of a family and their numbers with the former ones. */
final class FamilyChanges {
    private final String root;
    private final Map<Integer, String> was;
    private final Map<Integer, String> now;
    private final HeldTypes held;
    private final List<Difference> changes = new ArrayList<>();

    private FamilyChanges(Schema was, Schema now, HeldTypes held) {
        this.root = now.type();
        this.was = was.members();
        this.now = now.members();
        this.held = held;
    }

    /** Finds the changes: first of the classes that the family has now, then of those that were removed. */
    static List<Difference> between(Schema was, Schema now, HeldTypes held) {
        FamilyChanges family = new FamilyChanges(was, now, held);
        family.now.forEach(family::present);
        family.was.forEach(family::gone);
        return family.changes;
    }

    private void present(int id, String member) {
        String former = was.get(id);
        if (former != null) {
            held.isSame(former, member);
        }
        if (isMoved(former, member)) {
            return;
        }
        Optional<Difference> change = ofMember(root, member, id, was);
        change.ifPresent(changes::add);
        if (former == null && change.isEmpty()) {
            changes.add(added(root, member, member + " with @TypeId(" + id + ") is new"));
        }
    }

    static Difference added(String about, String member, String what) {
        return new Difference(Rule.SUBTYPE_ADDED, about, "", what, Optional.of(member), Reading.READ, Reading.REFUSED);
    }

    /** Whether it is the class that had this number, moved to another package. */
    private boolean isMoved(@Nullable String former, String member) {
        return former != null
                && held.isSameMember(former, member)
                && (former.equals(member) || (!now.containsValue(former) && !was.containsValue(member)));
    }

    private void gone(int id, String member) {
        // If another class has its number now, that class is reported instead.
        if (!now.containsValue(member) && !now.containsKey(id)) {
            String what = member + " with @TypeId(" + id + ") was removed";
            changes.add(new Difference(Rule.SUBTYPE_REMOVED, root, "", what, Reading.REFUSED, Reading.READ));
        }
    }

    /**
     * The change of one class, worded as a message about the given type, which may be a different one.
     *
     * @param before the former classes of the family by their numbers
     */
    static Optional<Difference> ofMember(String about, String type, int id, Map<Integer, String> before) {
        Optional<Integer> former = before.entrySet().stream()
                .filter(entry -> entry.getValue().equals(type))
                .map(Map.Entry::getKey)
                .findFirst();
        String who = about.equals(type) ? "" : type + " ";
        if (former.isPresent()) {
            String what = who + "had @TypeId(" + former.get() + "), now has @TypeId(" + id + ")";
            Reading reading = Reading.READ_AFTER_MIGRATION;
            return former.get() == id
                    ? Optional.empty()
                    : Optional.of(
                            new Difference(Rule.TYPE_ID_CHANGED, about, "", what, Optional.of(type), reading, reading));
        }
        return Optional.ofNullable(before.get(id))
                .map(other -> new Difference(
                        Rule.TYPE_ID_REUSED,
                        about,
                        "",
                        who + "has @TypeId(" + id + "), which belonged to " + other,
                        Optional.of(type),
                        Reading.REFUSED,
                        Reading.REFUSED));
    }
}
