package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/**
 * The base class of generated views of families with schema ids, which refuses messages as {@link IdentifiedView} does.
 * Only one thread may use it at a time.
 *
 * @param <T> the root of the family
 * @param <V> the view class itself
 */
public abstract class IdentifiedFamilyView<T, V extends IdentifiedFamilyView<T, V>> extends FamilyView<T, V> {
    private final IdentifiedMessages<T> messages;

    /**
     * For generated views.
     *
     * @param messages the messages
     * @param ids the type ids of the family, in ascending order
     */
    protected IdentifiedFamilyView(IdentifiedMessages<T> messages, int... ids) {
        super(messages.marshaller(), ids);
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
     * Wraps a copy of a message in today's bytes, as {@link IdentifiedView#wrapConverted} does.
     *
     * @param in the input; its position is behind the message then
     * @return this
     * @throws MarshalException as there
     */
    @SuppressWarnings("unchecked")
    public final V wrapConverted(Input in) {
        return ConvertedMessage.wrap((V) this, messages, in);
    }
}
