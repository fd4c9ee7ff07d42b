package com.acme;

import lombok.Builder;
import lombok.With;
import org.marshal4j.Marshal;

// com.acme.OfRecord: 010000000162
@Marshal
@Builder
@With
public record OfRecord(int price, String symbol) implements OfRecordMarshallable {
    static OfRecord sample() {
        return builder().price(2).symbol("b").build().withPrice(1);
    }
}
