package com.acme;

import lombok.AllArgsConstructor;
import org.marshal4j.Marshal;

// com.acme.OfAllArguments: 010000000162
@Marshal
@AllArgsConstructor
public class OfAllArguments implements OfAllArgumentsMarshallable {
    int price;
    private String symbol;

    static OfAllArguments sample() {
        return new OfAllArguments(1, "b");
    }
}
