package org.marshal4j.tools.module;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/**
 * The types whose messages begin with a schema id, and those that their messages hold. The lock file must have each of
 * their schemas, since an id says which of them wrote a message.
 *
 * @param withIds the binary names of the types with ids
 * @param names the binary names of all of them
 */
public record StrictTypes(Set<String> withIds, Set<String> names) {
    /** No types. */
    public static final StrictTypes NONE = new StrictTypes(Set.of(), Set.of());

    /**
     * Finds the types.
     *
     * @param own the names of the module's own types; those of other modules have ids in the lock files there
     * @param forms the schemas of all types
     * @return the types
     */
    public static StrictTypes of(Set<String> own, Map<String, Schema> forms) {
        Set<String> withIds = new TreeSet<>();
        Set<String> names = new TreeSet<>();
        for (String type : own) {
            Schema schema = forms.get(type);
            if (schema != null && schema.hasSchemaId()) {
                withIds.add(type);
                Mentioned.reachable(type, forms).forEach(held -> names.add(held.type()));
            }
        }
        return new StrictTypes(withIds, names);
    }

    /**
     * {@return whether the lock file must have every schema of a type}
     *
     * @param type its binary name
     */
    public boolean has(String type) {
        return names.contains(type);
    }

    /**
     * {@return what is wrong if the lock file has all schemas, but not the id of one}
     *
     * @param lock the lock file
     * @param forms the schemas of all types
     */
    public List<String> withoutId(LockFile lock, Map<String, Schema> forms) {
        List<String> wrong = new ArrayList<>();
        for (String type : withIds) {
            boolean isAccepted = Mentioned.reachable(type, forms).stream()
                    .allMatch(schema -> schema.equals(lock.accepted().get(schema.type())));
            if (isAccepted && lock.schemaId(type).isEmpty()) {
                wrong.add("The lock file has no schema id of " + type + ". Run marshal4j:update.");
            }
        }
        return wrong;
    }
}
