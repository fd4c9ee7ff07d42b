package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A class or record in one revision.
 *
 * @param form what stays the same in all revisions
 * @param last the field that had each name last, of the names that no field has now but which a removed one had
 */
record EditedType(String name, Form form, List<EditedField> fields, Map<String, EditedField> last) {

    /**
     * How a type is declared.
     *
     * @param inherited how many of the first fields are those of a superclass, for a class
     */
    record Form(boolean isRecord, boolean isEvolvable, int inherited) {}

    /** Returns a type in its first revision. */
    static EditedType first(String name, Form form, List<EditedField> fields) {
        return new EditedType(name, form, List.copyOf(fields), Map.of());
    }

    Optional<EditedField> field(int id) {
        return fields.stream().filter(field -> field.id() == id).findFirst();
    }

    /** Returns the fields of the superclass. */
    List<EditedField> inherited() {
        return fields.subList(0, Math.min(form.inherited, fields.size()));
    }

    boolean isInherited(EditedField field) {
        return fields.indexOf(field) < form.inherited;
    }

    boolean has(String fieldName) {
        return fields.stream().anyMatch(field -> field.name().equals(fieldName));
    }

    /** Returns the type with other fields. */
    EditedType changed(Consumer<List<EditedField>> change) {
        List<EditedField> others = new ArrayList<>(fields);
        change.accept(others);
        Map<String, EditedField> gone = new HashMap<>(last);
        for (EditedField field : fields) {
            if (others.stream().noneMatch(other -> other.id() == field.id())) {
                gone.put(field.name(), field);
            }
        }
        others.forEach(field -> gone.remove(field.name()));
        return new EditedType(name, form, List.copyOf(others), Map.copyOf(gone));
    }

    /**
     * Returns the identity of a new field. If the last field of its name was removed and had the same wire type, it is
     * that field again: whoever takes a removal back, or merges two branches, does the same to the lock file.
     */
    int idOf(EditedField added) {
        EditedField before = last.get(added.name());
        return before != null && before.hasWireTypeOf(added) ? before.id() : added.id();
    }

    /** Returns the names of the classes that it consists of. */
    List<String> classes() {
        return form.inherited == 0 ? List.of(name) : List.of(name + "Base", name);
    }

    /**
     * Returns the source of each of these classes.
     *
     * @param family the family that it is a class of; null if there is none
     * @param options what {@code @Marshal} says of types with schema ids; evolvable ones cannot have any
     */
    Map<String, String> sources(String packageName, Family family, String options) {
        String plain = "package " + packageName + ";\n\nimport org.marshal4j.*;\n\n@Marshal";
        String head = plain
                + (form.isEvolvable ? "(evolvable = true)" : options)
                + (family == null ? "" : " @TypeId(" + family.members().get(name) + ")") + "\n";
        String implemented = family == null ? "" : " implements " + family.name();
        if (form.isRecord) {
            String components = fields.stream().map(EditedField::source).collect(Collectors.joining(", "));
            return Map.of(name, head + "record " + name + "(" + components + ")" + implemented + " {}\n");
        }
        int inherited = Math.min(form.inherited, fields.size());
        if (form.inherited == 0) {
            return Map.of(name, head + "final class " + name + implemented + body(fields));
        }
        String base = name + "Base";
        return Map.of(
                base,
                plain + (form.isEvolvable ? "(evolvable = true)" : "") + "\nclass " + base
                        + body(fields.subList(0, inherited)),
                name,
                head + "class " + name + " extends " + base + body(fields.subList(inherited, fields.size())));
    }

    private static String body(List<EditedField> some) {
        return some.stream()
                .map(field -> "    " + field.source() + ";\n")
                .collect(Collectors.joining("", " {\n", "}\n"));
    }
}
