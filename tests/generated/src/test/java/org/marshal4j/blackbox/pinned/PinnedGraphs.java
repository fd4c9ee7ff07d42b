package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Required;
import org.marshal4j.Shared;

/** The pinned bytes of objects that refer to each other. */
final class PinnedGraphs {
    private static final String TWO = "two fields `@Shared Node`, of `byte id` and `@Shared Node next`";
    private static final String OUTERMOST = "message of `Node`, so that it is number 2 itself";
    private static final String FAMILY = "two fields `@Shared Shape`";

    private PinnedGraphs() {}

    @Marshal
    static class Node {
        byte id;

        @Shared
        Node next;

        Node() {}

        Node(int id, Node next) {
            this.id = (byte) id;
            this.next = next;
        }
    }

    @Marshal
    record TwoNodes(@Shared Node first, @Shared Node second) {}

    @Marshal
    record RequiredNodes(
            @Shared @Required Node first, @Shared @Required Node second) {}

    @Marshal
    record TwoShapes(
            @Shared PinnedFamilies.Shape first, @Shared PinnedFamilies.Shape second) {}

    @Marshal
    static class Order {
        byte id;
        List<Line> lines;
    }

    @Marshal
    static class Line {
        @Parent
        Order order;

        byte quantity;
    }

    private static Node ofItself() {
        Node node = new Node(7, null);
        node.next = node;
        return node;
    }

    private static Node ring() {
        Node first = new Node(7, null);
        first.next = new Node(8, first);
        return first;
    }

    private static TwoNodes same() {
        Node node = new Node(7, null);
        return new TwoNodes(node, node);
    }

    private static RequiredNodes sameRequired() {
        Node node = new Node(7, null);
        return new RequiredNodes(node, node);
    }

    /** The first node refers to the second. */
    private static TwoNodes nextOfFirst() {
        Node second = new Node(8, null);
        return new TwoNodes(new Node(7, second), second);
    }

    private static TwoShapes sameShape() {
        PinnedFamilies.Circle circle = new PinnedFamilies.Circle((short) 3);
        return new TwoShapes(circle, circle);
    }

    private static Order order() {
        Line line = new Line();
        line.quantity = 5;
        Order order = new Order();
        order.id = 7;
        order.lines = List.of(line);
        line.order = order;
        return order;
    }

    static Stream<PinnedRow> rows() {
        return Stream.of(
                row(TWO, "Node 7, null", new TwoNodes(new Node(7, null), null), "01 07 00 00"),
                row(TWO, "Node 7; the same", same(), "01 07 00 02"),
                row(TWO, "Node 7; Node 8", new TwoNodes(new Node(7, null), new Node(8, null)), "01 07 00 01 08 00"),
                row(TWO, "Node 7 with next Node 8; that Node 8", nextOfFirst(), "01 07 01 08 00 03"),
                row(TWO, "Node 7 with itself as next; null", new TwoNodes(ofItself(), null), "01 07 02 00"),
                row("two fields `@Shared @Required Node`", "Node 7; the same", sameRequired(), "01 07 00 02"),
                row(OUTERMOST, "Node 7, next null", new Node(7, null), "07 00"),
                row(OUTERMOST, "Node 7, next itself", ofItself(), "07 02"),
                row(OUTERMOST, "Node 7, next Node 8, whose next is Node 7", ring(), "07 01 08 02"),
                row(FAMILY, "Circle 3; the same", sameShape(), "01 00 03 00 02"),
                row(FAMILY, "null; null", new TwoShapes(null, null), "00 00"),
                row(
                        "message of `Order`: `byte id`, `List<Line> lines`; `Line`: `@Parent Order order`, `byte quantity`",
                        "7, [Line 5]",
                        order(),
                        "07 01 01 05"));
    }
}
