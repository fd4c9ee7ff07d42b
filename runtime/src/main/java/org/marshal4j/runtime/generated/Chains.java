package org.marshal4j.runtime.generated;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * The chains of a {@link java.util.Hashtable}, each of which it walks for each of the keys in it: n keys in one chain
 * take n² steps, even if their hash codes differ. A chain may have at most {@link ReadLimits#equalHashes} keys. The
 * length of a table, and so its chains, depend on the number of keys alone, whether they are read or written.
 */
final class Chains {
    private static final int FIRST_LENGTH = 11;
    private static final int LONGEST_TABLE = Integer.MAX_VALUE - 8;
    private static final float LOAD = 0.75f;

    private Chains() {}

    /**
     * Refuses keys of which too many would be in one chain (MARSHAL222).
     *
     * @param size the number of keys to look at: a table that another thread changes may return more
     */
    static void check(String name, Iterable<?> keys, int size, ReadLimits limits) {
        int most = limits.equalHashes();
        if (size <= most) {
            return;
        }
        int[] chains = new int[lengthFor(size)];
        Iterator<?> iterator = keys.iterator();
        for (int i = 0; i < size && iterator.hasNext(); i++) {
            if (++chains[place(iterator.next(), chains.length)] > most) {
                throw new MarshalException(
                        RuntimeProblem.EQUAL_HASHES, name, "more than " + most + " keys in one chain of a Hashtable");
            }
        }
    }

    /** Refuses so many keys of an existing table, whose length is unknown: all of them may be in one chain (MARSHAL222). */
    static void checkUnknown(String name, int size, ReadLimits limits) {
        int most = limits.equalHashes();
        if (size > most) {
            throw new MarshalException(
                    RuntimeProblem.EQUAL_HASHES,
                    name,
                    size + " keys for a table of unknown length that may chain all of them; at most " + most
                            + " are allowed");
        }
    }

    /** As {@link java.util.Hashtable} finds the chain of a key. */
    private static int place(@Nullable Object key, int length) {
        return key == null ? 0 : (key.hashCode() & Integer.MAX_VALUE) % length;
    }

    /**
     * The length that a new table has once so many keys have been put into it one by one. Most tables have been filled
     * that way, and those are in the same order again.
     */
    static int lengthFor(int size) {
        int length = FIRST_LENGTH;
        while (size > (int) (length * LOAD) && length < LONGEST_TABLE) {
            length = (int) Math.min(2L * length + 1, LONGEST_TABLE);
        }
        return length;
    }
}
