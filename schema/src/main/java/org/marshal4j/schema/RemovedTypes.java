package org.marshal4j.schema;

import java.util.List;
import java.util.Map;

/** What is said of accepted types that are gone. */
final class RemovedTypes {
    private final Map<String, Schema> accepted;
    private final Map<String, Schema> forms;
    private final LockCheck check;

    RemovedTypes(Map<String, Schema> accepted, Map<String, Schema> forms) {
        this.accepted = accepted;
        this.forms = forms;
        this.check = new LockCheck(accepted);
    }

    /** The differences, by type. */
    List<Difference> differences() {
        return accepted.values().stream()
                .filter(type -> !forms.containsKey(type.type()))
                .map(this::difference)
                .toList();
    }

    private Difference difference(Schema gone) {
        Rule rule = wasOnlyExtended(gone) ? Rule.SUPERCLASS_REMOVED : Rule.TYPE_REMOVED;
        return new Difference(rule, gone.type(), "", "was removed" + newName(gone), Reading.REFUSED, Reading.READ);
    }

    /**
     * Whether the accepted forms know it as a superclass alone, whose subclasses have its fields where they stood. Nobody says whether it was
     * abstract, so its own messages cannot be ruled out.
     */
    private boolean wasOnlyExtended(Schema gone) {
        if (gone.isFamily()
                || accepted.values().stream().anyMatch(type -> type.heldTypes().contains(gone.type()))) {
            return false;
        }
        List<Schema> subclasses = accepted.values().stream()
                .filter(type -> isExtending(type, gone))
                .toList();
        return !subclasses.isEmpty() && subclasses.stream().allMatch(this::isInPlace);
    }

    private static boolean isExtending(Schema type, Schema superclass) {
        return type.inherited()
                .filter(from -> from.type().equals(superclass.type()))
                .isPresent();
    }

    private boolean isInPlace(Schema subclass) {
        Schema now = forms.get(subclass.type());
        return now != null
                && check.reported(now).stream()
                        .allMatch(difference -> difference.rule().isSafe());
    }

    /** The one new type that has the same form, if there is one: nobody can know that it is the same type, but it helps to look there. */
    private String newName(Schema gone) {
        List<String> same = forms.values().stream()
                .filter(form ->
                        !accepted.containsKey(form.type()) && !form.fields().isEmpty())
                .filter(form ->
                        form.fields().equals(gone.fields()) && form.members().equals(gone.members()))
                .map(Schema::type)
                .toList();
        return same.size() == 1 ? "; the new type " + same.get(0) + " has the same form" : "";
    }
}
