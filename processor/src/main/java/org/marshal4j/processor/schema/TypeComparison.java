package org.marshal4j.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Compares the wire form of a type with the one that was accepted. What its superclass has changed is reported there. */
public final class TypeComparison {

    private static final Pattern FRAMED = Pattern.compile("framed ([^\\s<>,?]+)");

    private final Function<String, Optional<SchemaModel>> accepted;

    /**
     * Comparisons with the forms of one lock.
     *
     * @param accepted the accepted form of a type by its binary name, if it has one there
     */
    public TypeComparison(Function<String, Optional<SchemaModel>> accepted) {
        this.accepted = accepted;
    }

    /** The changes, those of the type as a whole first; none for a type that has not been accepted yet. */
    public List<Change> check(SchemaModel now) {
        return accepted.apply(now.type()).map(was -> between(was, now)).orElse(List.of());
    }

    private List<Change> between(SchemaModel was, SchemaModel now) {
        List<Change> changes = new ArrayList<>();
        if (was.isFamily() != now.isFamily()) {
            changes.add(change(
                    now,
                    Rule.FAMILY_CHANGED,
                    now.isFamily() ? "is the root of a family now" : "was the root of a family"));
        }
        if (was.isEvolvable() != now.isEvolvable()) {
            changes.add(change(now, Rule.EVOLVABLE_CHANGED, now.isEvolvable() ? "is evolvable now" : "was evolvable"));
        }
        String superclass = now.inherited().map(SchemaModel.Inherited::type).orElse("no other");
        String before = was.inherited().map(SchemaModel.Inherited::type).orElse("no other");
        if (!superclass.equals(before)) {
            changes.add(change(
                    now,
                    Rule.SUPERCLASS_CHANGED,
                    "took over the fields of " + before + ", and takes those of " + superclass));
        } else {
            takenOver(was, now).ifPresent(changes::add);
        }
        if (was.isFamily() && now.isFamily()) {
            changes.addAll(members(was, now));
        }
        changes.addAll(FieldComparison.between(now.type(), neutral(was.own()), neutral(now.own()), now.isEvolvable()));
        return changes;
    }

    /** A nested type that has become evolvable reports that itself, if it is in the same lock. */
    private List<SchemaField> neutral(List<SchemaField> fields) {
        return fields.stream()
                .map(field -> new SchemaField(field.name(), neutral(field.wire()), field.since()))
                .toList();
    }

    private String neutral(String wire) {
        return FRAMED.matcher(wire)
                .replaceAll(matcher -> Matcher.quoteReplacement(
                        accepted.apply(matcher.group(1)).isPresent() ? matcher.group(1) : matcher.group()));
    }

    /** Fields of a superclass that nobody else reports: of one that is not in the lock, and those whose type this class fixes. */
    private Optional<Change> takenOver(SchemaModel was, SchemaModel now) {
        if (was.inherited().isEmpty()) {
            return Optional.empty();
        }
        Optional<SchemaModel> superclass = accepted.apply(was.inherited().get().type());
        List<SchemaField> before = was.takenOver();
        List<SchemaField> after = now.takenOver();
        if (superclass.isEmpty()) {
            return before.equals(after)
                    ? Optional.empty()
                    : Optional.of(
                            change(now, Rule.SUPERCLASS_CHANGED, "took over " + before + ", and takes over " + after));
        }
        Map<String, String> open = superclass.get().fields().stream()
                .filter(field -> field.wire().equals("*"))
                .collect(Collectors.toMap(SchemaField::name, SchemaField::wire, (one, other) -> one));
        return before.stream()
                .filter(field -> open.containsKey(field.name()))
                .flatMap(field -> after.stream()
                        .filter(other -> other.name().equals(field.name()))
                        .filter(other -> WireComparison.between(field.wire(), other.wire())
                                .isPresent())
                        .map(other -> change(
                                now, Rule.SUPERCLASS_CHANGED, "took over " + field + ", and takes over " + other)))
                .findFirst();
    }

    private static List<Change> members(SchemaModel was, SchemaModel now) {
        List<Change> changes = new ArrayList<>();
        was.members().forEach((id, member) -> {
            String current = now.members().get(id);
            Optional<Integer> other = now.members().entrySet().stream()
                    .filter(entry -> entry.getValue().equals(member))
                    .map(Map.Entry::getKey)
                    .findFirst();
            if (other.isPresent() && !other.get().equals(id)) {
                changes.add(change(
                        now,
                        Rule.TYPE_ID_CHANGED,
                        member + " had @TypeId(" + id + "), has @TypeId(" + other.get() + ")"));
            } else if (other.isEmpty() && current == null) {
                changes.add(change(now, Rule.SUBTYPE_REMOVED, member + " with @TypeId(" + id + ") is gone"));
            }
            if (current != null && !current.equals(member)) {
                changes.add(change(
                        now, Rule.TYPE_ID_REUSED, current + " has @TypeId(" + id + "), which was that of " + member));
            }
        });
        return changes;
    }

    private static Change change(SchemaModel type, Rule rule, String what) {
        return new Change(rule, type.type(), "", what);
    }
}
