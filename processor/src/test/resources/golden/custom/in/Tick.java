package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;

@Marshal
record Tick(long time, @MarshalWith(PriceMarshaller.class) Price last, Amount traded) implements TickMarshallable {}
