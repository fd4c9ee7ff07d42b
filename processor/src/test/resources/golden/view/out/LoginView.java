package com.acme;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewTexts;
import org.marshal4j.runtime.view.Walk;

/**
 * Shows the fields of a message of {@link Login} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class LoginView extends MessageView<Login, LoginView> {
    private final ViewTexts texts = new ViewTexts();

    private EventView beforeView;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public LoginView() {
        super(LoginMarshaller.INSTANCE, 3, true);
    }

    public String user() {
        try {
            Input in = inputAt(0, 0);
            return readUser(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean userEquals(CharSequence other) {
        try {
            Input in = inputAt(0, 0);
            return texts.equals(true, Integer.MAX_VALUE, other, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The hash code that the text has as a String; 0 for null.
     */
    public int userHash() {
        try {
            Input in = inputAt(0, 0);
            return texts.hash(true, Integer.MAX_VALUE, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Appends the text; returns false if it is null.
     */
    public boolean userInto(StringBuilder to) {
        try {
            Input in = inputAt(0, 0);
            return texts.append(true, Integer.MAX_VALUE, to, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Shows the object in place until this view wraps other bytes; null if it is null.
     */
    public EventView before() {
        try {
            Input in = inputAt(1, 0);
            if (Walk.isNull(in)) {
                return null;
            }
            return showInside(beforeView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            Walk.text(0, in);
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            if (!Walk.isNull(in)) {
                stepOver(beforeView(), in);
            }
            if (beginSection(2, in) == to) {
                return;
            }
        }
        if (from <= 2) {
            beginSection(3, in);
        }
    }

    private String readUser(Input in) {
        return Text.read(null, in);
    }

    private EventView beforeView() {
        if (beforeView == null) {
            beforeView = new EventView();
        }
        return beforeView;
    }
}
