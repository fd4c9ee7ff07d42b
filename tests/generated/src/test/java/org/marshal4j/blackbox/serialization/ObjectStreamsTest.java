package org.marshal4j.blackbox.serialization;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.serialization.Serials.Circle;
import org.marshal4j.blackbox.serialization.Serials.Customer;
import org.marshal4j.blackbox.serialization.Serials.Drawing;
import org.marshal4j.blackbox.serialization.Serials.Line;
import org.marshal4j.blackbox.serialization.Serials.Money;
import org.marshal4j.blackbox.serialization.Serials.Noted;
import org.marshal4j.blackbox.serialization.Serials.Order;
import org.marshal4j.blackbox.serialization.Serials.Quote;
import org.marshal4j.blackbox.serialization.Serials.RushOrder;
import org.marshal4j.blackbox.serialization.Serials.Square;

/** DTOs in the object streams of the JDK. */
class ObjectStreamsTest {
    private static final Quote QUOTE = new Quote("EURUSD", 1.25, List.of("a", "b"));

    /** Has more bytes than are read at first. */
    private static Order order() {
        return order(500);
    }

    static Order order(int lines) {
        return fill(new Order(), lines);
    }

    private static <T extends Order> T fill(T order, int lines) {
        order.id = 7;
        order.venue = "XETR";
        order.customer = new Customer();
        order.customer.name = "Müller";
        order.customer.limit = 1e6;
        order.lines = new ArrayList<>();
        for (int i = 0; i < lines; i++) {
            Line line = new Line();
            line.order = order;
            line.product = "product " + i;
            line.quantity = i;
            order.lines.add(line);
        }
        return order;
    }

    private static byte[] write(Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object object : objects) {
                out.writeObject(object);
            }
        }
        return bytes.toByteArray();
    }

    private static ObjectInputStream reader(byte[] bytes) throws IOException {
        return new ObjectInputStream(new ByteArrayInputStream(bytes));
    }

    private static Object throughStream(Object object) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = reader(write(object))) {
            Object read = in.readObject();
            assertThat(in.read()).as("nothing is left").isEqualTo(-1);
            return read;
        }
    }

    private static void comesBack(Object object) throws IOException, ClassNotFoundException {
        Object read = throughStream(object);
        assertThat(read).hasSameClassAs(object);
        assertThat(DeepEquals.difference(object, read)).isNull();
    }

    @Test
    void filledObjectsAreReadBack() throws Exception {
        comesBack(order());
        comesBack(new Order());
        comesBack(order().customer);
        Dimes dimes = new Dimes();
        dimes.number = 10;
        comesBack(dimes);
    }

    @Test
    void constructedObjectsAreReadBack() throws Exception {
        comesBack(QUOTE);
        comesBack(new Money("EUR", 100));
        comesBack(new Coins(3));
    }

    @Test
    void subclassesAreWrittenCompletely() throws Exception {
        RushOrder rush = fill(new RushOrder(), 2);
        rush.deadline = 99;
        comesBack(rush);
    }

    @Test
    void familiesAsFieldsAndAsObjects() throws Exception {
        Drawing drawing = new Drawing();
        Square square = new Square();
        square.side = 2.5;
        drawing.shapes = List.of(square, new Circle(1.5));
        comesBack(drawing);
        comesBack(square);
        comesBack(new Circle(2));
    }

    @Test
    void classesMayAddDataOfTheirOwn() throws Exception {
        Noted noted = new Noted();
        noted.number = 5;
        noted.note = Map.of("key", List.of(1, 2));
        Noted read = (Noted) throughStream(noted);
        assertThat(read.number).isEqualTo(5);
        assertThat(read.note).isEqualTo(noted.note);
    }

    /** A class without a marshaller that holds DTOs here and there. */
    private static final class Node implements Serializable {
        private static final long serialVersionUID = 1L;

        private Order order;
        private Order sameOrder;
        private Quote quote;
        private Serializable[] more;
        private HashMap<String, Serializable> byName;
        private Node back;
    }

    @Test
    void graphsKeepIdentityAroundDtos() throws Exception {
        Node node = new Node();
        node.order = order();
        node.sameOrder = node.order;
        node.quote = QUOTE;
        node.more = new Serializable[] {QUOTE, node.order, new Money("USD", 1)};
        node.byName = new HashMap<>(Map.of("order", node.order, "quote", QUOTE));
        node.back = node;

        Node read = (Node) throughStream(node);

        assertThat(DeepEquals.difference(node.order, read.order)).isNull();
        assertThat(read.quote).isEqualTo(QUOTE);
        assertThat(read.sameOrder).isSameAs(read.order);
        assertThat(read.more[0]).isSameAs(read.quote);
        assertThat(read.more[1]).isSameAs(read.order);
        assertThat(DeepEquals.difference(node.more[2], read.more[2])).isNull();
        assertThat(read.byName).containsEntry("quote", read.quote).containsEntry("order", read.order);
        assertThat(read.back).isSameAs(read);
    }

    @Test
    void severalObjectsResetAndUnshared() throws Exception {
        Order order = order();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(order);
            out.writeInt(42);
            out.writeObject(QUOTE);
            out.writeObject(order);
            out.reset();
            order.id = 8;
            out.writeObject(order);
            out.writeUnshared(order.customer);
            out.writeUnshared(QUOTE);
            out.writeUTF("end");
        }
        try (ObjectInputStream in = reader(bytes.toByteArray())) {
            Order first = (Order) in.readObject();
            assertThat(first.id).isEqualTo(7);
            assertThat(in.readInt()).isEqualTo(42);
            assertThat(in.readObject()).isEqualTo(QUOTE);
            assertThat(in.readObject()).isSameAs(first);
            assertThat(((Order) in.readObject()).id).isEqualTo(8);
            Object customer = in.readUnshared();
            assertThat(DeepEquals.difference(order.customer, customer)).isNull();
            assertThat(in.readUnshared()).isEqualTo(QUOTE);
            assertThat(in.readUTF()).isEqualTo("end");
        }
    }

    /** The class is named only once. */
    @Test
    void furtherObjectsTakeLittleSpace() throws Exception {
        int one = write(new Customer()).length;
        int two = write(new Customer(), new Customer()).length;
        assertThat(two - one).isLessThan(40);
        int made = write(new Money("EUR", 1)).length;
        int madeTwice = write(new Money("EUR", 1), new Money("EUR", 1)).length;
        assertThat(madeTwice - made).isLessThan(60);
    }
}
