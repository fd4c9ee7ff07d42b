package org.marshal4j.kafka;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.DifferenceLines;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.text.ShownText;

/** The schemas of one type that a deserializer has seen, and how their messages are read. Thread-safe. */
final class KnownSchemas<T> {
    /** A sender of more schemas is up to no good; further ones are looked up each time. */
    private static final int MOST_REMEMBERED = 256;

    private final Marshaller<T> marshaller;
    private final SchemaNumbers today;
    private final long todayCombined;
    private final List<SchemaFinder> sources;
    private final Map<SchemaNumbers, Former<T>> met = new ConcurrentHashMap<>();
    private final Misses misses;

    /** Most records follow others with the same schema. */
    private volatile @Nullable Former<T> latest;

    /** A schema, and the reader of its messages; without one, the reason why none of them can be read. */
    private record Former<T>(
            SchemaNumbers numbers,
            WrittenSchema written,
            @Nullable FormerMessages<T> messages,
            @Nullable MarshalException refused) {

        T only(Input in) {
            if (messages == null) {
                throw Objects.requireNonNull(refused);
            }
            return messages.only(in);
        }
    }

    KnownSchemas(Marshaller<T> marshaller, List<SchemaFinder> sources) {
        this(marshaller, sources, new Misses(System::nanoTime));
    }

    KnownSchemas(Marshaller<T> marshaller, List<SchemaFinder> sources, Misses misses) {
        this.marshaller = marshaller;
        this.today = SchemaNumbers.of(marshaller.schema());
        this.todayCombined = today.combined();
        this.sources = List.copyOf(sources);
        this.misses = misses;
    }

    static String text(long fingerprint) {
        return HexFormat.of().toHexDigits(fingerprint);
    }

    static byte[] bytes(long number) {
        return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
    }

    /** Whether a record with a fingerprint may have a second number. Today's schema says whether it has one. */
    boolean hasNames(long fingerprint) {
        return fingerprint != today.fingerprint() || today.hasNames();
    }

    /** Whether numbers in headers are those of today's schema. An earlier version wrote the fingerprint alone. */
    boolean isTodays(long fingerprint, long names) {
        return fingerprint == today.fingerprint() && (names == today.names() || names == 0);
    }

    /** Whether a single number is that of today's schema. An earlier version wrote the fingerprint. */
    boolean isTodays(long number) {
        return number == todayCombined || number == today.fingerprint();
    }

    /**
     * Reads a message of another schema than today's.
     *
     * @param numbers its numbers, as the record has them
     * @param inline gives the schema in the record, if nobody else knows it; null if the record has none
     * @throws SerializationException if nobody knows the schema
     * @throws MarshalException as {@link FormerMessages}, with a line for each difference between the schemas
     */
    T read(SchemaNumbers numbers, Supplier<byte @Nullable []> inline, Input in) {
        Former<T> former = latest;
        if (former == null || !former.numbers.equals(numbers)) {
            former = met(numbers, inline);
            latest = former;
        }
        try {
            return former.only(in);
        } catch (MarshalException | IllegalArgumentException e) {
            throw new SerializationException(
                    ShownText.ofLines("a message with another schema of "
                            + marshaller.type().getName() + " could not be read: " + e.getMessage()
                            + differences(former.written)),
                    e);
        }
    }

    private Former<T> met(SchemaNumbers numbers, Supplier<byte @Nullable []> inline) {
        Former<T> former = met.get(numbers);
        if (former == null) {
            former = former(numbers, find(numbers, inline));
            if (met.size() < MOST_REMEMBERED) {
                met.put(numbers, former);
            }
        }
        return former;
    }

    private Former<T> former(SchemaNumbers numbers, WrittenSchema written) {
        try {
            FormerMessages<T> messages = FormerMessages.of(marshaller, written.schemas(), written.type());
            return new Former<>(numbers, written, messages, null);
        } catch (MarshalException e) {
            // Kept, so that it is found once, however many such records there are.
            return new Former<>(numbers, written, null, e);
        }
    }

    private WrittenSchema find(SchemaNumbers numbers, Supplier<byte @Nullable []> inline) {
        Optional<WrittenSchema> known = ask(numbers);
        if (known.isPresent()) {
            return known.get();
        }
        byte[] schema = inline.get();
        if (schema != null) {
            return WrittenSchema.parse(schema, numbers.combined());
        }
        throw new SerializationException("the message was written with the schema " + numbers + " of "
                + marshaller.type().getName() + ", whose schema here is " + today + ", and "
                + (sources.isEmpty()
                        ? "this deserializer knows no other schemas"
                        : "this deserializer does not know that one"));
    }

    private Optional<WrittenSchema> ask(SchemaNumbers numbers) {
        long number = numbers.combined();
        if (misses.contains(number)) {
            return Optional.empty();
        }
        for (SchemaFinder source : sources) {
            Optional<WrittenSchema> found = find(source, numbers, number);
            if (found.isPresent()) {
                return found;
            }
        }
        misses.add(number);
        return Optional.empty();
    }

    private Optional<WrittenSchema> find(SchemaFinder source, SchemaNumbers numbers, long number) {
        String type = marshaller.schema().type();
        Optional<WrittenSchema> found = source.find(number, type);
        // A source may know schemas by their fingerprints alone, as those in a topic that an earlier version wrote to.
        return found.isPresent() || !numbers.hasNames()
                ? found
                : source.find(numbers.fingerprint(), type).filter(other -> other.combinedFingerprint() == number);
    }

    private String differences(WrittenSchema written) {
        Schema here = marshaller.schema();
        Schemas present = written.schemas().withPresentNames();
        List<String> lines = DifferenceLines.between(present.apply(written.type()), present, here, here.resolver());
        return lines.isEmpty() ? "" : "\n  " + String.join("\n  ", lines);
    }
}
