package org.marshal4j.runtime.view;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;

/**
 * What integrations need to wrap views around their own kinds of memory without a new object for each message.
 * Stateless.
 */
public final class ViewInputs {
    private ViewInputs() {}

    /**
     * The input that a view was given last; null if none. Only who has made it, and given it to this view alone, may
     * show something else by it.
     */
    public static @Nullable Input last(MessageView<?, ?> view) {
        return view.ownMemory().kept();
    }
}
