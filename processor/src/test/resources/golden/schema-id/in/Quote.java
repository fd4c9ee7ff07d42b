package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

@Marshal(schemaId = true)
class Quote implements QuoteMarshallable {
    String symbol;
    Side side;
    List<Level> levels;

    enum Side {
        BUY,
        SELL
    }

    @Marshal
    record Level(double price, long size) implements Quote_LevelMarshallable {}
}
