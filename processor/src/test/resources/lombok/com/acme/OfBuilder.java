package com.acme;

import lombok.Builder;
import lombok.Getter;
import org.marshal4j.Marshal;

// com.acme.OfBuilder: 010000000162
@Marshal
@Builder
@Getter
public class OfBuilder implements OfBuilderMarshallable {
    private int price;
    private final String symbol;

    static OfBuilder sample() {
        return builder().price(1).symbol("b").build();
    }
}
