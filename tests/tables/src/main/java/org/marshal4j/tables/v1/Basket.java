package org.marshal4j.tables.v1;

import java.math.BigDecimal;
import java.util.List;
import org.marshal4j.Decimal;
import org.marshal4j.Marshal;

/** Holds nested types that change in later versions. */
@Marshal(table = true)
public record Basket(
        Item first,
        List<Item> all,
        @Decimal(precision = 9, scale = 2) BigDecimal total) implements BasketMarshallable {

    /** An item. */
    @Marshal(table = true)
    public record Item(String name, int count) implements Basket_ItemMarshallable {}
}
