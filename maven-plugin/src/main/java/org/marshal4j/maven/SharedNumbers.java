package org.marshal4j.maven;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.schema.Change;
import org.marshal4j.processor.schema.Rule;
import org.marshal4j.processor.schema.SchemaModel;
import org.marshal4j.schema.Schemas;

/**
 * Finds types whose outermost object is numbered now among shared objects, or not any more. That depends on all that a message may hold, so no
 * compilation of one type can tell.
 */
final class SharedNumbers {
    private SharedNumbers() {}

    /** The changes, for types that have been accepted. */
    static List<Change> changes(Map<String, SchemaModel> accepted, Map<String, SchemaModel> forms) throws IOException {
        Schemas before = SchemaFiles.schemas(accepted);
        Schemas now = SchemaFiles.schemas(forms);
        List<Change> changes = new ArrayList<>();
        for (String type : forms.keySet()) {
            if (accepted.containsKey(type)) {
                boolean is = isNumbered(now, type);
                if (is != isNumbered(before, type)) {
                    changes.add(new Change(
                            Rule.SHARED_NUMBERING,
                            type,
                            "",
                            is
                                    ? "its objects are now numbered first in their messages"
                                    : "its objects were numbered first in their messages"));
                }
            }
        }
        return changes;
    }

    private static boolean isNumbered(Schemas schemas, String type) {
        try {
            return schemas.apply(type).numbersItself(schemas);
        } catch (IllegalArgumentException e) {
            // A type that is not here is reported elsewhere.
            return false;
        }
    }
}
