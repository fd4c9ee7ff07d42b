package com.acme;

import lombok.Data;
import lombok.NonNull;
import org.marshal4j.Marshal;

// com.acme.OfDataWithFinals: 01000000016201030000000164
@Marshal
@Data
public class OfDataWithFinals implements OfDataWithFinalsMarshallable {
    private final int price;
    private String symbol;
    private @NonNull Integer lots;
    private final String venue;

    static OfDataWithFinals sample() {
        OfDataWithFinals sample = new OfDataWithFinals(1, 3, "d");
        sample.setSymbol("b");
        return sample;
    }
}
