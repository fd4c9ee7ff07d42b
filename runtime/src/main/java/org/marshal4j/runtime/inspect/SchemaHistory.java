package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.PlacedFailure;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;

/**
 * Reads messages whose schema id is not today's, each by the schema that the lock file has for its id. Generated code
 * has one for each type with schema ids. The lock file is parsed, and conversions are made, when a message first needs
 * them. Thread-safe.
 *
 * @param <T> the type of the messages
 */
public final class SchemaHistory<T> {
    private final Marshaller<T> marshaller;
    private final String[] texts;
    private final Map<Integer, FormerMessages<T>> byId = new ConcurrentHashMap<>();

    /** Every thread gets an equal one. */
    private volatile @Nullable LockFile lock;

    /**
     * Creates a history.
     *
     * @param marshaller the marshaller of the type as it is today
     * @param lock the text of a lock file that has the schema ids of this type alone, in parts: a class file holds no
     *     longer texts
     */
    public SchemaHistory(Marshaller<T> marshaller, String... lock) {
        this.marshaller = marshaller;
        this.texts = lock.clone();
    }

    /**
     * Reads a message with another schema id than today's.
     *
     * @param into the object to fill; null for a new one
     * @param in the input, before the schema id
     * @return the value: {@code into}, if that is not null
     * @throws PlacedFailure with the failure to throw: MARSHAL233 if the id is unknown, or as
     *     {@link FormerMessages#next}
     */
    public T read(@Nullable T into, Input in) {
        try {
            FormerMessages<T> messages = messages(in);
            if (into == null) {
                return messages.next(in);
            }
            messages.readInto(into, in);
            return into;
        } catch (RuntimeException e) {
            throw new PlacedFailure(e);
        }
    }

    private FormerMessages<T> messages(Input in) {
        long start = in.position();
        int id = in.readInt();
        in.position(start);
        FormerMessages<T> known = byId.get(id);
        if (known != null) {
            return known;
        }
        // Not computeIfAbsent: looking for schemas may initialise the user's classes, which may read messages.
        FormerMessages<T> made = of(id);
        byId.put(id, made);
        return made;
    }

    private FormerMessages<T> of(int id) {
        LockFile known = lock();
        String type = type(known);
        Integer revision = known.schemaIds(type).get(id);
        if (revision == null) {
            throw unknown(id, known.schemaIds(type));
        }
        return FormerMessages.of(marshaller, known.former(revision), type);
    }

    /** The name that the type has in the lock file. In a shaded jar, the class may have another one. */
    private String type(LockFile known) {
        String name = marshaller.schema().type();
        if (!known.schemaIds(name).isEmpty()) {
            return name;
        }
        for (LockFile.Entry entry : known.entries()) {
            if (!known.schemaIds(entry.schema().type()).isEmpty()) {
                return entry.schema().type();
            }
        }
        return name;
    }

    private LockFile lock() {
        LockFile known = lock;
        if (known == null) {
            known = LockFile.parse(String.join("", texts));
            lock = known;
        }
        return known;
    }

    private MarshalException unknown(int id, Map<Integer, Integer> known) {
        List<String> revisions = new ArrayList<>();
        known.forEach((each, revision) -> revisions.add(SchemaId.text(each) + " of revision " + revision));
        return new MarshalException(
                "reading",
                marshaller.schema().type(),
                "",
                0,
                RuntimeProblem.UNKNOWN_SCHEMA_ID,
                "no accepted schema has the id " + SchemaId.text(id) + "; known are " + String.join(", ", revisions),
                null);
    }
}
