package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal(schemaId = true, view = true)
sealed interface Order {

    @Marshal(schemaId = true, view = true)
    @TypeId(0)
    record Limit(double price) implements Order, Order_LimitMarshallable {}
}
