    // as beginning in bean, but:
final class QuoteView extends IdentifiedView<Quote, QuoteView> {
    private OrderView lastView;

    // as OrderView in view-schema-id, but:
        super(QuoteMarshaller.Viewed.MESSAGES, 2, 0, true);

    // as price in view-schema-id, with bid for price
    // as price in view-schema-id, with bid for price

    // as before in view, but:
    public OrderView last() {
            Input in = inputAt(0, 8);
            return showInside(lastView(), in);

    // as walkSection in view-kinds, but:
            Walk.to(position + 8, in);
            if (!Walk.isNull(in)) {
                stepOver(lastView(), in);

    // as lastView in view, with OrderView for FillView
}
