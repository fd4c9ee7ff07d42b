package org.marshal4j.blackbox.views;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

/** Has fields named like methods of views, a nested object with a view, an array, and texts. */
@Marshal(view = true)
class Basket implements BasketMarshallable {
    int size;
    long schema;

    @Required
    String symbol = "";

    String wrap;
    Item first;

    @Required
    Item second = new Item();

    @MaxLength(4)
    double[] depths;

    List<Item> items;
    Integer hashCode;

    /** Has a varying size. */
    @Marshal(view = true)
    static class Item implements Basket_ItemMarshallable {
        String name;
        int count;
        Tag tag;
    }

    /** Has no view. */
    @Marshal
    static class Tag implements Basket_TagMarshallable {
        int number;
    }
}
