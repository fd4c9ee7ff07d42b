import org.marshal4j.runtime.view.IdentifiedFamilyView;
    // as beginning in bean, but:
final class OrderView extends IdentifiedFamilyView<Order, OrderView> {
    private Order_LimitView asLimitView;

    // as QuoteView in bean, but:
    OrderView() {
        super(OrderMarshaller.Viewed.MESSAGES, 0);

    /**
     * Shows the object as a {@link Order.Limit}; null if it is of another class.
     */
    public Order_LimitView asLimit() {
        return typeId() == 0 ? showAs(asLimitView()) : null;
    }

    // as lastView in view, with Order_LimitView for FillView, asLimitView for lastView
}
