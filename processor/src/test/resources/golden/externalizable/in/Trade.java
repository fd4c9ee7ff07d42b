package com.acme;

import org.marshal4j.Marshal;

/** What its superclass says is enough. */
@Marshal
public final class Trade extends Quote implements TradeMarshallable {
    private static final long serialVersionUID = 1L;

    int quantity;
}
