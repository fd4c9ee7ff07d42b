package org.marshal4j.tools.cat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.tools.file.MessageFiles;
import org.marshal4j.tools.type.KnownSchemas;
import org.marshal4j.tools.type.MessageType;

/**
 * Finds the type of each message: from the options, from a header before it, and from its schema id. Not thread-safe.
 */
final class TypeOfMessages {
    private final CatOptions options;
    private final Map<Integer, MessageType> byId = new HashMap<>();

    /** The type that the options or a header name; null if only schema ids can tell. */
    private @Nullable MessageType named;

    /** The same type, as it is shown. */
    private @Nullable MessageType shown;

    private boolean isFromHeader;

    TypeOfMessages(CatOptions options) {
        this.options = options;
        KnownSchemas known = options.schemas();
        if (options.type().isPresent() && !known.today().types().isEmpty()) {
            name(
                    options.revision().isPresent()
                            ? known.type(
                                    options.type().get(), options.revision().getAsInt())
                            : known.type(options.type().get()));
        }
    }

    private void name(MessageType type) {
        named = type;
        shown = type.withDistinctNames();
    }

    /** Whether a document is exactly a header, whose schemas the messages after it have. */
    boolean isHeader(byte[] array, int from, int length) {
        // Nearly all documents are messages, and it takes long to find that out from an exception.
        if (length < StreamHeader.PREFIX || !MessageFiles.isHeader(array, from)) {
            return false;
        }
        StreamHeader header;
        try {
            Input in = Input.of(array, from, length);
            if (StreamHeader.size(in) != length) {
                return false;
            }
            header = StreamHeader.read(in);
        } catch (MarshalException e) {
            return false;
        }
        take(header);
        return true;
    }

    private void take(StreamHeader header) {
        Set<String> types = header.fingerprints().keySet();
        String type = options.type()
                .map(name -> types.stream()
                        .filter(each -> each.equals(name)
                                || MessageType.simpleName(each).equals(name))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(
                                "the header announces messages of " + types + ", not of " + name)))
                .orElseGet(() -> types.iterator().next());
        if (types.size() > 1 && options.type().isEmpty()) {
            throw new IllegalArgumentException("the header announces messages of " + types + ": name the type");
        }
        name(MessageType.of(type, header.schemas()));
        isFromHeader = true;
        byId.clear();
    }

    /**
     * The type of a message; null if it is not known.
     *
     * @throws IllegalArgumentException if nothing but a name of the type, or a schema, could tell
     */
    @Nullable
    MessageType of(byte[] array, int from, int limit) {
        MessageType type = named;
        if (type == null && !options.schemas().haveIds()) {
            throw new IllegalArgumentException(
                    "nothing says which type the messages have: name it, and a lock file or jar");
        }
        boolean mayHaveId = options.revision().isEmpty() || isFromHeader;
        if (type != null && (!type.schema().hasSchemaId() || !mayHaveId)) {
            return shown;
        }
        if (limit - from < SchemaId.SIZE) {
            return null;
        }
        int id = Input.of(array, from, limit - from).readInt();
        MessageType known = byId.get(id);
        if (known == null) {
            known = find(type, id);
            if (known != null) {
                // Schema ids depend on the names that the fields really have.
                known = known.withDistinctNames();
                byId.put(id, known);
            }
        }
        return known;
    }

    private @Nullable MessageType find(@Nullable MessageType type, int id) {
        if (type != null && isFromHeader && SchemaId.of(type.schema(), type.schemas()) == id) {
            return type;
        }
        return options.schemas()
                .withId(id, Optional.ofNullable(type).map(each -> each.schema().type()))
                .orElse(null);
    }

    /** The type that the options or a header name; empty if only schema ids can tell. */
    Optional<MessageType> named() {
        return Optional.ofNullable(shown);
    }

    /** Whether rows say which type they are of, since neither the options nor a header do. */
    boolean areMixed() {
        return named == null;
    }
}
