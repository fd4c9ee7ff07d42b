import org.marshal4j.runtime.view.IdentifiedView;
package com.acme;


/**
 * Shows the fields of a message of {@link Order.Limit} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
final class Order_LimitView extends IdentifiedView<Order.Limit, Order_LimitView> {
    /** As in bean. */
    Order_LimitView() {
        super(Order_LimitMarshaller.Viewed.MESSAGES, 1, false);
    }

    // as price in view, with 0 for 4
    // as price in view, with 0 for 4
    // as walkSection in view, with 8 for 12
}
