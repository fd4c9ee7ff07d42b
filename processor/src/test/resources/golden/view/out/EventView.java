import org.marshal4j.runtime.view.FamilyView;
    // as beginning in bean, but:
public final class EventView extends FamilyView<Event, EventView> {
    private LoginView asLoginView;

    // as QuoteView in bean, with 1 for 3, 2 for false

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
