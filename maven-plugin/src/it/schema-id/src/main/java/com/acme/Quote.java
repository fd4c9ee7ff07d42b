package com.acme;

import org.marshal4j.Marshal;

@Marshal(schemaId = true)
public class Quote implements QuoteMarshallable {
    long time;
    double bid;
    String venue;
}
