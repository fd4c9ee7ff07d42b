package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Classes that inherit fields from each other, in one revision. */
record EditedClasses(Map<String, Declared> classes, boolean isEvolvable) {

    /**
     * A field.
     *
     * @param id stays the same in all revisions
     */
    record Field(int id, String name, String type) {}

    /** A class with its own fields; those that it inherits may come last. */
    record Declared(@Nullable String superclass, boolean isInheritedLast, List<Field> own) {}

    /** The next revision, and the former names of the renamed fields. */
    record Edit(EditedClasses now, Map<String, String> formerNames) {

        /** The former names of those that a class has had. */
        Map<String, String> renamed(EditedClasses was, String type) {
            Map<String, String> renamed = new TreeMap<>(formerNames);
            renamed.keySet().retainAll(now.all(type).stream().map(Field::name).toList());
            renamed.values().retainAll(was.all(type).stream().map(Field::name).toList());
            return renamed;
        }
    }

    Set<String> types() {
        return classes.keySet();
    }

    boolean has(String type) {
        return classes.containsKey(type);
    }

    List<Field> own(String type) {
        return classes.get(type).own;
    }

    /** The fields of a class with the inherited ones. */
    List<Field> all(String type) {
        Declared declared = classes.get(type);
        List<Field> all = new ArrayList<>(declared.own);
        if (declared.superclass != null) {
            all.addAll(declared.isInheritedLast ? all.size() : 0, all(declared.superclass));
        }
        return all;
    }

    List<Schema> schemas() {
        return classes.keySet().stream().map(this::schema).toList();
    }

    private Schema schema(String type) {
        Declared declared = classes.get(type);
        Schema schema = Schema.of(type, fields(type));
        return declared.superclass == null || declared.isInheritedLast
                ? schema
                : schema.extending(new Schema.Inherited(
                        declared.superclass, all(declared.superclass).size()));
    }

    private List<SchemaField> fields(String type) {
        Declared declared = classes.get(type);
        List<SchemaField> fields = new ArrayList<>();
        if (isEvolvable && (declared.superclass == null || !declared.own.isEmpty())) {
            fields.add(SchemaField.versionedBlock(type.substring(type.indexOf('.') + 1)));
        }
        declared.own.forEach(field -> fields.add(SchemaField.parse(field.name + " " + field.type)));
        if (declared.superclass != null) {
            fields.addAll(declared.isInheritedLast ? fields.size() : 0, fields(declared.superclass));
        }
        return fields;
    }

    private boolean areRelated(String one, String other) {
        return isBelow(one, other) || isBelow(other, one);
    }

    private boolean isBelow(String type, String superclass) {
        String next = classes.get(type).superclass;
        while (next != null && !next.equals(superclass)) {
            next = classes.get(next).superclass;
        }
        return next != null;
    }

    /** Makes revisions. In each, it is clear what became of which field. */
    static final class Maker {
        private static final int ADDED = 1;
        private static final int REMOVED = 2;
        private static final int RENAMED = 4;

        private final Random random;
        private final boolean changesClasses;
        private final boolean hasLast;
        private final boolean isEvolvable;
        private int fields;
        private int types;

        /**
         * Creates one.
         *
         * @param changesClasses whether classes are inserted, renamed and removed, too
         * @param hasLast whether inherited fields come last in some classes
         */
        Maker(long seed, boolean changesClasses, boolean hasLast, boolean isEvolvable) {
            this.random = new Random(seed);
            this.changesClasses = changesClasses;
            this.hasLast = hasLast;
            this.isEvolvable = isEvolvable;
        }

        EditedClasses first() {
            Map<String, Declared> classes = new LinkedHashMap<>();
            classes.put("a.Base", declared(null));
            classes.put("a.Mid", declared("a.Base"));
            classes.put("a.Leaf", declared("a.Mid"));
            classes.put("a.Other", declared("a.Base"));
            classes.put("a.Last", declared("a.Other"));
            return new EditedClasses(classes, isEvolvable);
        }

        private Declared declared(@Nullable String superclass) {
            List<Field> own = new ArrayList<>();
            for (int n = random.nextInt(4); n > 0; n--) {
                own.add(field());
            }
            boolean isLast = hasLast && superclass != null && !own.isEmpty() && random.nextInt(3) == 0;
            return new Declared(superclass, isLast, own);
        }

        private Field field() {
            return new Field(fields, "f" + fields++, random.nextInt(4) == 0 ? "float64" : "int64");
        }

        Edit edit(EditedClasses was) {
            while (true) {
                Map<String, Declared> classes = new LinkedHashMap<>();
                was.classes.forEach((name, type) -> classes.put(
                        name, new Declared(type.superclass, type.isInheritedLast, new ArrayList<>(type.own))));
                EditedClasses now = new EditedClasses(classes, isEvolvable);
                Set<Integer> touched = new HashSet<>();
                if (changesClasses) {
                    changeClass(classes, touched);
                }
                Map<String, String> formerNames = new TreeMap<>();
                Map<String, Integer> done = new TreeMap<>();
                for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
                    edit(now, touched, formerNames, done);
                }
                // Otherwise nobody could tell a renamed field from one that was removed beside a new one.
                boolean isClear = done.values().stream().allMatch(kinds -> Integer.bitCount(kinds) == 1);
                boolean isLastWithoutOwn =
                        classes.values().stream().anyMatch(type -> type.isInheritedLast && type.own.isEmpty());
                if (isClear && !isLastWithoutOwn) {
                    return new Edit(now, formerNames);
                }
            }
        }

        private void edit(
                EditedClasses now, Set<Integer> touched, Map<String, String> formerNames, Map<String, Integer> done) {
            List<String> names = List.copyOf(now.classes.keySet());
            String type = names.get(random.nextInt(names.size()));
            List<Field> own = now.own(type);
            int kind = random.nextInt(6);
            if (kind == 0) {
                Field field = field();
                touched.add(field.id);
                own.add(random.nextInt(own.size() + 1), field);
                done.merge(type + field.type, ADDED, (one, other) -> one | other);
                return;
            }
            int place = own.isEmpty() ? 0 : random.nextInt(own.size());
            if (own.isEmpty() || !touched.add(own.get(place).id)) {
                return;
            }
            Field field = own.get(place);
            switch (kind) {
                case 1 -> {
                    own.remove(place);
                    done.merge(type + field.type, REMOVED, (one, other) -> one | other);
                }
                case 2 -> {
                    Field renamed = new Field(field.id, "r" + fields++, field.type);
                    own.set(place, renamed);
                    formerNames.put(renamed.name, field.name);
                    done.merge(type + field.type, RENAMED, (one, other) -> one | other);
                }
                case 3 ->
                    own.set(place, new Field(field.id, field.name, field.type.equals("int64") ? "float64" : "int64"));
                default -> {
                    String to = names.get(random.nextInt(names.size()));
                    if (now.areRelated(type, to)) {
                        own.remove(place);
                        now.own(to).add(random.nextInt(now.own(to).size() + 1), field);
                    }
                }
            }
        }

        private void changeClass(Map<String, Declared> classes, Set<Integer> touched) {
            List<String> names = List.copyOf(classes.keySet());
            String type = names.get(random.nextInt(names.size()));
            Declared declared = classes.get(type);
            String other = "a.New" + types++;
            switch (random.nextInt(3)) {
                case 0 -> {
                    Declared inserted = new Declared(declared.superclass, false, new ArrayList<>());
                    for (int n = random.nextInt(declared.own.size() + 1); n > 0; n--) {
                        Field pulled = declared.own.remove(0);
                        touched.add(pulled.id);
                        inserted.own.add(pulled);
                    }
                    classes.put(other, inserted);
                    classes.put(type, new Declared(other, declared.isInheritedLast, declared.own));
                }
                case 1 -> replace(classes, type, other, declared);
                default -> {
                    if (names.size() > 2) {
                        declared.own.forEach(field -> touched.add(field.id));
                        remove(classes, type, declared);
                    }
                }
            }
        }

        private static void replace(Map<String, Declared> classes, String type, String other, Declared declared) {
            classes.remove(type);
            classes.put(other, declared);
            classes.replaceAll((name, below) ->
                    type.equals(below.superclass) ? new Declared(other, below.isInheritedLast, below.own) : below);
        }

        private static void remove(Map<String, Declared> classes, String type, Declared declared) {
            classes.remove(type);
            classes.replaceAll((name, below) -> {
                if (!type.equals(below.superclass)) {
                    return below;
                }
                List<Field> own = new ArrayList<>(declared.own);
                own.addAll(below.own);
                return new Declared(declared.superclass, below.isInheritedLast, own);
            });
        }
    }
}
