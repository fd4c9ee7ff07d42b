package org.marshal4j.grpc;

import io.grpc.Metadata;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedSchemas;
import org.marshal4j.schema.text.ShownText;

/** Decides whether a server and a client with certain schemas understand each other. Thread-safe. */
final class SchemaJudge {
    /** A client that has more schemas is up to no good; further ones are judged each time. */
    static final int MOST_REMEMBERED = 256;

    /** The description of a status is metadata, and gRPC refuses more than 8 KiB of that by default. */
    private static final int MOST_LINES = 10;

    /** As many characters of other text. */
    static final int MOST_CHARS = 1_000;

    private final LockFile lock;
    private final LockedSchemas locked;
    private final Map<Announced, Optional<String>> judged = new ConcurrentHashMap<>();

    /**
     * What a client has said.
     *
     * @param form the text of one or two numbers, or a ByteBuffer with a stream header
     */
    private record Announced(MessageRole role, MessageSchema here, Object form) {}

    SchemaJudge(LockFile lock) {
        this.lock = lock;
        this.locked = LockedSchemas.of(lock);
    }

    /**
     * Judges a client that has sent the fingerprint of its schema. Returns why to refuse its call; empty if not.
     *
     * @param names the second number; null if the client has sent none, as earlier versions do
     */
    Optional<String> refusal(MessageRole role, MessageSchema here, String fingerprint, @Nullable String names) {
        if (here.fingerprint().equals(fingerprint) && (names == null || names.equals(here.names()))) {
            return Optional.empty();
        }
        int known = here.schemaId(fingerprint, names);
        if (known != 0 && role.isReadable(known, here.marshaller())) {
            return Optional.empty();
        }
        String both = names == null ? fingerprint : fingerprint + " with the names " + names;
        return find(fingerprint, names, here)
                .map(found ->
                        judged(new Announced(role, here, both), () -> difference(role, here, ClientSchema.of(found))))
                .orElseGet(() -> Optional.of(unknown(here, both)));
    }

    private Optional<LockedSchemas.Found> find(String fingerprint, @Nullable String names, MessageSchema here) {
        try {
            long second = names == null ? 0 : HexFormat.fromHexDigitsToLong(names);
            return locked.find(Fingerprint.combined(HexFormat.fromHexDigitsToLong(fingerprint), second), here.type());
        } catch (IllegalArgumentException e) {
            // A client may send anything.
            return Optional.empty();
        }
    }

    /** The schema that a client has announced; empty if it is not known here, or cannot be read. */
    Optional<ClientSchema> client(MessageRole role, MessageSchema here, Metadata headers) {
        byte[] header = headers.get(role.schema);
        if (header != null) {
            try {
                return Optional.of(ClientSchema.parse(header, lock));
            } catch (MarshalException | IllegalArgumentException e) {
                return Optional.empty();
            }
        }
        String fingerprint = headers.get(role.fingerprint);
        return fingerprint == null
                ? Optional.empty()
                : find(fingerprint, headers.get(role.names), here).map(ClientSchema::of);
    }

    /** Judges a client that has sent its schema. Returns why to refuse its call; empty if not. */
    Optional<String> refusal(MessageRole role, MessageSchema here, byte[] header) {
        // Equal fingerprints are not enough: they do not cover which class of a family has which number.
        return Arrays.equals(here.header(), header)
                ? Optional.empty()
                : judged(new Announced(role, here, ByteBuffer.wrap(header)), () -> difference(role, here, header));
    }

    private Optional<String> judged(Announced announced, Supplier<Optional<String>> judgement) {
        Optional<String> known = judged.get(announced);
        if (known == null) {
            known = judgement.get();
            if (judged.size() < MOST_REMEMBERED) {
                judged.put(announced, known);
            }
        }
        return known;
    }

    private static String unknown(MessageSchema here, String fingerprint) {
        return withCode("the client has the schema " + ShownText.of(fingerprint) + " of "
                + here.type() + ", which has the schema " + here.fingerprint()
                + (here.names().isEmpty() ? "" : " with the names " + here.names())
                + " on this server, and the server does not know the client's. If the client is older, give the server"
                + " the lock file (SchemaServerInterceptor.withLock). If it is newer, have it send its schema"
                + " (SchemaClientInterceptor.withSchemas)");
    }

    private Optional<String> difference(MessageRole role, MessageSchema here, byte[] header) {
        try {
            return difference(role, here, ClientSchema.parse(header, lock));
        } catch (MarshalException | IllegalArgumentException e) {
            return Optional.of("the client's schema of " + here.type() + " cannot be read: "
                    + ShownText.of(String.valueOf(e.getMessage())));
        }
    }

    private static Optional<String> difference(MessageRole role, MessageSchema here, ClientSchema clients) {
        if (role.isReadable(clients, here.marshaller())) {
            return Optional.empty();
        }
        List<String> lines = clients.written().differences(here.marshaller());
        StringBuilder text = new StringBuilder("the client has another schema of ")
                .append(here.type())
                .append(" than this server\n");
        lines.stream()
                .limit(MOST_LINES)
                .forEach(line -> text.append("  ").append(ShownText.of(line)).append('\n'));
        if (lines.size() > MOST_LINES) {
            text.append("  and ").append(lines.size() - MOST_LINES).append(" more\n");
        }
        return Optional.of(withCode(text.toString()));
    }

    private static String withCode(String text) {
        return text + " [" + RuntimeProblem.SCHEMA_DIFFERS.code() + "]";
    }
}
