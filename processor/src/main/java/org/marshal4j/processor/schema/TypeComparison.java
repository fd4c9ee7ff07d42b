package org.marshal4j.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Compares the wire form of a type with the one that was accepted. What its superclass has changed is reported there. */
public final class TypeComparison {

    private static final Pattern NESTED = Pattern.compile("(?:framed|family) ([^\\s<>,?]+)");

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
                    now.isFamily() ? "is now the root of a family" : "is no longer the root of a family"));
        }
        if (was.isEvolvable() != now.isEvolvable()) {
            changes.add(change(
                    now, Rule.EVOLVABLE_CHANGED, now.isEvolvable() ? "is now evolvable" : "is no longer evolvable"));
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
                    "inherited the fields of " + before + ", now inherits those of " + superclass + "; "
                            + firstDifference(was, now)));
        }
        return changes;
    }

    private static String firstDifference(SchemaModel was, SchemaModel now) {
        List<SchemaField> before = was.plain();
        List<SchemaField> after = now.plain();
        int i = 0;
        while (i < before.size() && i < after.size() && before.get(i).equals(after.get(i))) {
            i++;
        }
        return "the "
                + (i == 0 ? "first field" : "field after " + before.get(i - 1).name()) + " was "
                + (i < before.size() ? before.get(i) : "missing") + ", is now "
                + (i < after.size() ? after.get(i) : "missing");
    }

    private static String superclass(SchemaModel schema) {
        return schema.inherited().map(SchemaModel.Inherited::type).orElse("no superclass");
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

    /** A nested type that has become evolvable, or a family, reports that itself, if it is in the same lock. */
    private List<SchemaField> neutral(List<SchemaField> fields) {
        return fields.stream()
                .map(field -> new SchemaField(field.name(), neutral(field.wire()), field.since()))
                .toList();
    }

    private String neutral(String wire) {
        return NESTED.matcher(wire)
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
                            change(now, Rule.SUPERCLASS_CHANGED, "inherited " + before + ", now inherits " + after));
        }
        Set<String> open = superclass.fields().stream()
                .filter(field -> field.wire().equals("*"))
                .map(SchemaField::name)
                .collect(Collectors.toSet());
        for (SchemaField field : before) {
            Optional<SchemaField> same = after.stream()
                    .filter(other -> open.contains(field.name()) && other.name().equals(field.name()))
                    .findFirst();
            Optional<Rule> rule = same.flatMap(other -> WireComparison.between(field.wire(), other.wire()));
            if (rule.isPresent()) {
                return Optional.of(change(now, rule.get(), "inherited " + field + ", now inherits " + same.get()));
            }
        }
        return Optional.empty();
    }

    /**
     * What a class has changed of its part in families.
     *
     * @param type its binary name
     * @param id its type id
     * @param roots the binary names of the roots of its families
     */
    public List<Change> checkMember(String type, int id, List<String> roots) {
        return roots.stream()
                .map(accepted::get)
                .filter(root -> root != null && root.isFamily())
                .flatMap(root -> member(type, type, id, root.members()).stream())
                .toList();
    }

    /** The change of one class, in words about a type that may be another. */
    private static Optional<Change> member(String about, String type, int id, Map<Integer, String> before) {
        Optional<Integer> former = before.entrySet().stream()
                .filter(entry -> entry.getValue().equals(type))
                .map(Map.Entry::getKey)
                .findFirst();
        String who = about.equals(type) ? "" : type + " ";
        if (former.isPresent()) {
            return former.get() == id
                    ? Optional.empty()
                    : Optional.of(new Change(
                            Rule.TYPE_ID_CHANGED,
                            about,
                            "",
                            who + "had @TypeId(" + former.get() + "), now has @TypeId(" + id + ")",
                            Optional.of(type)));
        }
        return Optional.ofNullable(before.get(id))
                .map(other -> new Change(
                        Rule.TYPE_ID_REUSED,
                        about,
                        "",
                        who + "has @TypeId(" + id + "), which belonged to " + other,
                        Optional.of(type)));
    }

    private static List<Change> members(SchemaModel was, SchemaModel now) {
        List<Change> changes = new ArrayList<>();
        now.members()
                .forEach((id, member) ->
                        member(now.type(), member, id, was.members()).ifPresent(changes::add));
        was.members().forEach((id, member) -> {
            // Where another class has its number, that one is reported.
            if (!now.members().containsValue(member) && !now.members().containsKey(id)) {
                changes.add(change(now, Rule.SUBTYPE_REMOVED, member + " with @TypeId(" + id + ") was removed"));
            }
        });
        return changes;
    }

    private static Change change(SchemaModel type, Rule rule, String what) {
        return new Change(rule, type.type(), "", what);
    }
}
