package com.acme;

import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.view.FamilyView;

/**
 * Shows the fields of a message of {@link Event} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class EventView extends FamilyView<Event, EventView> {
    private LoginView asLoginView;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public EventView() {
        super(EventMarshaller.INSTANCE, 1, 2);
    }

    /**
     * Shows the object as a {@link Login}; null if it is of another class.
     */
    public LoginView asLogin() {
        return typeId() == 1 ? showAs(asLoginView()) : null;
    }

    private LoginView asLoginView() {
        if (asLoginView == null) {
            asLoginView = new LoginView();
        }
        return asLoginView;
    }
}
