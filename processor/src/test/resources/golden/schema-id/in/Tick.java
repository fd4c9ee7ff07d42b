package com.acme;

import org.marshal4j.Marshal;

@Marshal(schemaId = true)
class Tick implements TickMarshallable {
    long time;
    double price;
}
