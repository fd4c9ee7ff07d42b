package org.marshal4j.tools.type;

import java.util.Optional;
import java.util.OptionalInt;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.SchemaId;

/**
 * The bytes of a message, field by field.
 *
 * @param text the table, each line with its line end
 * @param isWhole whether the bytes are one message of the type and nothing else
 */
public record ExplainedMessage(String text, boolean isWhole) {
    /**
     * Explains a message.
     *
     * @param known the schemas
     * @param type the name of its type; if it is empty, the schema id with which the message begins tells
     * @param revision the revision with which it was written; if it is empty, the schema id, or today's
     * @param message the message
     * @param inColour whether the text has colours for a terminal
     * @return the explanation
     * @throws IllegalArgumentException if its type is not known
     */
    public static ExplainedMessage of(
            KnownSchemas known, Optional<String> type, OptionalInt revision, byte[] message, boolean inColour) {
        MessageType found = find(known, type, revision, message);
        Input in = Input.of(message);
        return new ExplainedMessage(
                inColour
                        ? Explain.inColour(found.schema(), found.schemas(), in)
                        : Explain.explain(found.schema(), found.schemas(), in),
                isWhole(found, message));
    }

    private static MessageType find(KnownSchemas known, Optional<String> name, OptionalInt revision, byte[] message) {
        if (name.isPresent() && revision.isPresent()) {
            return known.type(name.get(), revision.getAsInt());
        }
        Optional<MessageType> today = name.map(known::type);
        if (today.isPresent() && !today.get().schema().hasSchemaId()) {
            return today.get();
        }
        Optional<MessageType> withId = message.length < SchemaId.SIZE
                ? Optional.empty()
                : known.withId(
                        Input.of(message).readInt(),
                        today.map(type -> type.schema().type()));
        return withId.or(() -> today)
                .orElseThrow(() -> new IllegalArgumentException(
                        "nothing says which type the message has: name it, and a lock file or jar"));
    }

    private static boolean isWhole(MessageType type, byte[] message) {
        try {
            return SchemaWalker.walk(
                            type.schema(),
                            type.schemas(),
                            RandomBytes.of(message),
                            0,
                            message.length,
                            (path, offset, length, wire, value) -> {})
                    == message.length;
        } catch (MarshalException e) {
            return false;
        }
    }
}
