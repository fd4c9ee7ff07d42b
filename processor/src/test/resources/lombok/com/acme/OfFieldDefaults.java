package com.acme;

import lombok.AccessLevel;
import lombok.RequiredArgsConstructor;
import lombok.experimental.FieldDefaults;
import lombok.experimental.NonFinal;
import org.marshal4j.Marshal;

// com.acme.OfFieldDefaults: 01000000016203000000
@Marshal
@RequiredArgsConstructor
@FieldDefaults(makeFinal = true, level = AccessLevel.PRIVATE)
public class OfFieldDefaults implements OfFieldDefaultsMarshallable {
    int price;
    String symbol;
    @NonFinal int lots = 3;

    static OfFieldDefaults sample() {
        return new OfFieldDefaults(1, "b");
    }
}
