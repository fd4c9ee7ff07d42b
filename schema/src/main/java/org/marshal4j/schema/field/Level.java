package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * The fields of a type that one of its classes declares.
 *
 * @param type the binary name of the class
 * @param schema its schema; null if it is not known, and then the fields of its superclasses are here too
 * @param first the index of its first field among those of the type
 * @param fields its fields
 */
record Level(String type, @Nullable Schema schema, int first, List<SchemaField> fields) {

    /**
     * Divides the fields of a type.
     *
     * @param types the schemas of its superclasses, as far as they are known
     * @param last finds the class whose fields come last in a type that names no superclass; empty if there is none
     * @return the levels, each after that of its superclass
     */
    static List<Level> of(Schema schema, Map<String, Schema> types, UnaryOperator<String> last) {
        List<Level> levels = new ArrayList<>();
        Schema next = schema;
        List<SchemaField> fields = schema.plainFields();
        int first = 0;
        // A strange lock file may have a class that extends itself.
        Set<String> met = new HashSet<>(Set.of(schema.type()));
        while (true) {
            boolean isFirst = next.inherited().isPresent();
            String type = isFirst ? next.inherited().get().type() : last.apply(next.type());
            Schema superclass = met.add(type) ? types.get(type) : null;
            if (!isFirst && (superclass == null || !endsWith(fields, superclass.plainFields()))) {
                levels.add(0, new Level(next.type(), next, first, fields));
                return levels;
            }
            int size = fields.size();
            int inherited = isFirst
                    ? next.inherited().get().fields()
                    : Objects.requireNonNull(superclass).plainFields().size();
            int own = size - inherited;
            List<SchemaField> ownFields = isFirst ? fields.subList(inherited, size) : fields.subList(0, own);
            levels.add(0, new Level(next.type(), next, isFirst ? first + inherited : first, ownFields));
            fields = isFirst ? fields.subList(0, inherited) : fields.subList(own, size);
            first += isFirst ? 0 : own;
            if (superclass == null || !isTakenOver(superclass.plainFields(), fields)) {
                levels.add(0, new Level(type, null, first, fields));
                return levels;
            }
            next = superclass;
        }
    }

    /** Whether a list of fields ends with all those of another class. */
    static boolean endsWith(List<SchemaField> fields, List<SchemaField> last) {
        int own = fields.size() - last.size();
        return own >= 0 && isTakenOver(last, fields.subList(own, fields.size()));
    }

    /** Whether a list of fields begins with all those of another class. */
    static boolean beginsWith(List<SchemaField> fields, List<SchemaField> first) {
        return fields.size() >= first.size() && isTakenOver(first, fields.subList(0, first.size()));
    }

    private static boolean isTakenOver(List<SchemaField> declared, List<SchemaField> inherited) {
        if (declared.size() != inherited.size()) {
            return false;
        }
        for (int i = 0; i < declared.size(); i++) {
            if (!inherited.get(i).isTakenOverFrom(declared.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The levels with those above a class that is not known in one, as they are on the other side. */
    static List<Level> likeUnknown(List<Level> levels, List<Level> others) {
        Level unknown = others.get(0);
        for (int i = 1; unknown.schema == null && i < levels.size(); i++) {
            Level level = levels.get(i);
            if (level.type.equals(unknown.type) && levels.get(0).first == 0) {
                List<SchemaField> fields = new ArrayList<>();
                levels.subList(0, i + 1).forEach(above -> fields.addAll(above.fields));
                List<Level> joined = new ArrayList<>(List.of(new Level(level.type, null, 0, fields)));
                joined.addAll(levels.subList(i + 1, levels.size()));
                return joined;
            }
        }
        return levels;
    }
}
