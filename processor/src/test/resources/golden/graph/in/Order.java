package com.acme;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;

@Marshal
public class Order implements OrderMarshallable {
    @Shared
    Customer customer;

    List<Line> lines = new ArrayList<>();

    @Marshal
    public static class Line implements Order_LineMarshallable {
        @Parent
        Order order;
    }

    @Marshal
    public static class Customer implements Order_CustomerMarshallable {
        String name;

        @Shared
        List<Customer> friends = new ArrayList<>();
    }

    @Marshal
    public record Visit(@Shared Customer visitor, @Shared Customer host) implements Order_VisitMarshallable {}
}
