package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Makes chains of edits from seeds. */
final class EditMaker {
    private static final int EDITS = 5;
    private static final int WITHOUT_IDS = 4;
    private static final int FIELDS = 5;
    private static final List<String> CONSTANTS = List.of("A", "B", "C", "D", "E", "F");
    private static final List<String> ENUMS = List.of("E0", "E1");
    private static final String FAMILY = "F0";
    private static final List<String> MEMBERS = List.of("M0", "M1", "M2");
    private static final String ROOT = "T2";
    private static final List<String> TYPES = List.of("T0", "T1", ROOT);

    private final Random random;
    private final boolean leavesAlone;
    private int fields;

    private EditMaker(long seed, boolean leavesAlone) {
        this.leavesAlone = leavesAlone;
        random = new Random(seed);
        random.nextInt();
    }

    /** Returns the same chain for the same seed. */
    static EditChain of(long seed) {
        EditMaker maker = new EditMaker(seed, false);
        return maker.chain(maker.first(seed), EDITS);
    }

    /** Returns the same chain for the same seed, of classes whose bytes can be made from their schemas alone. */
    static EditChain ofSchemas(long seed) {
        EditMaker maker = new EditMaker(seed, true);
        return maker.chain(maker.first(seed), EDITS);
    }

    private EditChain chain(Version first, int size) {
        List<Edit> edits = new ArrayList<>();
        Version last = first;
        while (edits.size() < size) {
            Edit edit = edit(last);
            Version next = edit.applied(last);
            if (!next.equals(last)) {
                edits.add(edit);
                last = next;
            }
        }
        return new EditChain(first, List.copyOf(edits));
    }

    /** Returns the same branches for the same seed. */
    static Branches branches(long seed) {
        for (EditMaker maker = new EditMaker(seed, false); ; ) {
            // Without schema ids, which the compiler takes from the lock file.
            EditChain common = maker.chain(maker.first(WITHOUT_IDS * seed + 1), maker.random.nextInt(3));
            Version base = common.last();
            Branches branches = new Branches(
                    common,
                    maker.chain(base, 1 + maker.random.nextInt(2)).edits(),
                    maker.chain(base, 1 + maker.random.nextInt(2)).edits());
            if (branches.fit()) {
                return branches;
            }
        }
    }

    private Version first(long seed) {
        Map<String, List<String>> enums = new LinkedHashMap<>();
        ENUMS.forEach(name -> enums.put(name, CONSTANTS.subList(0, 2 + random.nextInt(2))));
        List<EditedType> types = new ArrayList<>();
        MEMBERS.forEach(name -> types.add(type(name, 1 + random.nextInt(2), List.of(), 0)));
        List<String> held = new ArrayList<>(List.of(FAMILY));
        for (String name : TYPES) {
            int size = 1 + random.nextInt(name.equals(ROOT) ? FIELDS : 3);
            types.add(type(name, size, held, random.nextInt(3) > 0 ? 0 : 1 + random.nextInt(2)));
            held.add(name);
        }
        return new Version(
                seed, List.copyOf(types), enums, new Family(FAMILY, new TreeMap<>(Map.of("M0", 1, "M1", 130))));
    }

    private EditedType type(String name, int size, List<String> held, int inherited) {
        boolean isRecord = random.nextInt(3) == 0;
        List<EditedField> made = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            made.add(field(held, shared(name, isRecord)));
        }
        return EditedType.first(
                name, new EditedType.Form(isRecord, random.nextInt(4) == 0, isRecord ? 0 : inherited), made);
    }

    private EditedField field(List<String> held, List<String> shared) {
        Kind kind = new Kinds(random, leavesAlone, held, shared, FAMILY, ENUMS).any();
        int id = fields++;
        return new EditedField(id, "f" + id, kind, kind.canBeRequired() && random.nextInt(4) == 0);
    }

    private Edit edit(Version version) {
        EditedType type = pick(random.nextBoolean() ? List.of(version.root()) : version.types());
        int size = type.fields().size();
        if (size < 2) {
            return add(type);
        }
        EditedField one = pick(type.fields());
        EditedField other = pick(type.fields());
        return switch (random.nextInt(15)) {
            case 0, 1, 2 -> add(type);
            case 3, 4 -> new Edit.Remove(type.name(), one.id());
            case 5, 6 -> new Edit.Rename(type.name(), one.id(), name());
            case 7 -> new Edit.Move(type.name(), one.id(), random.nextInt(size));
            case 8 -> new Edit.Swap(type.name(), one.id(), other.id());
            case 9 -> new Edit.SwapNames(type.name(), one.id(), other.id());
            case 10, 11 -> retyped(type, one);
            case 12 -> members(version);
            default -> constants(version);
        };
    }

    private Edit add(EditedType type) {
        EditedField field =
                field(held(type.name()), shared(type.name(), type.form().isRecord()));
        int index = random.nextInt(type.fields().size() + 1);
        if (type.last().isEmpty() || random.nextInt(3) == 0) {
            return new Edit.Add(type.name(), index, field);
        }
        EditedField before = pick(List.copyOf(type.last().values()));
        Kind kind = again(before.kind());
        return new Edit.Add(
                type.name(),
                index,
                field.of(kind, kind == before.kind() && before.isRequired()).named(before.name()));
    }

    /**
     * Returns the same kind, or one that surely has another wire type. The wire type of an enum has its constants, which
     * may be others now.
     */
    private Kind again(Kind before) {
        boolean mayDiffer = ENUMS.stream().anyMatch(before.declared()::contains);
        if (before instanceof JdkKind || !mayDiffer && random.nextInt(3) == 0) {
            return before;
        }
        return before instanceof NumberKind
                ? TextKind.ALL.get(0)
                : new NumberKind(NumberKind.Base.DOUBLE, random.nextBoolean(), false);
    }

    /** Returns what a type may hold. */
    private static List<String> held(String type) {
        List<String> held = new ArrayList<>(TYPES.subList(0, Math.max(0, TYPES.indexOf(type))));
        if (TYPES.contains(type)) {
            held.add(FAMILY);
        }
        return held;
    }

    /** Returns the classes to which a type may share references; a record cannot refer to itself. */
    private static List<String> shared(String type, boolean isRecord) {
        return TYPES.contains(type) ? TYPES.subList(0, TYPES.indexOf(type) + (isRecord ? 0 : 1)) : List.of();
    }

    /** Adds a class to the family, removes one, or changes a number. */
    private Edit members(Version version) {
        Map<String, Integer> members = new TreeMap<>(version.family().members());
        String name = pick(MEMBERS);
        if (!members.containsKey(name) || random.nextBoolean() || members.size() == 1) {
            members.put(name, 200 + fields++);
        } else {
            members.remove(name);
        }
        return new Edit.Members(members);
    }

    /** Returns a name that no field has had, or any other. */
    private String name() {
        return random.nextBoolean() ? "r" + fields++ : "f" + random.nextInt(fields);
    }

    private Edit retyped(EditedType type, EditedField field) {
        boolean isOnlyNull = random.nextInt(3) == 0;
        Kind kind = isOnlyNull
                ? field.kind()
                : new Kinds(random, leavesAlone, List.of(), List.of(), FAMILY, ENUMS).other(field.kind());
        return new Edit.Retype(type.name(), field.id(), kind, isOnlyNull != field.isRequired());
    }

    private Edit constants(Version version) {
        String name = pick(ENUMS);
        List<String> constants = new ArrayList<>(version.enums().get(name));
        switch (random.nextInt(4)) {
            case 0 -> Collections.shuffle(constants, random);
            case 1 -> constants.remove(random.nextInt(constants.size()));
            default -> {
                String added = pick(CONSTANTS);
                if (!constants.contains(added)) {
                    constants.add(random.nextInt(constants.size() + 1), added);
                }
            }
        }
        return constants.isEmpty()
                ? new Edit.Constants(name, version.enums().get(name))
                : new Edit.Constants(name, List.copyOf(constants));
    }

    private <E> E pick(List<E> some) {
        return some.get(random.nextInt(some.size()));
    }
}
