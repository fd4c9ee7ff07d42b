package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.ByValue;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.text.SameClasses;

/** Compares the classes of a family and their numbers with the former ones. */
final class FamilyChanges {
    private final String root;
    private final Map<Integer, String> was;
    private final Map<Integer, String> now;
    private final HeldTypes held;
    private final SameClasses classes;
    private final List<Difference> changes = new ArrayList<>();

    private FamilyChanges(Schema was, Schema now, HeldTypes held) {
        this.root = now.type();
        this.was = was.members();
        this.now = now.members();
        this.held = held;
        this.classes = new SameClasses(this.was, this.now, held.mayMove());
    }

    /** Finds the changes: first of the classes that the family has now, then of those that were removed. */
    static List<Difference> between(Schema was, Schema now, HeldTypes held) {
        FamilyChanges family = new FamilyChanges(was, now, held);
        for (Map.Entry<Integer, String> member : family.now.entrySet()) {
            family.present(member.getKey(), member.getValue());
        }
        for (Map.Entry<Integer, String> member : family.was.entrySet()) {
            family.gone(member.getKey(), member.getValue());
        }
        if (!family.isDisjoint()) {
            return family.changes;
        }
        List<Difference> forAll = new ArrayList<>();
        for (Difference change : family.changes) {
            forAll.add(forAllValues(change));
        }
        return forAll;
    }

    /** Whether every message of one side has an object of a class that the other side does not know. */
    private boolean isDisjoint() {
        for (Map.Entry<Integer, String> member : now.entrySet()) {
            if (classes.numberThere(member.getKey(), member.getValue()) != null) {
                return false;
            }
        }
        return true;
    }

    private static Difference forAllValues(Difference difference) {
        return new Difference(
                difference.rule(),
                difference.type(),
                difference.field(),
                difference.detail(),
                difference.member(),
                difference.oldBytesNewClass(),
                difference.newBytesOldClass(),
                ByValue.NEVER);
    }

    private void present(int id, String member) {
        Integer before = classes.numberThere(id, member);
        if (before != null) {
            held.isSame(was.getOrDefault(before, member), member);
            if (before == id) {
                return;
            }
        }
        Optional<Difference> change = ofMember(root, member, id, was, before);
        changes.add(change.orElseGet(() -> added(root, member, member + " with @TypeId(" + id + ") is new")));
    }

    static Difference added(String about, String member, String what) {
        return new Difference(
                Rule.SUBTYPE_ADDED,
                about,
                "",
                what,
                Optional.of(member),
                Reading.READ,
                Reading.REFUSED,
                new ByValue(false, true));
    }

    private void gone(int id, String member) {
        if (!classes.isHere(member) && !isReplaced(id)) {
            String what = member + " with @TypeId(" + id + ") was removed";
            changes.add(new Difference(
                    Rule.SUBTYPE_REMOVED,
                    root,
                    "",
                    what,
                    Optional.empty(),
                    Reading.REFUSED,
                    Reading.READ,
                    new ByValue(true, false)));
        }
    }

    /** Whether a new class has the number now, which is reported instead, or the same one in another package. */
    private boolean isReplaced(int id) {
        String other = now.get(id);
        return other != null && !classes.isThere(other);
    }

    /**
     * The change of one class, worded as a message about the given type, which may be a different one.
     *
     * @param before the former classes of the family by their numbers
     */
    static Optional<Difference> ofMember(String about, String type, int id, Map<Integer, String> before) {
        return ofMember(about, type, id, before, SameClasses.numbers(before).get(type));
    }

    private static Optional<Difference> ofMember(
            String about, String type, int id, Map<Integer, String> before, @Nullable Integer former) {
        String who = about.equals(type) ? "" : type + " ";
        if (former != null) {
            String what = who + "had @TypeId(" + former + "), now has @TypeId(" + id + ")";
            Reading reading = Reading.READ_AFTER_MIGRATION;
            return former == id
                    ? Optional.empty()
                    : Optional.of(new Difference(
                            Rule.TYPE_ID_CHANGED, about, "", what, Optional.of(type), reading, reading, ByValue.NEVER));
        }
        String other = before.get(id);
        return other == null
                ? Optional.empty()
                : Optional.of(new Difference(
                        Rule.TYPE_ID_REUSED,
                        about,
                        "",
                        who + "has @TypeId(" + id + "), which belonged to " + other,
                        Optional.of(type),
                        Reading.REFUSED,
                        Reading.REFUSED,
                        ByValue.ALWAYS));
    }
}
