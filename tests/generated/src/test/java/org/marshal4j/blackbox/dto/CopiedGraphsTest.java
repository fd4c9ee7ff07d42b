package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.blackbox.dto.GraphsTest.customer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.copies.CopyChecks;

/** Copies of objects that refer to each other and to enclosing objects. */
class CopiedGraphsTest {
    private static final GraphsMarshaller GRAPHS = GraphsMarshaller.INSTANCE;

    private static Graphs graph() {
        Graphs graph = new Graphs();
        graph.first = customer("a");
        graph.second = graph.first;
        graph.customers = new ArrayList<>(List.of(customer("b"), graph.first, graph.first));
        return graph;
    }

    /** Copies are independent of each other. */
    @Test
    void eachCopyHasItsOwnObjects() {
        Graphs graph = graph();
        assertThat(GRAPHS.copy(graph).first).isNotSameAs(GRAPHS.copy(graph).first);
    }

    /** Existing objects are refilled, but none of them is used twice, and no object of the original is used. */
    @Test
    void usedObjectsAreSeparated() {
        Graphs value = new Graphs();
        value.first = customer("a");
        value.second = customer("b");
        value.customers = new ArrayList<>(List.of(value.second, value.first, customer("c")));
        Graphs used = new Graphs();
        used.first = customer("x");
        used.second = used.first;
        used.customers = new ArrayList<>(List.of(used.first, used.first, value.first));
        Graphs.Customer reused = used.first;
        GRAPHS.copyInto(value, used);
        CopyChecks.check(GRAPHS, value, used);
        assertThat(used.first).isSameAs(reused);
        assertThat(used.first.name).isEqualTo("a");
        assertThat(used.second.name).isEqualTo("b");
        assertThat(used.customers).containsExactly(used.second, used.first, used.customers.get(2));
    }

    /**
     * This holds even if the parent of the original is null or another object: copies are like objects that were read.
     */
    @Test
    void parentsReferToTheCopy() {
        Graphs.Order order = new Graphs.Order();
        order.lines = new ArrayList<>();
        Graphs.Line line = new Graphs.Line();
        line.fill = new Graphs.Fill();
        order.lines.add(line);
        Graphs.Order copy = Graphs_OrderMarshaller.INSTANCE.copy(order);
        Graphs.Line copied = copy.lines.get(0);
        assertThat(copied.order()).isSameAs(copy);
        assertThat(copied.fill.order).isSameAs(copy);
        assertThat(copied.fill.line).isSameAs(copied);
        Graphs.Order into = new Graphs.Order();
        Graphs_OrderMarshaller.INSTANCE.copyInto(copy, into);
        assertThat(into.lines.get(0).fill.order).isSameAs(into);
    }

    @Test
    void theParentOfTheOutermostObjectIsKept() {
        Graphs.Fill fill = new Graphs.Fill();
        fill.order = new Graphs.Order();
        assertThat(Graphs_FillMarshaller.INSTANCE.copy(fill).order).isNull();
        Graphs.Fill other = new Graphs.Fill();
        other.order = new Graphs.Order();
        Graphs.Order kept = other.order;
        Graphs_FillMarshaller.INSTANCE.copyInto(fill, other);
        assertThat(other.order).isSameAs(kept);
    }

    /** Not that of the method or constructor that makes the object around them. */
    @Test
    void objectsAreMetInTheOrderOfTheFields() {
        Reordered.Lid lid = new Reordered.Lid();
        Reordered.Box box = new Reordered.Box();
        box.lid = lid;
        Reordered.Swapped swapped = Reordered_SwappedMarshaller.INSTANCE.copy(Reordered.Swapped.of(box, lid));
        assertThat(swapped.lid().box).isNull();
        assertThat(swapped.box().lid).isSameAs(swapped.lid());
        Reordered.Late late = new Reordered.Late(box);
        late.lid = lid;
        late.other = lid;
        Reordered.Late copy = Reordered_LateMarshaller.INSTANCE.copy(late);
        assertThat(copy.lid.box).isNull();
        assertThat(copy.box().lid).isSameAs(copy.lid);
        assertThat(copy.other).isSameAs(copy.lid);
        late.lid = null;
        assertThat(Reordered_LateMarshaller.INSTANCE.copy(late).other.box).isNotNull();
    }

    @Test
    void familiesAreCopiedByClass() {
        Graphs.Dog dog = new Graphs.Dog();
        dog.name = "d";
        dog.owner = customer("o");
        Graphs.Cat cat = new Graphs.Cat("c", dog);
        dog.chases = null;
        Graphs graph = graph();
        graph.animal = cat;
        graph.animals = new LinkedHashMap<>(Map.of("dog", dog));
        Graphs copy = GRAPHS.copy(graph);
        CopyChecks.check(GRAPHS, graph, copy);
        assertThat(((Graphs.Cat) copy.animal).likes()).isSameAs(copy.animals.get("dog"));
        assertThat(Graphs_AnimalMarshaller.INSTANCE.copy(dog)).isExactlyInstanceOf(Graphs.Dog.class);
        Graphs.Dog into = new Graphs.Dog();
        Graphs_AnimalMarshaller.INSTANCE.copyInto(dog, into);
        assertThat(into.owner).isNotSameAs(dog.owner);
        assertThat(into.name).isEqualTo("d");
        Graphs_AnimalMarshaller.INSTANCE.copyInto(dog, dog);
        assertThatThrownBy(() -> Graphs_AnimalMarshaller.INSTANCE.copyInto(cat, into))
                .hasMessageContaining("cannot be copied into")
                .hasMessageContaining("MARSHAL201");
        assertThatThrownBy(() -> Graphs_AnimalMarshaller.INSTANCE.copyInto(cat, new Graphs.Cat("x", null)))
                .hasMessageContaining("use copy() instead of copyInto()");
        assertThatThrownBy(() -> Graphs_AnimalMarshaller.INSTANCE.copy(null)).hasMessageContaining("MARSHAL202");
    }

    /** A constructor needs its parts first. */
    @Test
    void recordsThatContainThemselvesAreRefused() {
        Graphs.Dog dog = new Graphs.Dog();
        Graphs.Cat cat = new Graphs.Cat("c", dog);
        dog.chases = cat;
        assertThatThrownBy(() -> Graphs_AnimalMarshaller.INSTANCE.copy(cat)).hasMessageContaining("MARSHAL217");
        assertThat(Graphs_AnimalMarshaller.INSTANCE.copy(new Graphs.Cat("c", null)))
                .isEqualTo(new Graphs.Cat("c", null));
    }

    @Test
    void depthIsLimited() {
        Tree tree = new Tree();
        for (int i = 0; i < 5_000; i++) {
            Tree around = new Tree();
            around.left = tree;
            tree = around;
        }
        Tree deep = tree;
        assertThatThrownBy(() -> TreeMarshaller.INSTANCE.copy(deep)).hasMessageContaining("MARSHAL207");
    }
}
