package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * Finds renamed fields of a type class by class, as its superclasses are known: what became of the fields of a class is
 * the same for the class and all its subclasses. If a field is gone from one class, a new one of another class may have
 * its place; only one with the same name is the same field.
 */
final class ClassRenames {
    private static final int NONE = -1;

    private final FieldMoves moves;
    private final Schema was;
    private final Schema now;
    private final List<Level> before;
    private final List<Level> after;
    private final List<String> names;
    private final List<String> namesNow;

    /** The index that each former field has now; NONE if it has none. */
    private final int[] places;

    private final boolean[] isKnown;

    private ClassRenames(Schema was, Schema now, FieldMoves moves) {
        this.moves = moves;
        this.was = was;
        this.now = now;
        UnaryOperator<String> last =
                type -> type.equals(now.type()) ? moves.superclass(was, now) : moves.superclass(type);
        List<Level> levels = Level.of(was, moves.former(), last);
        List<Level> levelsNow = Level.of(now, moves.today(), last);
        this.before = Level.likeUnknown(levels, levelsNow);
        this.after = Level.likeUnknown(levelsNow, levels);
        this.names = FieldNames.all(was);
        this.namesNow = FieldNames.all(now);
        this.places = new int[names.size()];
        Arrays.fill(places, NONE);
        this.isKnown = new boolean[namesNow.size()];
    }

    /** The former names by the present ones; see {@link FieldNames}. */
    static Map<String, String> between(Schema was, Schema now, FieldMoves moves) {
        ClassRenames renames = new ClassRenames(was, now, moves);
        renames.matchClasses();
        renames.matchMoved();
        return renames.formerNames();
    }

    private void matchClasses() {
        List<Level> levels = new ArrayList<>(before);
        List<Level> levelsNow = new ArrayList<>();
        for (Level level : after) {
            Level same = levels.stream()
                    .filter(former -> former.type().equals(level.type()))
                    .findFirst()
                    .orElse(null);
            if (same == null) {
                levelsNow.add(level);
            } else {
                levels.remove(same);
                match(same, level);
            }
        }
        if (levels.size() == 1 && levelsNow.size() == 1 && isRenamed(levels.get(0), levelsNow.get(0))) {
            match(levels.get(0), levelsNow.get(0));
        }
    }

    /** Whether a class has another name: one is gone, and a new one has its place. */
    private boolean isRenamed(Level gone, Level come) {
        return before.indexOf(gone) == after.indexOf(come)
                && !moves.today().containsKey(gone.type())
                && !moves.former().containsKey(come.type());
    }

    /** Matches the fields of a class. */
    private void match(Level level, Level levelNow) {
        Map<String, SchemaField> fields = FieldNames.of(level.fields());
        Map<String, SchemaField> fieldsNow = FieldNames.of(levelNow.fields());
        List<String> own = List.copyOf(fields.keySet());
        List<String> ownNow = List.copyOf(fieldsNow.keySet());
        boolean areKnown = level.schema() != null && levelNow.schema() != null;
        Set<String> moved = areKnown
                ? moves.of(Objects.requireNonNull(level.schema()), Objects.requireNonNull(levelNow.schema()))
                : moves.of(was, now);
        Map<String, String> same = new LinkedHashMap<>();
        own.stream().filter(fieldsNow::containsKey).forEach(name -> same.put(name, name));
        same.putAll(RenamedFields.find(fields, fieldsNow, LongestCommon.of(own, ownNow), moved));
        same.forEach((name, present) ->
                match(level.first() + own.indexOf(name), levelNow.first() + ownNow.indexOf(present)));
    }

    private void match(int index, int present) {
        places[index] = present;
        isKnown[present] = true;
    }

    /** Matches the fields that are declared by another class now. */
    private void matchMoved() {
        for (int i = 0; i < places.length; i++) {
            String name = was.plainFields().get(i).name();
            for (int k = 0; places[i] == NONE && k < isKnown.length; k++) {
                if (!isKnown[k] && now.plainFields().get(k).name().equals(name)) {
                    match(i, k);
                }
            }
        }
    }

    private Map<String, String> formerNames() {
        Map<String, String> formerNames = new TreeMap<>();
        for (int i = 0; i < places.length; i++) {
            if (places[i] != NONE && !names.get(i).equals(namesNow.get(places[i]))) {
                formerNames.put(namesNow.get(places[i]), names.get(i));
            }
        }
        return formerNames;
    }
}
