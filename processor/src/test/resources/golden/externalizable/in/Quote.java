package com.acme;

import java.io.Externalizable;
import org.marshal4j.Marshal;

@Marshal
public class Quote implements QuoteMarshallable, Externalizable {
    private static final long serialVersionUID = 1L;

    long time;
    double bid;
}
