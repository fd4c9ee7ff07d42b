package org.marshal4j.runtime.generated;

import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/** {@link Hashtable}, which is created only when all keys are known: how long its {@link Chains} will be depends on them. */
@SuppressWarnings("JdkObsolete") // users have fields of this type
public final class Hashtables {
    private Hashtables() {}

    /**
     * Creates a table of entries that were read, which has them in the same order, as far as its length allows.
     *
     * @param name the name of the field, for messages
     * @param entries the entries, in the order in which they were read
     * @param in the input that they were read from, whose limits apply
     * @return the table
     * @throws MarshalException MARSHAL206 if a key or value is null, MARSHAL222 if too many keys would be in one chain
     */
    public static <K, V> Hashtable<K, V> of(String name, Map<K, V> entries, Input in) {
        int index = 0;
        for (Map.Entry<K, V> entry : entries.entrySet()) {
            if (entry.getKey() == null || entry.getValue() == null) {
                throw MapRefill.nullRefused(name, index, Hashtable.class, entry.getKey());
            }
            index++;
        }
        Chains.check(name, entries.keySet(), entries.size(), in.limits());
        return of(entries);
    }

    /** Creates a table of the entries of another one, in their order. */
    public static <K, V> Hashtable<K, V> of(Map<K, V> entries) {
        Hashtable<K, V> table = new Hashtable<>(Chains.lengthFor(entries.size()));
        // Each becomes the first of its chain, so the last one has to come first.
        List<Map.Entry<K, V>> inOrder = new ArrayList<>(entries.entrySet());
        for (int i = inOrder.size() - 1; i >= 0; i--) {
            table.put(inOrder.get(i).getKey(), inOrder.get(i).getValue());
        }
        return table;
    }

    /**
     * Checks a value of a table that is being written.
     *
     * @throws MarshalException MARSHAL202 for null, which is left of an entry that another thread has just removed
     */
    public static void notNull(@Nullable Object value) {
        if (value == null) {
            throw new MarshalException(
                    RuntimeProblem.NULL_ON_WRITE, "null, of an entry that was removed while the Hashtable was written");
        }
    }
}
