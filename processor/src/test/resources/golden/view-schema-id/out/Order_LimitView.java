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
        super(Order_LimitMarshaller.Viewed.MESSAGES, 1, 1, false);
    }

    // as x in view-kinds, with double for int, price for x, 8 for 4, getDouble for getInt
    // as x in view-kinds, with price for x, double for int, 8 for 4, putDouble for putInt
    // as walkSection in view-kinds, with 8 for 4
}
