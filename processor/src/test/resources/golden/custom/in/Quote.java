package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Required;

@Marshal
class Quote implements QuoteMarshallable {
    long id;

    @MarshalWith(PriceMarshaller.class)
    Price bid;

    @Required
    @MarshalWith(PriceMarshaller.class)
    private Price ask;

    int size;
    Amount amount;

    @Required
    Amount fee;

    List<Amount> amounts;

    @MarshalWith(LongPrices.class)
    List<Price> history;

    Tick tick;
}
