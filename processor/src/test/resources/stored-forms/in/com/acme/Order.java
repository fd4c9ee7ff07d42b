package com.acme;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;

@Marshal
public class Order implements OrderMarshallable {
    long id;

    @Shared
    Customer customer;

    List<Line> lines = new ArrayList<>();

    @Marshal
    public static class Line implements Order_LineMarshallable {
        @Parent
        Order order;

        String product;
    }

    @Marshal
    public static class Customer implements Order_CustomerMarshallable {
        String name;

        @Shared
        List<Customer> friends = new ArrayList<>();
    }
}
