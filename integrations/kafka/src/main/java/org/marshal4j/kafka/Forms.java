package org.marshal4j.kafka;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.DifferenceLines;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.Schemas;

/** The schemas of one type that a deserializer has seen, and how their messages are read. Thread-safe. */
final class Forms<T> {
    /** A sender of more schemas is up to no good; further ones are looked up each time. */
    private static final int MOST_REMEMBERED = 256;

    private final Marshaller<T> marshaller;
    private final long today;
    private final List<FormSource> sources;
    private final Map<Long, Former<T>> met = new ConcurrentHashMap<>();
    private final Misses misses;

    /** A schema, and the reader of its messages. */
    private record Former<T>(WrittenForm form, FormerMessages<T> messages) {}

    Forms(Marshaller<T> marshaller, List<FormSource> sources) {
        this(marshaller, sources, new Misses(System::nanoTime));
    }

    Forms(Marshaller<T> marshaller, List<FormSource> sources, Misses misses) {
        this.marshaller = marshaller;
        this.today = marshaller.schema().fingerprint();
        this.sources = List.copyOf(sources);
        this.misses = misses;
    }

    static String text(long fingerprint) {
        return HexFormat.of().toHexDigits(fingerprint);
    }

    static byte[] bytes(long fingerprint) {
        return ByteBuffer.allocate(Long.BYTES).putLong(fingerprint).array();
    }

    /** Whether a fingerprint is that of today's schema. */
    boolean isTodays(long fingerprint) {
        return fingerprint == today;
    }

    /**
     * Reads a message of another schema than today's.
     *
     * @param inline the schema in the record; null if the record has none
     * @throws SerializationException if nobody knows the schema
     * @throws MarshalException as {@link FormerMessages}, with a line for each difference between the schemas
     */
    T read(long fingerprint, byte @Nullable [] inline, Input in) {
        Former<T> former = met.get(fingerprint);
        if (former == null) {
            former = former(find(fingerprint, inline));
            if (met.size() < MOST_REMEMBERED) {
                met.put(fingerprint, former);
            }
        }
        try {
            return former.messages.only(in);
        } catch (MarshalException | IllegalArgumentException e) {
            throw new SerializationException(
                    "a message of another form of " + marshaller.type().getName() + " could not be read: "
                            + e.getMessage() + differences(former.form),
                    e);
        }
    }

    private Former<T> former(WrittenForm form) {
        return new Former<>(form, FormerMessages.of(marshaller, form.schemas(), form.type()));
    }

    private WrittenForm find(long fingerprint, byte @Nullable [] inline) {
        Optional<WrittenForm> known = ask(fingerprint);
        if (known.isPresent()) {
            return known.get();
        }
        if (inline != null) {
            return WrittenForm.parse(inline, fingerprint);
        }
        throw new SerializationException("the message was written with the form " + text(fingerprint) + " of "
                + marshaller.type().getName() + ", which has the form " + text(today) + " here, and "
                + (sources.isEmpty()
                        ? "this deserializer was told nothing about other forms"
                        : "none of the known forms is that one"));
    }

    private Optional<WrittenForm> ask(long fingerprint) {
        if (misses.contains(fingerprint)) {
            return Optional.empty();
        }
        for (FormSource source : sources) {
            Optional<WrittenForm> found =
                    source.find(fingerprint, marshaller.schema().type());
            if (found.isPresent()) {
                return found;
            }
        }
        misses.add(fingerprint);
        return Optional.empty();
    }

    private String differences(WrittenForm form) {
        Schema here = marshaller.schema();
        Schemas present = form.schemas().withPresentNames();
        List<String> lines = DifferenceLines.between(present.apply(form.type()), present, here, here.resolver());
        return lines.isEmpty() ? "" : "\n  " + String.join("\n  ", lines);
    }
}
