package org.marshal4j.runtime.view;

import org.marshal4j.runtime.memory.Input;

/**
 * Goes through messages of one type that follow each other, by one view, which it moves on:
 *
 * <pre>{@code
 * ViewCursor<QuoteView> quotes = ViewCursor.over(new QuoteView().wrap(bytes));
 * while (quotes.next()) {
 *     if (quotes.view().symbolEquals("VOD.L")) { … }
 * }
 * }</pre>
 *
 * <p>To go on, the message that is shown is walked over to its end. Nothing is allocated, where walking allocates nothing. The view is the
 * cursor's: nothing else is to be wrapped by it. Belongs to one thread at a time.
 *
 * @param <V> the view
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
     * Over the messages from the one that a view shows to the end of what it was given: an array, a buffer, Chronicle Bytes, a segment, an
     * input behind whose {@link org.marshal4j.runtime.StreamHeader} they are. That there is none is no failure.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL240 if it has been given nothing
     */
    public static <V extends MessageView<?, V>> ViewCursor<V> over(V view) {
        Input in = view.in();
        in.position(view.start());
        return new ViewCursor<>(view, in.remaining() == 0);
    }

    /**
     * Shows the first message, or the next one.
     *
     * @return false if there is none: the view stays where it is
     * @throws org.marshal4j.runtime.problem.MarshalException if the message that is shown does not end
     * @throws IllegalStateException if it has no bytes, so that nobody can tell how many follow
     */
    public boolean next() {
        if (isBefore) {
            isBefore = false;
            return !isEmpty;
        }
        return !isEmpty && view.moveOn();
    }

    /** The view, the same one each time. It shows the message that {@link #next} went to. */
    public V view() {
        return view;
    }
}
