package com.acme;

import lombok.Value;
import org.marshal4j.Marshal;

// com.acme.OfValue: 0100000001620103
@Marshal
@Value
public class OfValue implements OfValueMarshallable {
    int price;
    String symbol;
    byte[] image;

    static OfValue sample() {
        return new OfValue(1, "b", new byte[] {3});
    }
}
