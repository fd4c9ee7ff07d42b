package org.marshal4j.kafka;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
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
final class Forms<T> {
    /** A sender of more schemas is up to no good; further ones are looked up each time. */
    private static final int MOST_REMEMBERED = 256;

    private final Marshaller<T> marshaller;
    private final FormNumbers today;
    private final long todayCombined;
    private final List<FormSource> sources;
    private final Map<FormNumbers, Former<T>> met = new ConcurrentHashMap<>();
    private final Misses misses;

    /** A schema, and the reader of its messages. */
    private record Former<T>(WrittenForm form, FormerMessages<T> messages) {}

    Forms(Marshaller<T> marshaller, List<FormSource> sources) {
        this(marshaller, sources, new Misses(System::nanoTime));
    }

    Forms(Marshaller<T> marshaller, List<FormSource> sources, Misses misses) {
        this.marshaller = marshaller;
        this.today = FormNumbers.of(marshaller.schema());
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
     * @param form its numbers, as the record has them
     * @param inline the schema in the record; null if the record has none
     * @throws SerializationException if nobody knows the schema
     * @throws MarshalException as {@link FormerMessages}, with a line for each difference between the schemas
     */
    T read(FormNumbers form, byte @Nullable [] inline, Input in) {
        Former<T> former = met.get(form);
        if (former == null) {
            former = former(find(form, inline));
            if (met.size() < MOST_REMEMBERED) {
                met.put(form, former);
            }
        }
        try {
            return former.messages.only(in);
        } catch (MarshalException | IllegalArgumentException e) {
            throw new SerializationException(
                    ShownText.ofLines("a message of another form of "
                            + marshaller.type().getName() + " could not be read: " + e.getMessage()
                            + differences(former.form)),
                    e);
        }
    }

    private Former<T> former(WrittenForm form) {
        return new Former<>(form, FormerMessages.of(marshaller, form.schemas(), form.type()));
    }

    private WrittenForm find(FormNumbers form, byte @Nullable [] inline) {
        Optional<WrittenForm> known = ask(form);
        if (known.isPresent()) {
            return known.get();
        }
        if (inline != null) {
            return WrittenForm.parse(inline, form.combined());
        }
        throw new SerializationException("the message was written with the form " + form + " of "
                + marshaller.type().getName() + ", which has the form " + today + " here, and "
                + (sources.isEmpty()
                        ? "this deserializer was told nothing about other forms"
                        : "none of the known forms is that one"));
    }

    private Optional<WrittenForm> ask(FormNumbers form) {
        long number = form.combined();
        if (misses.contains(number)) {
            return Optional.empty();
        }
        for (FormSource source : sources) {
            Optional<WrittenForm> found = find(source, form, number);
            if (found.isPresent()) {
                return found;
            }
        }
        misses.add(number);
        return Optional.empty();
    }

    private Optional<WrittenForm> find(FormSource source, FormNumbers form, long number) {
        String type = marshaller.schema().type();
        Optional<WrittenForm> found = source.find(number, type);
        // A source may know schemas by their fingerprints alone, as those in a topic that an earlier version wrote to.
        return found.isPresent() || !form.hasNames()
                ? found
                : source.find(form.fingerprint(), type).filter(other -> other.combinedFingerprint() == number);
    }

    private String differences(WrittenForm form) {
        Schema here = marshaller.schema();
        Schemas present = form.schemas().withPresentNames();
        List<String> lines = DifferenceLines.between(present.apply(form.type()), present, here, here.resolver());
        return lines.isEmpty() ? "" : "\n  " + String.join("\n  ", lines);
    }
}
