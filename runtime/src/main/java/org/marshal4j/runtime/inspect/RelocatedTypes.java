package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import org.marshal4j.schema.Schema;

/**
 * Finds today's schemas of the types that a type holds, by names from before its jar was relocated. The classes that had
 * these names may still be there too, in another version.
 */
record RelocatedTypes(Function<String, Schema> types, String from, String to) implements Function<String, Schema> {
    /**
     * Finds the types of a type.
     *
     * @param today its schema
     * @param locked the name that it has in the lock file
     */
    static Function<String, Schema> of(Schema today, String locked) {
        String type = today.type();
        if (type.equals(locked)) {
            return today.resolver();
        }
        int same = 0;
        while (same < Math.min(type.length(), locked.length())
                && type.charAt(type.length() - 1 - same) == locked.charAt(locked.length() - 1 - same)) {
            same++;
        }
        return new RelocatedTypes(
                today.resolver(), locked.substring(0, locked.length() - same), type.substring(0, type.length() - same));
    }

    @Override
    public Schema apply(String name) {
        if (name.startsWith(from)) {
            try {
                return types.apply(to + name.substring(from.length())).named(name);
            } catch (IllegalArgumentException e) {
                // A type of a jar that has not been relocated.
                return types.apply(name);
            }
        }
        return types.apply(name);
    }
}
