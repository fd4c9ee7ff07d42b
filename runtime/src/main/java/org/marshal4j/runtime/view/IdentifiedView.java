package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/**
 * The base class of generated views of types with schema ids. {@link #wrap} and all that wraps messages for a view, such
 * as {@link ViewCursor}, refuse a message that begins with another id than today's: MARSHAL234 if its schema is a former
 * one, MARSHAL233 if it is unknown. The view has nothing wrapped then. Only one thread may use it at a time.
 *
 * @param <T> the type of the messages
 * @param <V> the view class itself
 */
public abstract class IdentifiedView<T, V extends IdentifiedView<T, V>> extends MessageView<T, V> {
    private final IdentifiedMessages<T> messages;

    /**
     * For generated views.
     *
     * @param messages the messages
     * @param sections the number of sections of a message
     * @param quick the last section whose start can be found without an input, 0 to the number of sections
     * @param nests whether objects in the message contain others, so that nesting depth has to be limited
     */
    protected IdentifiedView(IdentifiedMessages<T> messages, int sections, int quick, boolean nests) {
        super(messages.marshaller(), sections, quick, nests);
        this.messages = messages;
    }

    @Override
    final boolean hasIds() {
        return true;
    }

    @Override
    final IdentifiedMessages<T> identified() {
        return messages;
    }

    /**
     * Wraps a copy of the message at the position of an input. If it begins with the id of another schema, it is
     * converted to today's bytes, as the marshaller does. Nothing in the copy can be set.
     *
     * @param in the input; its position is behind the message then
     * @return this
     * @throws MarshalException MARSHAL233 if the id is unknown; if the message does not end; or if it cannot be converted
     *     (MARSHAL220). The position is then unchanged, and the view has nothing wrapped
     */
    @SuppressWarnings("unchecked")
    public final V wrapConverted(Input in) {
        return ConvertedMessage.wrap((V) this, messages, in);
    }
}
