package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.copies.CopyChecks;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;

/** Objects that refer to each other and to enclosing objects. */
class GraphsTest {

    private static <T> Bytes<?> written(ChronicleMarshaller<T> marshaller, T value) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        marshaller.write(value, bytes);
        assertThat(marshaller.sizeOf(value)).isEqualTo(bytes.readRemaining());
        return bytes;
    }

    private static <T> T copy(ChronicleMarshaller<T> marshaller, T value) {
        return marshaller.read(written(marshaller, value));
    }

    static Graphs.Customer customer(String name) {
        Graphs.Customer customer = new Graphs.Customer();
        customer.name = name;
        return customer;
    }

    static Graphs.Node node(int id) {
        Graphs.Node node = new Graphs.Node();
        node.id = id;
        return node;
    }

    /** What makes another object of the same contents: reading its bytes, or copying it. */
    enum Way {
        READ {
            @Override
            <T> T again(ChronicleMarshaller<T> marshaller, T value) {
                return copy(marshaller, value);
            }
        },
        COPIED {
            @Override
            <T> T again(ChronicleMarshaller<T> marshaller, T value) {
                T copy = marshaller.copy(value);
                CopyChecks.check(marshaller, value, copy);
                return copy;
            }
        };

        abstract <T> T again(ChronicleMarshaller<T> marshaller, T value);
    }

    @ParameterizedTest
    @EnumSource
    void sharedObjectsStayShared(Way way) {
        Graphs graph = new Graphs();
        graph.first = customer("a");
        graph.second = graph.first;
        graph.customers = List.of(customer("a"), graph.first, graph.first);
        Graphs again = way.again(GraphsMarshaller.INSTANCE, graph);
        assertThat(again.first).isNotSameAs(graph.first);
        assertThat(again.second).isSameAs(again.first);
        assertThat(again.customers.get(0)).isNotSameAs(again.first);
        assertThat(again.customers.get(1)).isSameAs(again.first);
        assertThat(again.customers.get(2)).isSameAs(again.first);
    }

    @ParameterizedTest
    @EnumSource
    void objectsMayReferToThemselves(Way way) {
        Graphs.Customer alone = customer("a");
        alone.friend(alone);
        Graphs.Customer again = way.again(Graphs_CustomerMarshaller.INSTANCE, alone);
        assertThat(again).isNotSameAs(alone);
        assertThat(again.friend()).isSameAs(again);
    }

    @ParameterizedTest
    @EnumSource
    void cyclesStayCycles(Way way) {
        Graphs.Node a = node(1);
        Graphs.Node b = node(2);
        Graphs.Node c = node(3);
        a.next = b;
        b.next = c;
        c.next = a;
        c.others = new ArrayList<>(List.of(a, b, c));
        c.perhaps = Optional.of(b);
        Graphs.Node again = way.again(Graphs_NodeMarshaller.INSTANCE, a);
        assertThat(again.next.next.next).isSameAs(again);
        assertThat(again.next.next.others).containsExactly(again, again.next, again.next.next);
        assertThat(again.next.next.perhaps.orElseThrow()).isSameAs(again.next);
        assertThat(again.next.next.id).isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource
    void manyObjectsAreRecognised(Way way) {
        Graphs graph = new Graphs();
        graph.second = customer("a");
        graph.customers = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            graph.customers.add(i % 3 == 0 && i > 10 ? graph.customers.get(i / 2) : customer("c" + i));
        }
        Graphs again = way.again(GraphsMarshaller.INSTANCE, graph);
        for (int i = 0; i < 5_000; i++) {
            Graphs.Customer expected = graph.customers.get(i);
            assertThat(again.customers.get(i).name).isEqualTo(expected.name);
            assertThat(again.customers.get(i)).isSameAs(again.customers.get(graph.customers.indexOf(expected)));
        }
    }

    @Test
    void anObjectMayReferToItself() {
        Graphs.Customer alone = customer("a");
        alone.friend(alone);
        Bytes<?> bytes = written(Graphs_CustomerMarshaller.INSTANCE, alone);
        assertThat(Hex.of(bytes)).isEqualTo("01 61 02");
        Graphs.Customer read = Graphs_CustomerMarshaller.INSTANCE.read(bytes);
        assertThat(read.friend()).isSameAs(read);
    }

    /** Existing objects are refilled, but none of them is used twice. */
    @Test
    void usedObjectsAreSeparated() {
        Graphs value = new Graphs();
        value.first = customer("a");
        value.second = customer("b");
        value.customers = List.of(value.second, value.first, customer("c"));
        Graphs used = new Graphs();
        used.first = customer("x");
        used.second = used.first;
        used.customers = new ArrayList<>(List.of(used.first, used.first, used.first));
        Graphs.Customer reused = used.first;
        GraphsMarshaller.INSTANCE.readInto(used, written(GraphsMarshaller.INSTANCE, value));
        assertThat(used.first).isSameAs(reused);
        assertThat(used.first.name).isEqualTo("a");
        assertThat(used.second.name).isEqualTo("b");
        assertThat(used.customers).containsExactly(used.second, used.first, used.customers.get(2));
        assertThat(used.customers.get(2).name).isEqualTo("c");
    }

    @Test
    void aUsedCycleIsRefilledWithAnother() {
        Graphs.Node used = node(1);
        used.next = node(2);
        used.next.next = used;
        Graphs.Node value = node(7);
        value.next = node(8);
        value.next.next = node(9);
        Graphs_NodeMarshaller.INSTANCE.readInto(used, written(Graphs_NodeMarshaller.INSTANCE, value));
        assertThat(used.next.next).isNotSameAs(used);
        assertThat(used.next.next.id).isEqualTo(9);
        assertThat(used.id).isEqualTo(7);
    }

    @Test
    void familiesAreShared() {
        Graphs.Dog dog = new Graphs.Dog();
        dog.name = "d";
        Graphs.Cat cat = new Graphs.Cat("c", dog);
        dog.chases = cat;
        Graphs graph = new Graphs();
        graph.second = customer("a");
        graph.animals = new java.util.LinkedHashMap<>();
        graph.animals.put("dog", dog);
        graph.animals.put("cat", cat);
        Graphs read = copy(GraphsMarshaller.INSTANCE, graph);
        Graphs.Dog dogRead = (Graphs.Dog) read.animals.get("dog");
        assertThat(dogRead.chases).isSameAs(read.animals.get("cat"));
        assertThat(((Graphs.Cat) dogRead.chases).likes()).isSameAs(dogRead);
    }

    /** Nothing can refer to a record before its constructor has run. */
    @Test
    void cyclesThatBeginWithARecordAreRefused() {
        Graphs.Dog dog = new Graphs.Dog();
        Graphs.Cat cat = new Graphs.Cat("c", dog);
        dog.chases = cat;
        MarshalException failure =
                catchThrowableOfType(MarshalException.class, () -> written(Graphs_CatMarshaller.INSTANCE, cat));
        assertThat(failure.code()).isEqualTo("MARSHAL217");
        assertThat(failure.path()).isEqualTo("likes.chases");
        MarshalException reading = catchThrowableOfType(
                MarshalException.class, () -> Graphs_CatMarshaller.INSTANCE.read(Hex.bytes("01 63 01 02 01 64 02 00")));
        assertThat(reading.code()).isEqualTo("MARSHAL217");
        assertThat(reading.path()).isEqualTo("likes.chases");
        assertThat(reading.offset()).isEqualTo(6);
    }

    /** The cat does not exist yet. That a customer's friend cannot be a cat matters less. */
    @Test
    void numbersOfUnconstructedObjectsAreReportedWithTheirPlace() {
        Bytes<?> bytes = Hex.bytes("01 63 01 02 01 64 00 01 80 00 02");
        MarshalException failure =
                catchThrowableOfType(MarshalException.class, () -> Graphs_CatMarshaller.INSTANCE.read(bytes));
        assertThat(failure.code()).isEqualTo("MARSHAL217");
        assertThat(failure.path()).isEqualTo("likes.owner.friend");
        assertThat(failure.offset()).isEqualTo(10);
    }

    @Test
    void optionalObjectsAreShared() {
        Graphs.Node node = node(3);
        node.perhaps = Optional.of(node);
        assertThat(Hex.of(written(Graphs_NodeMarshaller.INSTANCE, node))).isEqualTo("03 00 00 00 00 80 00 02 02");
        Graphs.Node read = copy(Graphs_NodeMarshaller.INSTANCE, node);
        assertThat(read.perhaps).containsSame(read);
    }

    @Test
    void unknownNumbersAreRefused() {
        for (String number : List.of("03", "7f", "ff 7f")) {
            Bytes<?> bytes = Hex.bytes("01 61 " + number);
            MarshalException failure =
                    catchThrowableOfType(MarshalException.class, () -> Graphs_CustomerMarshaller.INSTANCE.read(bytes));
            assertThat(failure.code()).isEqualTo("MARSHAL214");
            assertThat(failure.path()).isEqualTo("friend");
            assertThat(failure.offset()).isEqualTo(2);
            assertThat(bytes.readPosition()).isZero();
        }
    }

    @Test
    void partsReferToTheEnclosingObjects() {
        Graphs.Order order = new Graphs.Order();
        order.id = 5;
        order.lines = new ArrayList<>(List.of(new Graphs.Line(), new Graphs.Line()));
        order.extra = new Graphs.Line();
        order.extra.fill = new Graphs.Fill();
        order.extra.fill.quantity = 3;
        Graphs.Order read = copy(Graphs_OrderMarshaller.INSTANCE, order);
        assertThat(read.lines.get(0).order()).isSameAs(read);
        assertThat(read.lines.get(1).order()).isSameAs(read);
        assertThat(read.extra.fill.order).isSameAs(read);
        assertThat(read.extra.fill.line).isSameAs(read.extra);
        // When they are written again, the parents are those that reading sets.
        assertThat(Hex.of(written(Graphs_OrderMarshaller.INSTANCE, read)))
                .isEqualTo(Hex.of(written(Graphs_OrderMarshaller.INSTANCE, order)));
    }

    @Test
    void anotherParentIsRefused() {
        Graphs.Order order = new Graphs.Order();
        order.extra = new Graphs.Line();
        order.extra.fill = new Graphs.Fill();
        order.extra.fill.order = new Graphs.Order();
        MarshalException failure =
                catchThrowableOfType(MarshalException.class, () -> written(Graphs_OrderMarshaller.INSTANCE, order));
        assertThat(failure.code()).isEqualTo("MARSHAL216");
        assertThat(failure.path()).isEqualTo("extra.fill.order");
    }

    @Test
    void aPartThatIsTheOutermostObjectKeepsItsParent() {
        Graphs.Order order = new Graphs.Order();
        order.extra = new Graphs.Line();
        Graphs.Order read = copy(Graphs_OrderMarshaller.INSTANCE, order);
        Bytes<?> line = written(Graphs_LineMarshaller.INSTANCE, read.extra);
        Graphs_LineMarshaller.INSTANCE.readInto(read.extra, line);
        assertThat(read.extra.order()).isSameAs(read);
        line.readPosition(0);
        assertThat(Graphs_LineMarshaller.INSTANCE.read(line).order()).isNull();
    }

    @Test
    void theDepthOfSharedObjectsIsLimitedToo() {
        Graphs.Node first = node(0);
        Graphs.Node last = first;
        for (int i = 1; i <= 1_001; i++) {
            last.next = node(i);
            last = last.next;
        }
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        MarshalException failure =
                catchThrowableOfType(MarshalException.class, () -> Graphs_NodeMarshaller.INSTANCE.write(first, bytes));
        assertThat(failure.code()).isEqualTo("MARSHAL207");
        assertThat(bytes.writePosition()).isZero();
    }
}
