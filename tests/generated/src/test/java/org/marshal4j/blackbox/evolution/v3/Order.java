package org.marshal4j.blackbox.evolution.v3;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Since;
import org.marshal4j.TypeId;

/** In version 3. */
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

    /** A position, of fixed size. */
    @Marshal(evolvable = true, view = true)
    public static class Line implements Order_LineMarshallable {
        public long product;
        public int quantity;

        @Since(2)
        public double price;
    }

    /** A record. */
    @Marshal(evolvable = true, view = true)
    public record Address(String street, @Since(2) int zip) implements Order_AddressMarshallable {}

    /** How it is paid. */
    @Marshal
    public sealed interface Payment {}

    /** By card. */
    @Marshal(evolvable = true)
    @TypeId(1)
    public static final class Card implements Payment, Order_CardMarshallable {
        public String number;
    }

    /** By bank. */
    @Marshal(evolvable = true)
    @TypeId(2)
    public record Transfer(String account) implements Payment, Order_TransferMarshallable {}
}
