package org.marshal4j.random.edits;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/** One change of the source. Returns the same version if it does not apply to it. */
interface Edit {
    Version applied(Version before);

    /** Adds a field, which may have the name of one that was removed. */
    record Add(String type, int index, EditedField field) implements Edit {
        @Override
        public Version applied(Version before) {
            if (before.type(type).has(field.name())) {
                return before;
            }
            return before.with(
                    type,
                    each -> each.changed(fields -> fields.add(
                            Math.min(index, fields.size()),
                            new EditedField(each.idOf(field), field.name(), field.kind(), field.isRequired()))));
        }
    }

    record Remove(String type, int id) implements Edit {
        @Override
        public Version applied(Version before) {
            return before.with(type, each -> each.changed(fields -> fields.removeIf(field -> field.id() == id)));
        }
    }

    record Rename(String type, int id, String name) implements Edit {
        @Override
        public Version applied(Version before) {
            return before.type(type).has(name)
                    ? before
                    : before.with(
                            type,
                            each -> each.changed(fields ->
                                    fields.replaceAll(field -> field.id() == id ? field.named(name) : field)));
        }
    }

    record Move(String type, int id, int index) implements Edit {
        @Override
        public Version applied(Version before) {
            return before.with(
                    type,
                    each -> each.field(id)
                            .map(field -> each.changed(fields -> {
                                fields.remove(field);
                                fields.add(Math.min(index, fields.size()), field);
                            }))
                            .orElse(each));
        }
    }

    /** Gives a field another kind. */
    record Retype(String type, int id, Kind kind, boolean isRequired) implements Edit {
        @Override
        public Version applied(Version before) {
            return before.with(
                    type,
                    each -> each.changed(fields ->
                            fields.replaceAll(field -> field.id() == id ? field.of(kind, isRequired) : field)));
        }
    }

    /** Lets two fields change places. */
    record Swap(String type, int one, int other) implements Edit {
        @Override
        public Version applied(Version before) {
            return before.with(
                    type,
                    each -> each.field(one).isEmpty() || each.field(other).isEmpty()
                            ? each
                            : each.changed(fields -> Collections.swap(
                                    fields,
                                    fields.indexOf(each.field(one).get()),
                                    fields.indexOf(each.field(other).get()))));
        }
    }

    /**
     * Lets two fields exchange their names. A field is what has its name, so it has the other one's place and kind. If
     * only one of them is inherited, the superclass shows a field of another name instead, which is a rename.
     */
    record SwapNames(String type, int one, int other) implements Edit {
        @Override
        public Version applied(Version before) {
            EditedField a = before.type(type).field(one).orElse(null);
            EditedField b = before.type(type).field(other).orElse(null);
            if (a == null || b == null || !isConverted(a.kind(), b.kind())) {
                return before;
            }
            if (before.type(type).isInherited(a) != before.type(type).isInherited(b)) {
                return before;
            }
            return before.with(
                    type,
                    each -> each.changed(fields -> fields.replaceAll(field -> field == a
                            ? b.of(a.kind(), a.isRequired())
                            : field == b ? a.of(b.kind(), b.isRequired()) : field)));
        }
    }

    /** Whether values of either kind are values of the other, or are refused one by one. */
    private static boolean isConverted(Kind one, Kind other) {
        boolean areNumbers = one instanceof NumberKind && other instanceof NumberKind;
        return areNumbers || one instanceof TextKind && other instanceof TextKind;
    }

    /** Gives an enum other constants, or another order of them. */
    record Constants(String type, List<String> constants) implements Edit {
        @Override
        public Version applied(Version before) {
            return before.withEnum(type, constants);
        }
    }

    /** Gives the family other classes, or other numbers to them. */
    record Members(Map<String, Integer> members) implements Edit {
        @Override
        public Version applied(Version before) {
            return before.withMembers(members);
        }
    }
}
