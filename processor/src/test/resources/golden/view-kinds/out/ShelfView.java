package com.acme;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.view.MessageView;

/**
 * Shows the fields of a message of {@link Shelf} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class ShelfView extends MessageView<Shelf, ShelfView> {
    private Page_of_TagsView pageView;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public ShelfView() {
        super(ShelfMarshaller.INSTANCE, 2, true);
    }

    /**
     * Shows the object in place until this view wraps other bytes; null if it is null.
     */
    public Page_of_TagsView page() {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(pageView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            if (Presence.read(in)) {
                stepOver(pageView(), in);
            }
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            beginSection(2, in);
        }
    }

    private Page_of_TagsView pageView() {
        if (pageView == null) {
            pageView = new Page_of_TagsView();
        }
        return pageView;
    }
}
