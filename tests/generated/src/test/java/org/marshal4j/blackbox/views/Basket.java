package org.marshal4j.blackbox.views;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

/** Fields whose names views have methods of, a nested object that has a view, an array, and texts. */
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

    /** Of a size that varies. */
    @Marshal(view = true)
    static class Item implements Basket_ItemMarshallable {
        String name;
        int count;
        Tag tag;
    }

    /** Without a view. */
    @Marshal
    static class Tag implements Basket_TagMarshallable {
        int number;
    }
}
