package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Required;

@Marshal
class Priced implements PricedMarshallable {
    @MarshalWith(PriceMarshaller.class)
    Price bid;

    @Required
    @MarshalWith(PriceMarshaller.class)
    Price ask;

    Amount fee;
    List<Amount> fees;
}
