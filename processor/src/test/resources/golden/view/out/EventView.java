import org.marshal4j.runtime.view.FamilyView;
    // as beginning in bean, but:
public final class EventView extends FamilyView<Event, EventView> {
    private LoginView asLoginView;

    // as QuoteView in bean, but:
        super(EventMarshaller.INSTANCE, 1, 2);

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
