package com.acme;

import lombok.Builder;
import lombok.Value;
import org.marshal4j.Marshal;

// com.acme.OfValueAndBuilder: 010000000162
@Marshal
@Value
@Builder
public class OfValueAndBuilder implements OfValueAndBuilderMarshallable {
    int price;

    @Builder.Default
    String symbol = "default";

    static OfValueAndBuilder sample() {
        return builder().price(1).symbol("b").build();
    }
}
