package org.marshal4j.audit.align;

import java.util.HashSet;
import java.util.Set;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** How much can be concluded from the choices on a path. */
final class Certainties {

    private Certainties() {}

    /**
     * Whether a condition may hold or not, whatever was chosen before. Conditions about the same fields, or about
     * methods whose code was not followed, may depend on each other; but a branch inside another one that does something
     * is there because it can be reached.
     */
    static boolean independent(Condition condition, World world, boolean moves) {
        if (unknown(condition) || ofResult(condition) || ofConstants(condition)) {
            return false;
        }
        Set<String> own = atoms(condition);
        for (Fork fork : world.forks()) {
            Condition before = fork.condition();
            boolean cases = !before.less()
                    && !condition.less()
                    && before.left().equals(condition.left())
                    && before.right() instanceof Value.Const
                    && condition.right() instanceof Value.Const;
            if (!cases) {
                Set<String> common = new HashSet<>(own);
                common.retainAll(atoms(before));
                if (!common.isEmpty() && (fork.past() || !moves)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean unknown(Condition condition) {
        boolean[] found = {false};
        // Of which class a stream is, is no choice of the writer's.
        Values.parts(
                condition,
                value -> found[0] |= Values.any(
                        value,
                        part -> part instanceof Value.Unknown
                                || (part instanceof Value.InstanceOf test && test.value() instanceof Value.Port)));
        return found[0];
    }

    /** Whether a condition asks if the result of a method is null: most never are. */
    private static boolean ofResult(Condition condition) {
        return !condition.negated()
                && condition.right().equals(Values.nothing())
                && condition.left() instanceof Value.Invoke;
    }

    /** Whether a condition is one about static fields alone: it always holds, or never. */
    private static boolean ofConstants(Condition condition) {
        Set<String> atoms = atoms(condition);
        return !atoms.isEmpty() && atoms.stream().allMatch(atom -> atom.startsWith("static "));
    }

    private static Set<String> atoms(Condition condition) {
        Set<String> atoms = new HashSet<>();
        Values.parts(condition, value -> collect(value, atoms));
        return atoms;
    }

    private static void collect(Value value, Set<String> atoms) {
        if (value instanceof Value.Field field) {
            atoms.add("field " + field.name());
        } else if (value instanceof Value.Static field) {
            atoms.add("static " + field.name());
        } else if (value instanceof Value.Param param) {
            atoms.add("parameter " + param.index());
        } else if (value instanceof Value.Invoke invoke) {
            // A method of the object may use any of its fields.
            atoms.add(invoke.owner().equals("stream") ? "stream" : "methods");
        }
        Values.parts(value, part -> collect(part, atoms));
    }

    /** Whether a condition of the reader is one about plain values that were written. */
    static boolean ofWriter(Condition condition) {
        return plain(condition.left()) && plain(condition.right());
    }

    /** Whether a condition of the reader is about fields of its object that it has not set by what it read. */
    static boolean ofUnread(Condition condition) {
        boolean[] found = {false, false};
        Values.parts(condition, value -> {
            found[0] |=
                    Values.any(value, part -> part instanceof Value.Field field && field.owner() instanceof Value.Self);
            found[1] |= Values.any(value, part -> part instanceof Value.Read);
        });
        return found[0] && !found[1];
    }

    private static boolean plain(Value value) {
        if (value instanceof Value.Truth truth) {
            return ofWriter(truth.condition());
        } else if (value instanceof Value.Size size) {
            return plain(size.of());
        } else if (value instanceof Value.Convert convert) {
            return plain(convert.value());
        } else if (value instanceof Value.Invoke invoke) {
            return isVersion(invoke);
        } else if (value instanceof Value.Field field) {
            return field.owner() instanceof Value.Self || field.owner() instanceof Value.Param;
        }
        return value instanceof Value.Const
                || value instanceof Value.Static
                || (value instanceof Value.Param param && param.index() < 100);
    }

    /** Whether a value asks the stream for its version. */
    static boolean isVersion(Value value) {
        return Values.any(
                value,
                part -> part instanceof Value.Invoke invoke
                        && invoke.owner().equals("stream")
                        && invoke.name().toLowerCase(java.util.Locale.ROOT).contains("version"));
    }

    private static boolean isVersion(Condition condition) {
        return isVersion(condition.left()) || isVersion(condition.right());
    }

    /** Whether something is null on a path. */
    static boolean isOfNull(World world) {
        return world.forks().stream()
                .map(Fork::condition)
                .anyMatch(condition -> !condition.negated() && condition.right().equals(Values.nothing()));
    }

    /** Whether both sides chose, each by something else: what the class takes care of may make that the same. */
    static boolean choseApart(World world) {
        boolean writer = false;
        boolean reader = false;
        for (Fork fork : world.forks()) {
            writer |=
                    fork.byWriter() && !world.tested().contains(fork.condition().test());
            reader |= fork.byReader();
        }
        return writer && reader;
    }

    /** The kind of a finding, given the choices that one side alone has made. */
    static FindingKind kind(FindingKind plain, World world) {
        boolean version = false;
        boolean versionOfReader = false;
        FindingKind kind = plain;
        for (Fork fork : world.forks()) {
            if (isVersion(fork.condition())) {
                versionOfReader |= fork.byReader();
                version |= fork.byWriter()
                        && !world.tested().contains(fork.condition().test());
            } else if (fork.byWriter()
                    && !world.tested().contains(fork.condition().test())) {
                boolean isNull =
                        !fork.condition().less() && fork.condition().right().equals(Values.nothing());
                kind = isNull ? FindingKind.NULL_NOT_TOLD : FindingKind.ONE_SIDED_CHOICE;
            } else if (fork.byReader()) {
                kind = FindingKind.ONE_SIDED_CHOICE;
            }
        }
        if (version || versionOfReader) {
            return version && versionOfReader ? FindingKind.VERSION_DIFFERS : FindingKind.ONE_SIDED_CHOICE;
        }
        return world.fell() != null ? FindingKind.FALLS_THROUGH : kind;
    }
}
