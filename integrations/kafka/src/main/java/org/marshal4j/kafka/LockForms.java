package org.marshal4j.kafka;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedSchemas;

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
    private volatile @Nullable LockedSchemas schemas;

    private LockForms(LockFile lock) {
        this.lock = lock;
    }

    /**
     * Creates a source for a lock file, such as the one that {@link org.marshal4j.schema.lock.PackagedLock} finds in the
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
        return schemas().find(fingerprint).map(LockForms::form);
    }

    @Override
    public Optional<WrittenForm> find(long fingerprint, String type) {
        return schemas().find(fingerprint, type).map(LockForms::form);
    }

    private static WrittenForm form(LockedSchemas.Found found) {
        return new WrittenForm(found.type(), found.schemas());
    }

    private LockedSchemas schemas() {
        LockedSchemas known = schemas;
        if (known == null) {
            known = LockedSchemas.of(lock);
            schemas = known;
        }
        return known;
    }
}
