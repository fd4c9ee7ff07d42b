package org.marshal4j.kafka;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedSchemas;

/**
 * Finds schemas in a lock file, in all its revisions, and recognises fields that were renamed since.
 *
 * <pre>{@code
 * MarshallerDeserializer.of(QuoteMarshaller.INSTANCE).knowing(LockFinder.of(lock));
 * }</pre>
 *
 * <p>Thread-safe. The fingerprints are computed on the first look-up.
 */
public final class LockFinder implements SchemaFinder {
    private final LockFile lock;
    private volatile @Nullable LockedSchemas schemas;

    private LockFinder(LockFile lock) {
        this.lock = lock;
    }

    /**
     * Creates a finder for a lock file, such as the one that {@link org.marshal4j.schema.lock.PackagedLock} finds in
     * the jar of a class.
     *
     * @param lock the lock file
     * @return the finder
     */
    public static LockFinder of(LockFile lock) {
        return new LockFinder(lock);
    }

    @Override
    public Optional<WrittenSchema> find(long fingerprint) {
        return schemas().find(fingerprint).map(LockFinder::written);
    }

    @Override
    public Optional<WrittenSchema> find(long fingerprint, String type) {
        return schemas().find(fingerprint, type).map(LockFinder::written);
    }

    private static WrittenSchema written(LockedSchemas.Found found) {
        return new WrittenSchema(found.type(), found.schemas());
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
