package org.marshal4j.tables.v2;

import java.math.BigDecimal;
import java.util.List;
import org.marshal4j.Decimal;
import org.marshal4j.Marshal;

/** Items have their fields in another order, and one more. */
@Marshal(table = true)
public record Basket(
        List<Item> all,
        Item first,
        @Decimal(precision = 9, scale = 2) BigDecimal total) implements BasketMarshallable {

    /** An item. */
    @Marshal(table = true)
    public record Item(int count, String note, String name) implements Basket_ItemMarshallable {}
}
