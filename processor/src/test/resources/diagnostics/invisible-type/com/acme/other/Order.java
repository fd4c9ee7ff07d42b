package com.acme.other;

import com.acme.base.Entity;
import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Order implements OrderMarshallable {
    private State state; // MARSHAL119: Order.state has the type com.acme.other.Order.State, which generated code in com.acme.other cannot use. Make the type package-private, or public if it is in another package.
    private List<State> states; // MARSHAL119: Order.states has the type com.acme.other.Order.State

    private enum State {
        OPEN,
        DONE
    }
}

@Marshal
class Trade extends Entity implements TradeMarshallable { // MARSHAL119: Trade.status has the type com.acme.base.Status, which generated code in com.acme.other cannot use
    long id;
}
