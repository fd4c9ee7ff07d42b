package org.marshal4j.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Compares the wire form of a type with the one that was accepted. What its superclass has changed is reported there. */
public final class TypeComparison {

    private static final Pattern FRAMED = Pattern.compile("framed ([^\\s<>,?]+)");

    private final Map<String, SchemaModel> accepted;

    /**
     * Comparisons with the forms of one lock.
     *
     * @param accepted the accepted forms by the binary names of their types
     */
    public TypeComparison(Map<String, SchemaModel> accepted) {
        this.accepted = accepted;
    }

    /** The changes, those of the type as a whole first; none for a type that has not been accepted yet. */
    public List<Change> check(SchemaModel now) {
        SchemaModel was = accepted.get(now.type());
        return was == null ? List.of() : between(was, now);
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
        if (was.isFamily() && now.isFamily()) {
            changes.addAll(members(was, now));
        }
        String before = superclass(was);
        String superclass = superclass(now);
        if (superclass.equals(before)) {
            takenOver(was, now).ifPresent(changes::add);
            changes.addAll(fields(now, was.own(), now.own()));
        } else if (wires(was).equals(wires(now))) {
            // Fields went to another class and stand where they stood, or a class was renamed.
            changes.addAll(fields(now, was.plain(), now.plain()));
        } else {
            changes.add(change(
                    now,
                    Rule.SUPERCLASS_CHANGED,
                    "took over the fields of " + before + ", and takes those of " + superclass));
        }
        return changes;
    }

    private static String superclass(SchemaModel schema) {
        return schema.inherited().map(SchemaModel.Inherited::type).orElse("no other");
    }

    /** The bytes of the fields, whatever they are called. */
    private List<String> wires(SchemaModel schema) {
        return neutral(schema.fields()).stream()
                .map(field -> field.wire() + " " + field.since())
                .toList();
    }

    private List<Change> fields(SchemaModel now, List<SchemaField> was, List<SchemaField> is) {
        return FieldComparison.between(now.type(), neutral(was), neutral(is), now.isEvolvable());
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
                        accepted.containsKey(matcher.group(1)) ? matcher.group(1) : matcher.group()));
    }

    /** Fields of a superclass that nobody else reports: of one that is not in the lock, and those whose type this class fixes. */
    private Optional<Change> takenOver(SchemaModel was, SchemaModel now) {
        if (was.inherited().isEmpty()) {
            return Optional.empty();
        }
        SchemaModel superclass = accepted.get(was.inherited().get().type());
        List<SchemaField> before = was.takenOver();
        List<SchemaField> after = now.takenOver();
        if (superclass == null) {
            return before.equals(after)
                    ? Optional.empty()
                    : Optional.of(
                            change(now, Rule.SUPERCLASS_CHANGED, "took over " + before + ", and takes over " + after));
        }
        Map<String, String> open = superclass.fields().stream()
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
                changes.add(new Change(
                        Rule.TYPE_ID_CHANGED,
                        now.type(),
                        "",
                        member + " had @TypeId(" + id + "), has @TypeId(" + other.get() + ")",
                        Optional.of(member)));
            } else if (other.isEmpty() && current == null) {
                changes.add(change(now, Rule.SUBTYPE_REMOVED, member + " with @TypeId(" + id + ") is gone"));
            }
            if (current != null && !current.equals(member)) {
                changes.add(new Change(
                        Rule.TYPE_ID_REUSED,
                        now.type(),
                        "",
                        current + " has @TypeId(" + id + "), which was that of " + member,
                        Optional.of(current)));
            }
        });
        return changes;
    }

    private static Change change(SchemaModel type, Rule rule, String what) {
        return new Change(rule, type.type(), "", what);
    }
}
