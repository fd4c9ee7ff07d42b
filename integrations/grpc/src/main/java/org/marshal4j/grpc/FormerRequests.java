package org.marshal4j.grpc;

import io.grpc.Metadata;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.text.ShownText;

/** Conversions of the requests of one method, one for each schema that clients have. Thread-safe. */
final class FormerRequests<T> {
    private final GrpcMarshaller<T> marshaller;
    private final SchemaJudge judge;
    private final Map<Object, Reading<T>> known = new ConcurrentHashMap<>();

    /**
     * How to read the requests of a call.
     *
     * @param messages reads them; null if the marshaller does, and if the call is refused
     * @param refusal why to refuse the call; empty if not
     */
    record Reading<T>(@Nullable FormerMessages<T> messages, Optional<String> refusal) {}

    FormerRequests(GrpcMarshaller<T> marshaller, SchemaJudge judge) {
        this.marshaller = marshaller;
        this.judge = judge;
    }

    /**
     * Finds the conversion for a call whose requests cannot be read as they are.
     *
     * @param refusal the reason
     */
    Reading<T> of(Metadata headers, String refusal) {
        byte[] header = headers.get(MessageRole.REQUEST.schema);
        Object form = header == null
                ? headers.get(MessageRole.REQUEST.fingerprint) + " " + headers.get(MessageRole.REQUEST.names)
                : ByteBuffer.wrap(header);
        Reading<T> reading = known.get(form);
        if (reading == null) {
            reading = make(headers, refusal);
            if (known.size() < SchemaJudge.MOST_REMEMBERED) {
                known.put(form, reading);
            }
        }
        return reading;
    }

    private Reading<T> make(Metadata headers, String refusal) {
        Optional<ClientSchema> client = judge.client(MessageRole.REQUEST, marshaller.schema(), headers);
        if (client.isEmpty()) {
            return new Reading<>(null, Optional.of(refusal));
        }
        try {
            return new Reading<>(marshaller.former(client.get()), Optional.empty());
        } catch (MarshalException e) {
            return new Reading<>(null, Optional.of(refusal + ", and no request can be converted: " + shown(e)));
        }
    }

    private static String shown(MarshalException e) {
        String text = ShownText.of(String.valueOf(e.getMessage()));
        // The description of a status is metadata, of which gRPC takes 8 KiB.
        return text.length() > SchemaJudge.MOST_CHARS ? text.substring(0, SchemaJudge.MOST_CHARS) + "…" : text;
    }
}
