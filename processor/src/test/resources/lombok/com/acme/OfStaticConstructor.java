package com.acme;

import lombok.Value;
import org.marshal4j.Marshal;

// com.acme.OfStaticConstructor: 010000000162
@Marshal
@Value(staticConstructor = "of")
public class OfStaticConstructor implements OfStaticConstructorMarshallable {
    int price;
    String symbol;

    static OfStaticConstructor sample() {
        return of(1, "b");
    }
}
