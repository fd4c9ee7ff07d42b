package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;

/**
 * Moves one view through consecutive messages of a type:
 *
 * <pre>{@code
 * ViewCursor<QuoteView> quotes = ViewCursor.over(new QuoteView().wrap(bytes));
 * while (quotes.next()) {
 *     if (quotes.view().symbolEquals("VOD.L")) { … }
 * }
 * }</pre>
 *
 * <p>To find the next message, the cursor walks over the current one to its end, usually without allocating. Do not
 * wrap anything else in the view while the cursor uses it. Only one thread may use a cursor at a time.
 *
 * @param <V> the class of the view
 */
public final class ViewCursor<V extends MessageView<?, V>> {
    private final V view;
    private final boolean isEmpty;
    private boolean isBefore = true;

    private ViewCursor(V view, boolean isEmpty) {
        this.view = view;
        this.isEmpty = isEmpty;
    }

    /**
     * Creates a cursor that starts at the message a view has wrapped, and goes to the end of what it was given: an
     * array, a buffer, Chronicle Bytes, a segment, or an input whose {@link org.marshal4j.runtime.StreamHeader} has
     * been read. There may be no message.
     *
     * @param <V> the class of the view
     * @param view the view
     * @return the cursor
     * @throws org.marshal4j.runtime.MarshalException MARSHAL240 if the view has wrapped nothing
     */
    public static <V extends MessageView<?, V>> ViewCursor<V> over(V view) {
        Input in = view.in();
        in.position(view.messageStart());
        return new ViewCursor<>(view, in.remaining() == 0);
    }

    /**
     * Moves to the first or next message.
     *
     * @return false if there is none; the view stays where it is
     * @throws org.marshal4j.runtime.MarshalException if the current message does not end; MARSHAL233 or MARSHAL234 if
     *     the next one begins with another schema id than today's: the view stays where it is, and an input that it has
     *     wrapped is at that message
     * @throws IllegalStateException if the current message has no bytes, so that the number of messages is unknown
     */
    public boolean next() {
        if (isBefore) {
            isBefore = false;
            return !isEmpty;
        }
        return !isEmpty && view.moveOn();
    }

    /** {@return the view, always the same object, of the current message} */
    public V view() {
        return view;
    }
}
