package org.marshal4j.runtime.generated.value;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.marshal4j.runtime.MarshalException;

/**
 * Counts the locales that messages have created. The JDK keeps each in its own tables, as long as there is memory, and
 * compares a new one with all that have its hash code: n of them take n² comparisons, whichever messages they come in.
 * So the same limit applies to locales with one hash code as to keys. Thread-safe.
 */
final class MadeLocales {
    /** Up to this number of letters, no two tags have the same hash code. */
    private static final int SHORT = 6;

    /** By the kind of hash code and the hash code. Dropped when memory is short, like the tables of the JDK. */
    private static SoftReference<Map<Long, MadeLocale>> made = new SoftReference<>(new ConcurrentHashMap<>());

    private MadeLocales() {}

    /**
     * Registers a locale that is about to be created.
     *
     * @param most the maximum number of locales with one hash code
     * @throws MarshalException MARSHAL222 if there are too many with its hash code
     */
    static void add(String tag, int most) {
        if (tag.length() > SHORT) {
            LocaleParts parts = LocaleParts.of(tag);
            if (parts.length() > SHORT) {
                String base = parts.base();
                // JDK 17 uses both, in different tables; JDK 25 uses the first.
                add(0, parts.joinedHash(), base, most);
                add(1, parts.hashOfParts(), base, most);
            }
            if (parts.isExtended()) {
                add(2, parts.hashOfParts() ^ parts.extensions(), tag, most);
                add(3, parts.joinedHash() ^ parts.extensions(), tag, most);
            }
        }
    }

    private static void add(long kind, int hash, String tag, int most) {
        all().compute(kind << 32 | (hash & 0xFFFFFFFFL), (key, before) -> MadeLocale.and(before, tag, most));
    }

    private static synchronized Map<Long, MadeLocale> all() {
        Map<Long, MadeLocale> all = made.get();
        if (all == null) {
            all = new ConcurrentHashMap<>();
            made = new SoftReference<>(all);
        }
        return all;
    }
}
