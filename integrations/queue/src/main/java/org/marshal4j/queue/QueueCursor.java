package org.marshal4j.queue;

import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.jspecify.annotations.Nullable;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.view.MessageView;

/**
 * Moves a view through the documents of a queue, each of which contains one message:
 *
 * <pre>{@code
 * try (QueueCursor<QuoteView> quotes = QueueCursor.over(queue.createTailer(), new QuoteView())) {
 *     while (quotes.next()) {
 *         if (quotes.view().symbolEquals("VOD.L")) { … }
 *     }
 * }
 * }</pre>
 *
 * <p>The view reads the mapped file directly: nothing is copied or allocated, and only the fields that you ask for
 * are read. Setters change the queue, unless it was opened read-only. A document stays open until the next one, or
 * {@link #close}. The queue must contain only messages of the view's type; if it starts with a
 * {@link org.marshal4j.runtime.StreamHeader}, read that with the tailer first.
 *
 * <p>Use it only in the tailer's thread.
 *
 * @param <V> the class of the view
 */
public final class QueueCursor<V extends MessageView<?, V>> implements AutoCloseable {
    private final ExcerptTailer tailer;
    private final V view;
    private @Nullable DocumentContext document;
    private boolean isOpen;

    private QueueCursor(ExcerptTailer tailer, V view) {
        this.tailer = tailer;
        this.view = view;
    }

    /**
     * Creates a cursor that starts at the position of a tailer. The tailer moves with the cursor, and you still have
     * to close it.
     *
     * @param <V> the class of the view
     * @param tailer the tailer
     * @param view the view
     * @return the cursor
     */
    public static <V extends MessageView<?, V>> QueueCursor<V> over(ExcerptTailer tailer, V view) {
        return new QueueCursor<>(tailer, view);
    }

    /**
     * Moves to the next document.
     *
     * @return true if there is one; if not, do not use the view
     * @throws org.marshal4j.runtime.MarshalException MARSHAL233 or MARSHAL234 if its message begins with another schema
     *     id than today's: {@link #index} is that of the document, and the next call moves on
     */
    public boolean next() {
        close();
        DocumentContext next = tailer.readingDocument();
        if (!next.isPresent()) {
            next.close();
            return false;
        }
        // It is usually the same object, and storing a reference costs more than a test.
        if (document != next) {
            document = next;
        }
        isOpen = true;
        ChronicleViews.wrap(view, next.wire().bytes());
        return true;
    }

    /** {@return the view, always the same object, of the message in the current document} */
    public V view() {
        return view;
    }

    /**
     * {@return the index of the current document in the queue}
     *
     * @throws IllegalStateException if there is no current document
     */
    public long index() {
        if (document == null || !isOpen) {
            throw new IllegalStateException("there is no document: next() has not found one");
        }
        return document.index();
    }

    /** Closes the document. The tailer stays open and is positioned after it. */
    @Override
    public void close() {
        if (document != null && isOpen) {
            isOpen = false;
            document.close();
        }
    }
}
