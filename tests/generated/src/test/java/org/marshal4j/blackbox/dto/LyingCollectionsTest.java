package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.PriorityBlockingQueue;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;

/** Collections that hold more elements than they report: the failure names them, and not the field after them. */
class LyingCollectionsTest {

    @Test
    void aListIsNamed() {
        Trade trade = new Trade();
        trade.symbol = "VOD.L";
        trade.lines = new Lying<>(1, List.of(new Trade.Leg(), new Trade.Leg()));
        trade.lines.forEach(leg -> leg.quantity = 1);
        MarshalException refused = refused(TradeMarshaller.INSTANCE, trade);
        assertThat(refused)
                .hasMessage(
                        "writing org.marshal4j.blackbox.dto.Trade.lines: the collection announced 1 elements but returned more [MARSHAL299]")
                .hasCauseInstanceOf(ConcurrentModificationException.class);
        trade.lines = new Lying<>(0, List.of(new Trade.Leg()));
        assertThat(refused(TradeMarshaller.INSTANCE, trade).path()).isEqualTo("lines");
    }

    @Test
    void aListInAListIsNamed() {
        Trade trade = new Trade();
        trade.symbol = "VOD.L";
        trade.tags = List.of(List.of("a"), new Lying<>(2, List.of("a", "b", "c")), List.of());
        assertThat(refused(TradeMarshaller.INSTANCE, trade).path()).isEqualTo("tags[1]");
        trade.tags = new Lying<>(2, List.of(List.of("a"), List.of("a", "b"), List.of()));
        assertThat(refused(TradeMarshaller.INSTANCE, trade).path()).isEqualTo("tags");
    }

    /** Nothing follows the last list, so the bytes are a complete message. */
    @Test
    void theLastListIsNamed() {
        Tree tree = new Tree();
        tree.children = new Lying<>(1, List.of(new Tree(), new Tree()));
        assertThat(refused(TreeMarshaller.INSTANCE, tree).path()).isEqualTo("children");
        Tree root = new Tree();
        root.left = tree;
        assertThat(refused(TreeMarshaller.INSTANCE, root).path()).isEqualTo("left.children");
        root.left = null;
        root.children = List.of(new Tree(), tree);
        assertThat(refused(TreeMarshaller.INSTANCE, root).path()).isEqualTo("children[1].children");
        tree.children = null;
        root.children = new Lying<>(2, List.of(new Tree(), tree, tree));
        assertThat(refused(TreeMarshaller.INSTANCE, root).path()).isEqualTo("children");
    }

    @Test
    void mapsAreNamed() {
        Customs customs = new Customs();
        customs.ratioR = new Customs.Ratio(1, (short) 2);
        customs.labelR = new Customs.Label();
        customs.risingR = new int[0];
        customs.labels = new LyingMap<>(Map.of("a", new Customs.Label(), "b", new Customs.Label()), 1);
        assertThat(refused(CustomsMarshaller.INSTANCE, customs).path()).isEqualTo("labels");
        customs.labels = new LyingMap<>(Map.of("a", new Customs.Label()), 2);
        assertThat(refused(CustomsMarshaller.INSTANCE, customs).path()).isEqualTo("labels");
    }

    /**
     * Iterators of queues may look like this while another thread removes elements. It must not lead to a message that
     * nobody can read.
     */
    @Test
    void queuesThatShowNullAreNamed() {
        Queues queues = new Queues();
        queues.stackR = new Stack<>();
        queues.priorityQueue = new PriorityBlockingQueue<>(List.of(1, 2)) {
            @Override
            public Iterator<Integer> iterator() {
                return Arrays.asList(1, null).iterator();
            }
        };
        MarshalException refused = refused(QueuesMarshaller.INSTANCE, queues);
        assertThat(refused.code()).isEqualTo("MARSHAL202");
        assertThat(refused.path()).isEqualTo("priorityQueue[1]");
        queues.priorityQueue = null;
        queues.blockingDeque = new LinkedBlockingDeque<>(List.of(new Money())) {
            @Override
            public Iterator<Money> iterator() {
                return Collections.<Money>singleton(null).iterator();
            }
        };
        assertThat(refused(QueuesMarshaller.INSTANCE, queues).path()).isEqualTo("blockingDeque[0]");
    }

    private static <T> MarshalException refused(ChronicleMarshaller<T> marshaller, T value) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        MarshalException refused = catchThrowableOfType(MarshalException.class, () -> marshaller.write(value, bytes));
        assertThat(bytes.writePosition()).isZero();
        return refused;
    }

    /**
     * Marshallers read it by its iterator: a list with fast access by index is never asked for more elements than it
     * reports.
     */
    private static final class Lying<T> extends LinkedList<T> {
        private static final long serialVersionUID = 1;
        private final int size;

        Lying(int size, List<T> elements) {
            super(elements);
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }
    }

    private static final class LyingMap<K, V> extends HashMap<K, V> {
        private static final long serialVersionUID = 1;
        private final int size;

        LyingMap(Map<K, V> honest, int size) {
            super(honest);
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }
    }
}
