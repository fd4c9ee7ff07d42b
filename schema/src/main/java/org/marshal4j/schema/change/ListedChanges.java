package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.text.SameClasses;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.WireType;

/**
 * Compares the classes that a dynamic type lists, and their numbers, with those that it listed before, by the rules of
 * families.
 */
final class ListedChanges {
    private final SortedMap<Integer, WireType> was;
    private final SortedMap<Integer, WireType> is;
    private final SameClasses classes;
    private final List<Pair> same = new ArrayList<>();
    private @Nullable Rule worst;
    private Reading oldBytesNewClass = Reading.READ;
    private Reading newBytesOldClass = Reading.READ;

    ListedChanges(SortedMap<Integer, WireType> was, SortedMap<Integer, WireType> is, HeldTypes held) {
        this.was = was;
        this.is = is;
        this.classes = new SameClasses(names(was), names(is), held.mayMove());
        for (Map.Entry<Integer, WireType> type : is.entrySet()) {
            present(type.getKey(), type.getValue());
        }
        for (Map.Entry<Integer, WireType> type : was.entrySet()) {
            gone(type.getKey(), type.getValue());
        }
    }

    private static Map<Integer, String> names(SortedMap<Integer, WireType> listed) {
        Map<Integer, String> names = new HashMap<>();
        for (Map.Entry<Integer, WireType> type : listed.entrySet()) {
            names.put(type.getKey(), Listable.nameOf(type.getValue()));
        }
        return names;
    }

    /** A class before and after the change. */
    record Pair(WireType was, WireType is) {}

    /** The classes that are there before and after the change. */
    List<Pair> same() {
        return same;
    }

    /** Finds the change; if there are several, the most serious one. */
    Optional<Rule> rule() {
        return Optional.ofNullable(worst);
    }

    Reading oldBytesNewClass() {
        return oldBytesNewClass;
    }

    Reading newBytesOldClass() {
        return newBytesOldClass;
    }

    private void present(int number, WireType type) {
        Integer before = classes.numberThere(number, Listable.nameOf(type));
        WireType former = before == null ? null : was.get(before);
        if (former != null) {
            same.add(new Pair(former, type));
        }
        if (before == null) {
            boolean isReused = was.containsKey(number);
            change(
                    isReused ? Rule.TYPE_ID_REUSED : Rule.SUBTYPE_ADDED,
                    isReused ? Reading.REFUSED : Reading.READ,
                    Reading.REFUSED);
        } else if (before != number) {
            change(Rule.TYPE_ID_CHANGED, Reading.READ_AFTER_MIGRATION, Reading.READ_AFTER_MIGRATION);
        }
    }

    private void gone(int number, WireType former) {
        if (!classes.isHere(Listable.nameOf(former)) && !isReplaced(number)) {
            change(Rule.SUBTYPE_REMOVED, Reading.REFUSED, Reading.READ);
        }
    }

    /** Whether a new class has the number now, which is reported instead, or the same one in another package. */
    private boolean isReplaced(int number) {
        WireType other = is.get(number);
        return other != null && !classes.isThere(Listable.nameOf(other));
    }

    private void change(Rule rule, Reading older, Reading newer) {
        if (worst == null || hardness(rule) > hardness(worst)) {
            worst = rule;
        }
        oldBytesNewClass = oldBytesNewClass.and(older);
        newBytesOldClass = newBytesOldClass.and(newer);
    }

    private static int hardness(Rule rule) {
        return List.of(Rule.SUBTYPE_ADDED, Rule.SUBTYPE_REMOVED, Rule.TYPE_ID_CHANGED, Rule.TYPE_ID_REUSED)
                .indexOf(rule);
    }
}
