package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

@Marshal
public final class Trade implements TradeMarshallable {
    private final long id;
    private final String symbol;
    final Integer lots;
    List<String> notes;
    private int revision;

    Trade(String symbol, long id, Integer lots) {
        this.id = id;
        this.symbol = symbol;
        this.lots = lots;
    }
}
