package org.marshal4j.tables.v3;

import java.math.BigDecimal;
import java.util.List;
import org.marshal4j.Marshal;

/** Names are decimals, which have the same Arrow type as texts. */
@Marshal(table = true)
public record Basket(List<Item> all) implements BasketMarshallable {

    /** An item. */
    @Marshal(table = true)
    public record Item(BigDecimal name, int count) implements Basket_ItemMarshallable {}
}
