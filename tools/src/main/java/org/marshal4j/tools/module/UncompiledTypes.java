package org.marshal4j.tools.module;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Types of other modules, which may not have been compiled: a type that a message still holds has not been removed. */
public final class UncompiledTypes {
    private UncompiledTypes() {}

    /**
     * Adds the accepted schemas of types that messages hold and nobody has compiled.
     *
     * @param found the schemas of types that have been compiled
     * @param lock the lock file
     * @return both, by type
     */
    public static Map<String, Schema> with(Map<String, Schema> found, LockFile lock) {
        Map<String, Schema> forms = new TreeMap<>(found);
        Deque<Schema> pending = new ArrayDeque<>(found.values());
        while (!pending.isEmpty()) {
            for (String type : Mentioned.in(pending.pop())) {
                Schema accepted = lock.accepted().get(type);
                if (accepted != null && forms.putIfAbsent(type, accepted) == null) {
                    pending.push(accepted);
                }
            }
        }
        return forms;
    }
}
