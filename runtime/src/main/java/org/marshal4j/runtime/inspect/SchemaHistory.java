package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.PlacedFailure;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * Reads messages whose schema id is not today's, each by the schema that the lock file, or a {@link SchemaIdFinder}, has
 * for its id. Generated code has one for each type with schema ids. The lock file is parsed, and conversions are made,
 * when a message first needs them. Thread-safe.
 *
 * @param <T> the type of the messages
 */
public final class SchemaHistory<T> {
    private final Marshaller<T> marshaller;
    private final String[] texts;
    private final SchemaIdFinders finders;

    /** Not a map, which would need an object for each number that is looked up. */
    private volatile List<Former<T>> known = List.of();

    /** The reader of messages with an id; without one, the reason why none of them can be read, found only once. */
    private record Former<T>(
            int id,
            @Nullable FormerMessages<T> messages,
            @Nullable MarshalException refused) {
        static <T> Former<T> of(int id, Marshaller<T> marshaller, Schemas schemas, String type) {
            try {
                Function<String, Schema> today = RelocatedTypes.of(marshaller.schema(), type);
                return new Former<>(id, FormerMessages.converted(marshaller, schemas, type, today), null);
            } catch (MarshalException e) {
                return new Former<>(id, null, e);
            }
        }

        FormerMessages<T> get() {
            if (messages == null) {
                throw Objects.requireNonNull(refused);
            }
            return messages;
        }
    }

    /** Every thread gets an equal one. */
    private volatile @Nullable LockFile lock;

    private volatile @Nullable KnownIds ids;

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
        this.finders = new SchemaIdFinders(marshaller.type().getClassLoader());
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

    /**
     * Returns the schema id of a schema, as {@link Marshaller#schemaIdOf}.
     *
     * @param fingerprint the fingerprint of the schema
     * @param names its second number
     * @return the id; 0 if messages of that schema cannot be read
     */
    public int idOf(long fingerprint, long names) {
        KnownIds accepted = ids;
        if (accepted == null) {
            LockFile all = lock();
            accepted = KnownIds.of(all, type(all));
            ids = accepted;
        }
        int id = accepted.idOf(fingerprint, names);
        try {
            return id == 0 || id == marshaller.schemaId() || find(id).refused == null ? id : 0;
        } catch (MarshalException e) {
            // Nobody knows the id.
            return 0;
        }
    }

    /**
     * Converts a message with another schema id than today's.
     *
     * @param in the input, before the schema id; after the message then
     * @return an input that has today's bytes and nothing else, with the same limits
     * @throws PlacedFailure as {@link #read}
     */
    public Input converted(Input in) {
        try {
            return messages(in).converted(in);
        } catch (RuntimeException e) {
            throw new PlacedFailure(e);
        }
    }

    /**
     * Returns what to throw if a view is given a message with another schema id than today's.
     *
     * @param id the id
     * @return the exception: MARSHAL234, or MARSHAL233 if the id is unknown
     */
    public MarshalException notInView(int id) {
        try {
            find(id);
        } catch (MarshalException unknown) {
            return unknown;
        }
        LockFile accepted = lock();
        Integer revision = accepted.schemaIds(type(accepted)).get(id);
        return refused(
                RuntimeProblem.FORMER_MESSAGE,
                "it has the schema id " + SchemaId.text(id)
                        + (revision == null ? ", which a SchemaIdFinder knows" : " of revision " + revision)
                        + ", and views show messages with today's, " + SchemaId.text(marshaller.schemaId())
                        + ": read it with the marshaller, which converts it, or call wrapConverted",
                null);
    }

    private FormerMessages<T> messages(Input in) {
        long start = in.position();
        int id = in.readInt();
        in.position(start);
        return find(id).get();
    }

    private Former<T> find(int id) {
        List<Former<T>> all = known;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).id == id) {
                return all.get(i);
            }
        }
        // Without a lock: looking for schemas may initialise the user's classes, which may read messages.
        Former<T> found = former(id);
        add(found);
        return found;
    }

    private synchronized void add(Former<T> found) {
        if (known.stream().noneMatch(each -> each.id == found.id)) {
            List<Former<T>> all = new ArrayList<>(known);
            all.add(found);
            known = List.copyOf(all);
        }
    }

    private Former<T> former(int id) {
        LockFile accepted = lock();
        String type = type(accepted);
        Integer revision = accepted.schemaIds(type).get(id);
        if (revision != null) {
            return Former.of(id, marshaller, accepted.former(revision), type);
        }
        Optional<Schemas> found;
        try {
            found = finders.find(type, id);
        } catch (RuntimeException | ServiceConfigurationError e) {
            throw unknown(id, accepted.schemaIds(type), "; a SchemaIdFinder failed: " + e.getMessage(), e);
        }
        return found.map(schemas -> Former.of(id, marshaller, schemas, type))
                .orElseThrow(() -> unknown(id, accepted.schemaIds(type), "", null));
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
        LockFile parsed = lock;
        if (parsed == null) {
            parsed = LockFile.parse(String.join("", texts));
            lock = parsed;
        }
        return parsed;
    }

    private MarshalException unknown(int id, Map<Integer, Integer> known, String more, @Nullable Throwable cause) {
        List<String> revisions = new ArrayList<>();
        known.forEach((each, revision) -> revisions.add(SchemaId.text(each) + " of revision " + revision));
        return refused(
                RuntimeProblem.UNKNOWN_SCHEMA_ID,
                "no accepted schema has the id " + SchemaId.text(id) + "; known are " + String.join(", ", revisions)
                        + more,
                cause);
    }

    private MarshalException refused(RuntimeProblem problem, String detail, @Nullable Throwable cause) {
        return new MarshalException("reading", marshaller.schema().type(), "", 0, problem, detail, cause);
    }
}
