package org.marshal4j.kafka;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schemas;

/**
 * The forms of a lock file, those of all its revisions. They know which fields were renamed since. Thread-safe; the fingerprints are computed when the
 * first one is looked for.
 */
public final class LockForms implements FormSource {
    private final LockFile lock;
    private volatile Map<Long, WrittenForm> forms = Map.of();

    private LockForms(LockFile lock) {
        this.lock = lock;
    }

    /** The forms of a lock, such as {@link org.marshal4j.schema.PackagedLock} finds it in the jar of the class. */
    public static LockForms of(LockFile lock) {
        return new LockForms(lock);
    }

    @Override
    public Optional<WrittenForm> find(long fingerprint) {
        if (forms.isEmpty()) {
            forms = all();
        }
        return Optional.ofNullable(forms.get(fingerprint));
    }

    private Map<Long, WrittenForm> all() {
        Map<Long, WrittenForm> all = new HashMap<>();
        for (int revision = lock.revision(); revision > 0; revision--) {
            Schemas former = lock.former(revision);
            for (String type : former.types()) {
                WrittenForm form = new WrittenForm(type, former);
                // The newest of the same form knows most about its names.
                all.putIfAbsent(form.fingerprint(), form);
            }
        }
        return Map.copyOf(all);
    }
}
