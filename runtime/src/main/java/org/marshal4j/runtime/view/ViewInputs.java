package org.marshal4j.runtime.view;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;

/**
 * Lets integrations wrap views around their own kinds of memory without creating an object for each message. Stateless.
 */
public final class ViewInputs {
    private ViewInputs() {}

    /**
     * Returns the input that a view has wrapped last. Only code that has created the input, and given it to this view
     * alone, may use it to show something else.
     *
     * @param view the view
     * @return the input; null if there is none
     */
    public static @Nullable Input last(MessageView<?, ?> view) {
        return view.ownMemory().kept();
    }
}
