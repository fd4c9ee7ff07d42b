package org.marshal4j.blackbox.evolution.v4;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;
import org.marshal4j.TypeId;

/** In version 4. */
@Marshal(evolvable = true, view = true)
public class Order extends Entity implements OrderMarshallable {
    public String customer;
    public double amount;

    @Since(2)
    public List<Line> lines;

    @Since(2)
    public Address address;

    @Since(3)
    public Payment payment;

    @Since(3)
    public boolean express;

    @Since(4)
    @Required
    public List<String> notes = new ArrayList<>();

    @Since(4)
    @SuppressWarnings("marshal4j") // a chain with an end
    public Order replaces;

    /** A position, of fixed size. */
    @Marshal(evolvable = true, view = true)
    public static class Line implements Order_LineMarshallable {
        public long product;
        public int quantity;

        @Since(2)
        public double price;

        @Since(3)
        public Integer discount;
    }

    /** A record. */
    @Marshal(evolvable = true, view = true)
    public record Address(
            String street, @Since(2) int zip, @Since(3) String country) implements Order_AddressMarshallable {}

    /** How it is paid. */
    @Marshal
    public sealed interface Payment {}

    /** By card. */
    @Marshal(evolvable = true)
    @TypeId(1)
    public static final class Card implements Payment, Order_CardMarshallable {
        public String number;

        @Since(2)
        public short expires;
    }

    /** By bank. */
    @Marshal(evolvable = true)
    @TypeId(2)
    public record Transfer(String account, @Since(2) long reference) implements Payment, Order_TransferMarshallable {}
}
