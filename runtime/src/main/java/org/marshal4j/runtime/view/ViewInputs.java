package org.marshal4j.runtime.view;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.WindowAccess;

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

    /**
     * Wraps the message at the position of an input that the calling code has made for the view. It gets the limits of
     * the view.
     *
     * @param <V> the class of the view
     * @param view the view
     * @param in the input
     * @return the view
     */
    public static <V extends MessageView<?, V>> V wrap(V view, Input in) {
        view.ownMemory().show(in, true);
        return view.begun(in.position());
    }

    /**
     * Wraps native memory that exists, and stays where it is, until the view wraps something else or {@link #forget} is
     * called: nothing asks again whether it is there. Needs Unsafe.
     *
     * @param view the view
     * @param address where the message starts
     * @param length the number of bytes that the message may have
     * @param holder an object that keeps the memory from being freed while it is reachable
     * @param access whether setters may change the memory
     */
    public static void wrap(MessageView<?, ?> view, long address, int length, Object holder, WindowAccess access) {
        view.ownMemory().show(address, length, holder, access);
        view.begun(address);
    }

    /**
     * Wraps another message in the native memory of the input that a view has wrapped {@link #last}. Before each
     * access the view asks the source whether the memory {@link InputSource#isThere}; the input gets a window, with
     * addresses as positions, only if something needs it, such as a source that says no. Needs Unsafe.
     *
     * @param view the view; it has wrapped an input
     * @param address where the message starts
     * @param end where the memory ends
     * @param behind the number of bytes that the input has after that
     */
    public static void wrapLent(MessageView<?, ?> view, long address, long end, long behind) {
        view.ownMemory().showLent(address, end, behind);
        view.begun(address);
    }

    /**
     * Takes from a view whatever it has wrapped: from now on its methods throw MARSHAL240.
     *
     * @param view the view
     */
    public static void forget(MessageView<?, ?> view) {
        view.ownMemory().forget();
    }
}
