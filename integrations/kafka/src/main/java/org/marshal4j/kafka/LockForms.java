package org.marshal4j.kafka;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schemas;

/**
 * Finds schemas in a lock file, in all its revisions, and recognises fields that were renamed since.
 *
 * <pre>{@code
 * MarshallerDeserializer.of(QuoteMarshaller.INSTANCE).knowing(LockForms.of(lock));
 * }</pre>
 *
 * <p>Thread-safe. The fingerprints are computed on the first look-up.
 */
public final class LockForms implements FormSource {
    private final LockFile lock;
    private volatile Map<Long, WrittenForm> forms = Map.of();

    private LockForms(LockFile lock) {
        this.lock = lock;
    }

    /**
     * Creates a source for a lock file, such as the one that {@link org.marshal4j.schema.PackagedLock} finds in the
     * jar of a class.
     *
     * @param lock the lock file
     * @return the source
     */
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
