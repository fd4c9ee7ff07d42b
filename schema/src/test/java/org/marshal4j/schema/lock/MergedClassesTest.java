package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.lock.EditedClasses.Declared;
import org.marshal4j.schema.lock.EditedClasses.Field;

/** Random branches of classes that inherit fields from each other, and their merges. */
class MergedClassesTest {
    private static final int BRANCHES = 120;
    private static final int UPDATES = 2;

    /** A field, and the class that declares it. */
    private record Place(String type, Field field) {}

    /** Revisions of classes, accepted one after the other. */
    private record Branch(List<EditedClasses> versions, LockFile lock) {
        Branch then(EditedClasses now) {
            List<EditedClasses> all = new ArrayList<>(versions);
            all.add(now);
            return new Branch(all, LockFile.parse(lock.accept(now.schemas()).text()));
        }

        EditedClasses last() {
            return versions.get(versions.size() - 1);
        }
    }

    @Test
    void noFieldIsTakenForAnotherOne() {
        int merges = 0;
        for (int seed = 0; seed < BRANCHES; seed++) {
            EditedClasses.Maker maker = new EditedClasses.Maker(seed, false, false, false);
            Branch base = new Branch(List.of(), LockFile.empty()).then(maker.first());
            Branch ours = base;
            Branch theirs = base;
            for (int i = 0; i < UPDATES; i++) {
                ours = ours.then(maker.edit(ours.last()).now());
                theirs = theirs.then(maker.edit(theirs.last()).now());
            }
            EditedClasses merged = merged(base.last(), ours.last(), theirs.last());
            if (merged != null) {
                merges++;
                LockFile lock = LockFile.parse(Conflict.repaired(ours.lock, theirs.lock)
                        .accept(merged.schemas())
                        .text());
                for (Branch branch : List.of(ours, theirs)) {
                    branch.versions.forEach(version -> requireFollowed(lock, version, merged));
                }
            }
        }
        assertThat(merges).isGreaterThan(BRANCHES / 4);
    }

    /** The values of a field that is not followed are missing, but it has those of no other one. */
    private static void requireFollowed(LockFile lock, EditedClasses was, EditedClasses now) {
        List<Schema> schemas = was.schemas();
        int revision = IntStream.rangeClosed(1, lock.revision())
                .filter(each -> lock.accepted(each).values().containsAll(schemas))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no revision has " + was + "\n" + lock.text()));
        Schemas former = lock.former(revision).withPresentNames();
        for (String type : was.types()) {
            Map<String, Integer> today = new TreeMap<>();
            now.all(type).forEach(field -> today.put(field.name(), field.id()));
            List<SchemaField> present = former.apply(type).plainFields();
            for (int i = 0; i < present.size(); i++) {
                Field field = was.all(type).get(i);
                assertThat(today.getOrDefault(present.get(i).name(), field.id()))
                        .as(() -> field + " of " + type + " in revision " + revision + "\n" + lock.text())
                        .isEqualTo(field.id());
            }
        }
    }

    /** What has the changes of both; null if they contradict each other. */
    private static @Nullable EditedClasses merged(EditedClasses base, EditedClasses ours, EditedClasses theirs) {
        Map<Integer, Place> was = places(base);
        Map<Integer, Place> one = places(ours);
        Map<Integer, Place> other = places(theirs);
        Set<Integer> ids = new TreeSet<>(one.keySet());
        ids.addAll(other.keySet());
        Map<Integer, Place> places = new TreeMap<>();
        for (int id : ids) {
            Place before = was.get(id);
            boolean isOurs = Objects.equals(before, other.get(id));
            if (!isOurs && !Objects.equals(before, one.get(id))) {
                return null;
            }
            Place now = isOurs ? one.get(id) : other.get(id);
            if (now != null) {
                places.put(id, now);
            }
        }
        Map<String, Declared> classes = new LinkedHashMap<>();
        ours.classes().forEach((type, declared) -> {
            List<Field> own = new ArrayList<>();
            Set<Integer> order = new TreeSet<>();
            List.of(ours, theirs)
                    .forEach(branch -> branch.own(type).stream()
                            .filter(field -> place(places, field.id()).equals(type) && order.add(field.id()))
                            .forEach(field -> own.add(places.get(field.id()).field())));
            classes.put(type, new Declared(declared.superclass(), false, own));
        });
        EditedClasses merged = new EditedClasses(classes, base.isEvolvable());
        return merged.types().stream().allMatch(type -> areUnique(merged.all(type))) ? merged : null;
    }

    private static String place(Map<Integer, Place> places, int id) {
        Place place = places.get(id);
        return place == null ? "" : place.type;
    }

    private static boolean areUnique(List<Field> fields) {
        Set<String> names = new HashSet<>();
        return fields.stream().allMatch(field -> names.add(field.name()));
    }

    private static Map<Integer, Place> places(EditedClasses classes) {
        Map<Integer, Place> places = new TreeMap<>();
        for (String type : classes.types()) {
            classes.own(type).forEach(field -> places.put(field.id(), new Place(type, field)));
        }
        return places;
    }
}
