package org.marshal4j.schema.change;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.ByValue;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.wire.WireType;

/** Finds the rule by which the wire type of a field has changed. */
final class WireComparison {

    /** The rule, and what the change does to messages. */
    record Result(Rule rule, Reading oldBytesNewClass, Reading newBytesOldClass, ByValue byValue) {

        /** The result, given which values fit into the other wire type: if none does, no message can be converted. */
        static Result of(Rule rule, Reading older, Reading newer, WireType was, WireType is) {
            ValueFits there = ValueFits.of(was, is);
            ValueFits back = ValueFits.of(is, was);
            return new Result(
                    rule,
                    fitted(older, there),
                    fitted(newer, back),
                    new ByValue(
                            older != Reading.READ && there == ValueFits.SOME,
                            newer != Reading.READ && back == ValueFits.SOME));
        }

        private static Reading fitted(Reading reading, ValueFits fits) {
            return reading == Reading.READ_AFTER_MIGRATION && fits == ValueFits.NONE ? Reading.REFUSED : reading;
        }
    }

    private final HeldTypes held;
    private boolean isRetyped;
    private boolean isNullabilityChanged;
    private boolean isLengthChanged;
    private Reading olderOfLength = Reading.READ;
    private Reading newerOfLength = Reading.READ;
    private @Nullable Rule known;
    private @Nullable Rule constants;
    private @Nullable Rule listed;
    private Reading oldBytesNewClass = Reading.READ;
    private Reading newBytesOldClass = Reading.READ;

    private WireComparison(HeldTypes held) {
        this.held = held;
    }

    /**
     * The change; empty if the two are the same on the wire.
     *
     * @param held how the types that they hold are compared
     */
    static Optional<Result> between(WireType was, WireType is, HeldTypes held) {
        WireComparison comparison = new WireComparison(held);
        comparison.compare(was, is);
        return Optional.ofNullable(comparison.result(was, is));
    }

    private @Nullable Result result(WireType was, WireType is) {
        boolean isListChanged = listed != null && listed != Rule.SUBTYPE_ADDED;
        int sorts = (known == null ? 0 : 1)
                + (isListChanged ? 1 : 0)
                + (isNullabilityChanged ? 1 : 0)
                + (isLengthChanged ? 1 : 0);
        if (isRetyped || sorts > 1) {
            Reading reading = Conversions.isPossible(was, is) ? Reading.READ_AFTER_MIGRATION : Reading.REFUSED;
            return Result.of(Rule.FIELD_RETYPED, reading, reading, was, is);
        }
        if (isNullabilityChanged || isLengthChanged) {
            reads(
                    isNullabilityChanged ? Reading.READ_AFTER_MIGRATION : olderOfLength,
                    isNullabilityChanged ? Reading.READ_AFTER_MIGRATION : newerOfLength);
            Rule rule = isNullabilityChanged ? Rule.NULLABILITY_CHANGED : Rule.LENGTH_CHANGED;
            return Result.of(rule, oldBytesNewClass, newBytesOldClass, was, is);
        }
        Rule rule = known != null ? known : isListChanged || constants == null ? listed : constants;
        return rule == null ? null : Result.of(rule, oldBytesNewClass, newBytesOldClass, was, is);
    }

    // The recursion is bounded, because the parser limits how deep wire types are nested.
    private void compare(WireType was, WireType is) {
        WireShape before = WireShape.of(was);
        WireShape now = WireShape.of(is);
        if (!before.kind().equals(now.kind())) {
            isRetyped = true;
            return;
        }
        isNullabilityChanged |= before.nullable() != now.nullable();
        length(before, now);
        isRetyped |= !before.held().isEmpty() && !held.isSame(before.held(), now.held());
        if (before.isOrdered()) {
            constants(before.constants(), now.constants());
        } else {
            isRetyped |= !before.numbers().agreesWith(now.numbers());
            unordered(new HashSet<>(before.constants()), new HashSet<>(now.constants()));
        }
        known(before.known(), now.known());
        listed(before.listed(), now.listed());
        for (int i = 0; i < before.parts().size(); i++) {
            compare(before.parts().get(i), now.parts().get(i));
        }
    }

    private void length(WireShape was, WireShape is) {
        if (was.length().equals(is.length())) {
            return;
        }
        isLengthChanged = true;
        // A limit is not part of the bytes: a reader that allows more reads what a writer that allows less has
        // written.
        boolean areLimits = was.limit() > 0 && is.limit() > 0;
        boolean isGreater = areLimits && is.limit() > was.limit();
        olderOfLength = olderOfLength.and(isGreater ? Reading.READ : Reading.READ_AFTER_MIGRATION);
        newerOfLength = newerOfLength.and(areLimits && !isGreater ? Reading.READ : Reading.READ_AFTER_MIGRATION);
    }

    private void constants(List<String> was, List<String> is) {
        if (was.equals(is)) {
            return;
        }
        numbered(was, is, Reading.REFUSED);
        if (constants == null) {
            constants = !new HashSet<>(is).containsAll(was)
                    ? Rule.ENUM_CONSTANT_REMOVED
                    : startsWith(is, was) ? Rule.ENUM_CONSTANT_ADDED : Rule.ENUM_REORDERED;
        }
    }

    /** Compares constants that are found by their names or numbers, not by their places. */
    private void unordered(Set<String> was, Set<String> is) {
        if (was.equals(is)) {
            return;
        }
        reads(
                is.containsAll(was) ? Reading.READ : Reading.REFUSED,
                was.containsAll(is) ? Reading.READ : Reading.REFUSED);
        constants = is.containsAll(was) && constants == null ? Rule.ENUM_CONSTANT_ADDED : Rule.ENUM_CONSTANT_REMOVED;
    }

    private void known(List<String> was, List<String> is) {
        if (was.equals(is)) {
            return;
        }
        // Any other text is written as a text, so conversion keeps what is no longer known.
        numbered(was, is, Reading.READ_AFTER_MIGRATION);
        if (known != Rule.USUAL_TEXTS_CHANGED) {
            known = startsWith(is, was) ? Rule.USUAL_TEXT_ADDED : Rule.USUAL_TEXTS_CHANGED;
        }
    }

    private void listed(SortedMap<Integer, WireType> was, SortedMap<Integer, WireType> is) {
        ListedChanges changes = new ListedChanges(was, is, held);
        for (ListedChanges.Pair pair : changes.same()) {
            compare(pair.was(), pair.is());
        }
        if (changes.rule().isPresent()) {
            listed = changes.rule().get();
            reads(changes.oldBytesNewClass(), changes.newBytesOldClass());
        }
    }

    /**
     * Compares numbered lists: a reader with the longer list reads messages of a writer that has its beginning.
     *
     * @param shorter what happens to messages of the longer list where the shorter one is expected
     */
    private void numbered(List<String> was, List<String> is, Reading shorter) {
        if (startsWith(is, was)) {
            reads(Reading.READ, shorter);
        } else if (startsWith(was, is)) {
            reads(shorter, Reading.READ);
        } else {
            reads(Reading.READ_AFTER_MIGRATION, Reading.READ_AFTER_MIGRATION);
        }
    }

    private void reads(Reading older, Reading newer) {
        oldBytesNewClass = oldBytesNewClass.and(older);
        newBytesOldClass = newBytesOldClass.and(newer);
    }

    private static boolean startsWith(List<String> all, List<String> first) {
        return all.size() >= first.size() && all.subList(0, first.size()).equals(first);
    }
}
