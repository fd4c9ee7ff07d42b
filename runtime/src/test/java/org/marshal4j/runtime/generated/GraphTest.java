package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.schema.Schema;

/** How generated marshallers handle shared objects and parents, step by step. */
class GraphTest {
    private static class Base {}

    private static final class Node extends Base {}

    private static final class Stranger {}

    private static final Marshaller<Node> NODES = new NoBytesMarshaller<>(Node.class) {};
    private static final Marshaller<Stranger> STRANGERS = new NoBytesMarshaller<>(Stranger.class) {};
    private static final Marshaller<Base> FAMILY = new NoBytesMarshaller<>(Base.class) {
        @Override
        public Schema schema() {
            return TypeSchema.of(Base.class).asFamily("1 " + Node.class.getName());
        }
    };
    private static final Schema PLAIN = TypeSchema.of(Stranger.class, "a int8");

    /** In this schema, a shared reference can refer to the outermost object. */
    private static final Schema RING = TypeSchema.of(Node.class, "next shared " + Node.class.getName() + "?");

    private final Graph graph = Graph.begin();
    private final TestBuffer bytes = TestBuffer.elastic();

    @AfterEach
    void end() {
        graph.end();
    }

    @Test
    void newObjectsAreNumberedFromTwo() {
        Node one = new Node();
        Node two = new Node();
        assertThat(graph.write(null, NODES, bytes.out())).isFalse();
        assertThat(graph.write(one, NODES, bytes.out())).isTrue();
        assertThat(graph.write(two, NODES, bytes.out())).isTrue();
        assertThat(graph.write(one, NODES, bytes.out())).isFalse();
        assertThat(graph.write(two, NODES, bytes.out())).isFalse();
        assertThat(bytes.written()).containsExactly(0, 1, 1, 2, 3);
    }

    /** A thread that makes up its number. */
    private static final class Misnumbered extends Thread {
        private @Nullable Graph begun;

        @Override
        @SuppressWarnings("deprecation") // the other method is final, and of JDK 19
        public long getId() {
            return 7;
        }

        @Override
        public void run() {
            begun = Graph.begin();
            begun.end();
        }

        static @Nullable Graph graph() throws InterruptedException {
            Misnumbered thread = new Misnumbered();
            thread.start();
            thread.join();
            return thread.begun;
        }
    }

    @Test
    void threadsOfOneNumberHaveGraphsOfTheirOwn() throws InterruptedException {
        assertThat(Misnumbered.graph()).isNotSameAs(Misnumbered.graph());
    }

    @Test
    void measuresAsItWrites() {
        Node one = new Node();
        assertThat(graph.isNew(one, NODES)).isTrue();
        for (int i = 0; i < 126; i++) {
            graph.isNew(new Node(), NODES);
        }
        assertThat(graph.isNew(one, NODES)).isFalse();
        assertThat(graph.sizeOfNumber()).isOne();
        Node late = new Node();
        graph.isNew(late, NODES);
        graph.isNew(late, NODES);
        assertThat(graph.sizeOfNumber()).as("number 129").isEqualTo(2);
        assertThat(graph.isNew((Node) null, NODES)).isFalse();
        assertThat(graph.sizeOfNumber()).isOne();
    }

    @Test
    void theOutermostObjectIsNumberedIfItCanBeReferredTo() {
        Node root = new Node();
        graph.enter(root, RING);
        assertThat(graph.isNew(root, NODES)).isFalse();
        assertThat(graph.isNew(new Node(), NODES)).isTrue();
        graph.leave();
        graph.end();

        Graph again = Graph.begin();
        Stranger other = new Stranger();
        again.enter(other, PLAIN);
        assertThat(again.isNew(other, STRANGERS))
                .as("no reference could be to it")
                .isTrue();
    }

    @Test
    void onlyTheOutermostObjectIsNumberedAutomatically() {
        Node inner = new Node();
        graph.enter(new Node(), RING);
        graph.enter(inner, RING);
        assertThat(graph.isNew(inner, NODES)).isTrue();
    }

    @Test
    void aMessageInsideAMessageHasItsOwnGraph() {
        Graph inner = Graph.begin();
        assertThat(inner).isNotSameAs(graph);
        inner.end();
        graph.end();
        assertThat(Graph.begin()).isSameAs(graph);
    }

    @Test
    void anEndedGraphForgetsItsObjects() {
        Node one = new Node();
        graph.enter(one, RING);
        graph.isNew(one, NODES);
        bytes.out().write(new byte[] {1});
        graph.isNew(bytes.in());
        graph.end();
        Graph again = Graph.begin();
        assertThat(again.parent("p", Node.class, one)).as("nothing is open").isSameAs(one);
        again.enter(new Node(), PLAIN);
        assertThat(again.isNew(one, NODES)).isTrue();
    }

    @Test
    void readsWhatItWrote() {
        bytes.out().write(new byte[] {0, 1, 2, 1, 3});
        Node one = new Node();
        Node two = new Node();
        assertThat(graph.isNew(bytes.in())).isFalse();
        assertThat(graph.known(NODES)).isNull();
        assertThat(graph.isNew(bytes.in())).isTrue();
        graph.enter(one, PLAIN);
        graph.leave();
        assertThat(graph.made(one)).isSameAs(one);
        assertThat(graph.isNew(bytes.in())).isFalse();
        assertThat(graph.known(NODES)).isSameAs(one);
        assertThat(graph.isNew(bytes.in())).isTrue();
        assertThat(graph.made(two)).isSameAs(two);
        assertThat(graph.isNew(bytes.in())).isFalse();
        assertThat(graph.known(FAMILY)).isSameAs(two);
    }

    @Test
    void anObjectMayReferToItselfWhileItIsBeingRead() {
        bytes.out().write(new byte[] {1, 2});
        Node one = new Node();
        graph.isNew(bytes.in());
        graph.enter(one, PLAIN);
        graph.isNew(bytes.in());
        assertThat(graph.known(NODES)).isSameAs(one);
    }

    @Test
    void unknownNumbersAreRefused() {
        bytes.out().write(new byte[] {1, 3});
        graph.isNew(bytes.in());
        graph.made(new Node());
        graph.isNew(bytes.in());
        refused(
                () -> graph.known(NODES),
                "MARSHAL214",
                "reference to object number 3, but the last one so far has number 2");
        bytes.out().write(new byte[] {(byte) 0x80, 0});
        assertThat(graph.isNew(bytes.in())).isFalse();
        refused(
                () -> graph.known(NODES),
                "MARSHAL214",
                "reference to object number -1, but the last one so far has number 2");
        refused(() -> graph.made(null), "MARSHAL214", "null instead of a new shared object");
    }

    @Test
    void objectsOfOtherClassesAreRefused() {
        bytes.out().write(new byte[] {1, 2});
        graph.isNew(bytes.in());
        graph.made(new Stranger());
        graph.isNew(bytes.in());
        String not = "the shared object is a " + Stranger.class.getName() + ", which is not ";
        refused(() -> graph.known(NODES), "MARSHAL214", not + Node.class.getName());
        refused(() -> graph.known(FAMILY), "MARSHAL214", not + Base.class.getName());
        graph.end();

        Graph writing = Graph.begin();
        Node node = new Node();
        writing.isNew(node, NODES);
        @SuppressWarnings({"unchecked", "rawtypes"}) // as a cast in a user's code may produce
        Marshaller<Object> wrong = (Marshaller) STRANGERS;
        assertThatThrownBy(() -> writing.isNew(node, wrong)).hasMessageContaining("[MARSHAL201]");
    }

    @Test
    void aConstructedObjectThatContainsItselfIsRefused() {
        Node node = new Node();
        graph.isNew(node, NODES);
        graph.enterConstructed(node, PLAIN);
        refused(
                () -> graph.isNew(node, NODES),
                "MARSHAL217",
                "a " + Node.class.getName() + " contains itself, but its constructor needs its parts first");
        graph.leave();
        assertThat(graph.isNew(node, NODES)).as("not any more").isFalse();
    }

    @Test
    void aConstructedRootIsNumbered() {
        Node root = new Node();
        graph.enterConstructed(root, RING);
        assertThatThrownBy(() -> graph.isNew(root, NODES)).hasMessageContaining("[MARSHAL217]");
        graph.end();

        Graph reading = Graph.begin();
        reading.enterUnmade(Node.class, RING);
        bytes.out().write(new byte[] {2, 2});
        reading.isNew(bytes.in());
        assertThatThrownBy(() -> reading.known(NODES)).hasMessageContaining(Node.class.getName() + " contains itself");
        reading.leaveMade(root);
        reading.isNew(bytes.in());
        assertThat(reading.known(NODES)).isSameAs(root);
    }

    @Test
    void aConstructedObjectIsKnownAfterItsConstruction() {
        bytes.out().write(new byte[] {1, 2});
        Node node = new Node();
        graph.enter(new Stranger(), PLAIN);
        graph.isNew(bytes.in());
        graph.enterUnmade(Node.class, PLAIN);
        graph.leaveMade(node);
        graph.isNew(bytes.in());
        assertThat(graph.known(NODES)).isSameAs(node);
        graph.enterUnmade(Node.class, PLAIN);
        graph.leaveMade(new Node());
        graph.isNew(new Node(), NODES);
        graph.leave();
    }

    @Test
    void anObjectOfThisMessageIsNotReusedForAnother() {
        Node open = new Node();
        Node numbered = new Node();
        Node free = new Node();
        graph.enter(open, PLAIN);
        graph.isNew(numbered, NODES);
        assertThat(graph.<Node>reusable(null)).isNull();
        assertThat(graph.reusable(open)).isNull();
        assertThat(graph.reusable(numbered)).isNull();
        assertThat(graph.reusable(free)).isSameAs(free);
    }

    @Test
    void findsTheNearestParentOfTheClass() {
        Node before = new Node();
        assertThat(graph.parent("up", Node.class, before))
                .as("the outermost keeps what it has")
                .isSameAs(before);
        Node outer = new Node();
        Node inner = new Node();
        graph.enter(outer, PLAIN);
        assertThat(graph.parent("up", Node.class, before)).isSameAs(outer);
        assertThat(graph.<Stranger>parent("up", Stranger.class, new Stranger())).isNull();
        graph.enter(inner, PLAIN);
        graph.enter(new Stranger(), PLAIN);
        assertThat(graph.parent("up", Node.class, before)).isSameAs(inner);
        assertThat(graph.<Base>parent("up", Base.class, before)).isSameAs(inner);
        graph.leave();
        graph.leave();
        assertThat(graph.parent("up", Node.class, before)).isSameAs(outer);
    }

    @Test
    void aParentThatDoesNotExistYetIsRefused() {
        graph.enterUnmade(Node.class, PLAIN);
        refused(
                () -> graph.parent("up", Node.class, null),
                "MARSHAL216",
                Node.class.getName()
                        + " is created by its constructor only after its contents have been read, and cannot be set here");
    }

    @Test
    void aParentMustBeTheOneThatReadingSets() {
        Node outer = new Node();
        graph.checkParent("up", Node.class, new Node());
        graph.enter(outer, PLAIN);
        graph.checkParent("up", Node.class, outer);
        graph.checkParent("up", Node.class, null);
        graph.checkParent("up", Stranger.class, null);
        String name = Node.class.getName();
        refused(
                () -> graph.checkParent("up", Node.class, new Node()),
                "MARSHAL216",
                "it does not hold the enclosing " + name);
        refused(
                () -> graph.checkParent("up", Stranger.class, new Stranger()),
                "MARSHAL216",
                "it holds a " + Stranger.class.getName() + ", but no such object encloses it");
    }

    @Test
    void nestsAsDeeplyAsNeeded() {
        Node[] open = new Node[40];
        for (int i = 0; i < open.length; i++) {
            open[i] = new Node();
            graph.enter(open[i], PLAIN);
        }
        for (int i = open.length - 1; i >= 0; i--) {
            assertThat(graph.<Node>parent("up", Node.class, null)).isSameAs(open[i]);
            assertThat(graph.reusable(open[0])).isNull();
            graph.leave();
        }
        assertThat(graph.reusable(open[0])).isSameAs(open[0]);
    }

    private static void refused(ThrowingCallable call, String code, String detail) {
        assertThatThrownBy(call).isInstanceOfSatisfying(MarshalException.class, e -> {
            assertThat(e.code()).isEqualTo(code);
            assertThat(e.detail()).isEqualTo(detail);
        });
    }
}
