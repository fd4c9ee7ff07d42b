package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;

/**
 * The schemas of a lock file, in all its revisions, by their fingerprints and by their
 * {@linkplain Fingerprint#combined combined} ones.
 *
 * <pre>{@code
 * LockedSchemas.of(lock).find(fingerprint, "com.acme.Quote").ifPresent(found -> System.out.println(found.schemas()));
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class LockedSchemas {
    private final Map<Long, List<Found>> byFingerprint;

    /**
     * A schema, with those of the types it holds.
     *
     * @param type the binary name of its type
     * @param schemas the schemas of that revision, which know the present names of their fields
     */
    public record Found(String type, Schemas schemas) {}

    private LockedSchemas(Map<Long, List<Found>> byFingerprint) {
        this.byFingerprint = byFingerprint;
    }

    /**
     * Computes the fingerprints of all schemas of a lock file, which takes microseconds for each.
     *
     * @param lock the lock file
     * @return its schemas
     */
    public static LockedSchemas of(LockFile lock) {
        Map<Long, List<Found>> found = new HashMap<>();
        // The newest entry with the same fingerprint comes first: it knows most about renamed fields.
        for (int revision = lock.revision(); revision > 0; revision--) {
            Schemas former = lock.former(revision);
            for (String type : former.types()) {
                Schema schema = former.apply(type);
                long fingerprint = schema.fingerprint(former);
                long combined = Fingerprint.combined(fingerprint, schema.namesFingerprint(former));
                for (long number : combined == fingerprint ? List.of(fingerprint) : List.of(fingerprint, combined)) {
                    found.computeIfAbsent(number, any -> new ArrayList<>()).add(new Found(type, former));
                }
            }
        }
        return new LockedSchemas(Map.copyOf(found));
    }

    /**
     * Finds a schema of any type.
     *
     * @param fingerprint the fingerprint of the schema, or the combined one
     * @return the schema of the newest revision; empty if there is none
     */
    public Optional<Found> find(long fingerprint) {
        return byFingerprint.getOrDefault(fingerprint, List.of()).stream().findFirst();
    }

    /**
     * Finds a schema of a type. A fingerprint does not cover the name of the type, so small classes with the same
     * fields have the same one.
     *
     * @param fingerprint the fingerprint of the schema, or the combined one
     * @param type the binary name of the type; a schema of another type is returned only if there is none of this one,
     *     since the class may have been renamed
     * @return the schema of the newest revision; empty if there is none
     */
    public Optional<Found> find(long fingerprint, String type) {
        return byFingerprint.getOrDefault(fingerprint, List.of()).stream()
                .filter(found -> found.type().equals(type))
                .findFirst()
                .or(() -> find(fingerprint));
    }
}
