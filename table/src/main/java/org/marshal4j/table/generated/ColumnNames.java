package org.marshal4j.table.generated;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** The names of a type's columns. Stateless. */
final class ColumnNames {
    /** The words of Java that are no names: a property of a bean may be called like one of them. */
    static final Set<String> KEYWORDS = Set.of(("_ abstract assert boolean break byte case catch char class const"
                    + " continue default do double else enum extends false final finally float for goto if implements"
                    + " import instanceof int interface long native new null package private protected public return"
                    + " short static strictfp super switch synchronized this throw throws transient true try void"
                    + " volatile while")
            .split(" "));

    private ColumnNames() {}

    /**
     * Returns a name for each field. As in generated code, there is an underscore after a word of Java, and after the
     * name of a field that hides one of its superclass.
     */
    static List<String> of(Schema type) {
        List<String> names = new ArrayList<>();
        Set<String> taken = new HashSet<>(KEYWORDS);
        Map<String, String> last = new HashMap<>();
        for (SchemaField field : type.plainFields()) {
            // The names that the last field of this name has passed over are taken still.
            String name = last.getOrDefault(field.name(), field.name());
            while (!taken.add(name)) {
                name += "_";
            }
            last.put(field.name(), name);
            names.add(name);
        }
        return names;
    }
}
