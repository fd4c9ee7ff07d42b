package com.acme;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;

/** All that its items need of the message is their basket. */
@Marshal
public class Basket implements BasketMarshallable {
    List<Item> items = new ArrayList<>();

    @Marshal
    public static class Item implements Basket_ItemMarshallable {
        @Parent
        Basket basket;

        int count;
    }
}
