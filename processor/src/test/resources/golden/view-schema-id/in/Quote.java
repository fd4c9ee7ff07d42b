package com.acme;

import org.marshal4j.Marshal;

@Marshal(schemaId = true, view = true)
class Quote implements QuoteMarshallable {
    double bid;
    Order last;
}
