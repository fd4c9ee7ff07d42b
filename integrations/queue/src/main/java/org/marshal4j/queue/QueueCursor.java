package org.marshal4j.queue;

import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.jspecify.annotations.Nullable;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.view.MessageView;

/**
 * Goes through the documents of a queue, of which each holds one message, by one view, which it moves on:
 *
 * <pre>{@code
 * try (QueueCursor<QuoteView> quotes = QueueCursor.over(queue.createTailer(), new QuoteView())) {
 *     while (quotes.next()) {
 *         if (quotes.view().symbolEquals("VOD.L")) { … }
 *     }
 * }
 * }</pre>
 *
 * <p>The message is shown where it is in the mapped file: nothing is copied or allocated, and of a message no more is read than is asked for.
 * What is set goes into the queue, unless that was opened read-only. The document is open until the next one, or {@link #close}. Only
 * messages of the view's type may be in the queue: a {@link org.marshal4j.runtime.StreamHeader} in front of them is read by the tailer first.
 *
 * <p>Belongs to one thread, that of the tailer.
 *
 * @param <V> the view
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

    /** From where the tailer is, which stays the caller's, and goes on with the cursor. */
    public static <V extends MessageView<?, V>> QueueCursor<V> over(ExcerptTailer tailer, V view) {
        return new QueueCursor<>(tailer, view);
    }

    /**
     * Shows the message of the next document.
     *
     * @return false if there is none yet: the view shows nothing that is still there
     */
    public boolean next() {
        close();
        DocumentContext next = tailer.readingDocument();
        if (!next.isPresent()) {
            next.close();
            return false;
        }
        // Mostly it is the same object, and a store of a reference costs more than a test.
        if (document != next) {
            document = next;
        }
        isOpen = true;
        ChronicleViews.wrap(view, next.wire().bytes());
        return true;
    }

    /** The view, the same one each time. It shows the message of the document that {@link #next} went to. */
    public V view() {
        return view;
    }

    /**
     * The index of the document in the queue.
     *
     * @throws IllegalStateException if there is none
     */
    public long index() {
        if (document == null || !isOpen) {
            throw new IllegalStateException("there is no document: next() has not found one");
        }
        return document.index();
    }

    /** Closes the document. The tailer stays open, behind it. */
    @Override
    public void close() {
        if (document != null && isOpen) {
            isOpen = false;
            document.close();
        }
    }
}
