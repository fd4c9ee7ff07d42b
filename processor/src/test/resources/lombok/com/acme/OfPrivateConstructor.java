package com.acme;

import lombok.AccessLevel;
import lombok.AllArgsConstructor;
import lombok.Builder;
import org.marshal4j.Marshal;

// com.acme.OfPrivateConstructor: 010000000162
@Marshal
@AllArgsConstructor(access = AccessLevel.PRIVATE)
@Builder(setterPrefix = "with")
public class OfPrivateConstructor implements OfPrivateConstructorMarshallable {
    private final int price;
    private String symbol;

    static OfPrivateConstructor sample() {
        return builder().withPrice(1).withSymbol("b").build();
    }
}
