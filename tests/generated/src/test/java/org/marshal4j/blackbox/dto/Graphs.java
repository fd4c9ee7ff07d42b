package org.marshal4j.blackbox.dto;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Required;
import org.marshal4j.Shared;
import org.marshal4j.TypeId;

/** Objects that refer to the object around them, or to each other. */
@Marshal
public class Graphs implements GraphsMarshallable {
    @Shared
    Customer first;

    @Shared
    @Required
    Customer second;

    Order order;

    @Shared
    List<Customer> customers;

    @Shared
    Map<String, Animal> animals;

    Animal animal;
    Node[] nodes;

    /** Has parts that refer to it. */
    @Marshal
    public static class Order implements Graphs_OrderMarshallable {
        long id;
        List<Line> lines;
        Line extra;
    }

    /** A part. */
    @Marshal
    public static class Line implements Graphs_LineMarshallable {
        @Parent
        private Order order;

        String product;
        Fill fill;

        Order order() {
            return order;
        }
    }

    /** A part of a part. */
    @Marshal
    public static class Fill implements Graphs_FillMarshallable {
        int quantity;

        @Parent
        Order order;

        @Parent
        Line line;
    }

    /** Several objects refer to it. */
    @Marshal
    public static class Customer implements Graphs_CustomerMarshallable {
        String name;

        @Shared
        private Customer friend;

        Customer friend() {
            return friend;
        }

        void friend(Customer value) {
            friend = value;
        }
    }

    /** Shared wherever it occurs. */
    @Marshal
    @Shared
    public static class Node implements Graphs_NodeMarshallable {
        int id;
        Node next;
        List<Node> others;
        Optional<Node> perhaps;
    }

    /** A family of records and classes. */
    @Marshal
    public sealed interface Animal {}

    @Marshal
    @TypeId(1)
    record Cat(String name, @Shared Animal likes) implements Animal, Graphs_CatMarshallable {}

    @Marshal
    @TypeId(2)
    static final class Dog implements Animal, Graphs_DogMarshallable {
        String name;

        @Shared
        Animal chases;

        @Shared
        Customer owner;
    }
}
