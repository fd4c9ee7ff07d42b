package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.WireType;

/**
 * Compares the classes that a dynamic type lists, and their numbers, with those that it listed before, by the rules of
 * families.
 */
final class ListedChanges {
    private final SortedMap<Integer, WireType> was;
    private final SortedMap<Integer, WireType> is;
    private final HeldTypes held;
    private final Set<String> namesBefore;
    private final Set<String> namesNow;
    private final List<Pair> same = new ArrayList<>();
    private @Nullable Rule worst;
    private Reading oldBytesNewClass = Reading.READ;
    private Reading newBytesOldClass = Reading.READ;

    ListedChanges(SortedMap<Integer, WireType> was, SortedMap<Integer, WireType> is, HeldTypes held) {
        this.was = was;
        this.is = is;
        this.held = held;
        this.namesBefore = names(was);
        this.namesNow = names(is);
        for (Map.Entry<Integer, WireType> type : is.entrySet()) {
            present(type.getKey(), type.getValue());
        }
        for (Map.Entry<Integer, WireType> type : was.entrySet()) {
            gone(type.getKey(), type.getValue());
        }
    }

    /** A class before and after the change. */
    record Pair(WireType was, WireType is) {}

    /** The classes that have kept their numbers. */
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
        WireType former = was.get(number);
        if (former != null && nameOf(former).equals(nameOf(type))) {
            same.add(new Pair(former, type));
        } else if (namesBefore.contains(nameOf(type))) {
            change(Rule.TYPE_ID_CHANGED, Reading.READ_AFTER_MIGRATION, Reading.READ_AFTER_MIGRATION);
        } else if (former != null) {
            change(Rule.TYPE_ID_REUSED, Reading.REFUSED, Reading.REFUSED);
        } else {
            change(Rule.SUBTYPE_ADDED, Reading.READ, Reading.REFUSED);
        }
    }

    private void gone(int number, WireType former) {
        // If another class has its number now, that class is reported instead.
        if (!is.containsKey(number) && !namesNow.contains(nameOf(former))) {
            change(Rule.SUBTYPE_REMOVED, Reading.REFUSED, Reading.READ);
        }
    }

    private Set<String> names(SortedMap<Integer, WireType> listed) {
        Set<String> names = new HashSet<>();
        for (WireType type : listed.values()) {
            names.add(nameOf(type));
        }
        return names;
    }

    private String nameOf(WireType type) {
        return held.memberName(Listable.nameOf(type));
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
