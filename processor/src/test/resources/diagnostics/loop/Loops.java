import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;
import org.marshal4j.TypeId;

class Loops {

    @Marshal
    static class Node {
        Node next; // MARSHAL129: Node.next can lead an object back to itself, and its message would never end: Node.next -> Node. Mark the reference back @Parent, or mark references that share an object @Shared; if the objects always form a tree, add @SuppressWarnings("marshal4j").
        List<Node> others; // MARSHAL129: Node.others can lead an object back to itself, and its message would never end: Node.others -> Node

        @Shared
        Node shared;

        @SuppressWarnings("marshal4j")
        Node child;
    }

    @Marshal
    static class Order {
        List<Line> lines; // the loop is reported where its types begin
    }

    @Marshal
    static class Line {
        Optional<Order> order; // MARSHAL129: Line.order can lead an object back to itself, and its message would never end: Line.order -> Order.lines -> Line
    }

    @Marshal
    static class Invoice {
        List<Item> items;
    }

    @Marshal
    static class Item {
        @Parent
        Invoice invoice;
    }

    @Marshal
    record Pair(Pair left, Pair right) {}

    @Marshal
    @SuppressWarnings("marshal4j")
    static class Tree {
        Tree left;
        Tree right;
    }

    @Marshal
    sealed interface Shape {}

    @Marshal
    @TypeId(0)
    static final class Group implements Shape {
        Map<String, Shape> parts; // MARSHAL129: Group.parts can lead an object back to itself, and its message would never end: Group.parts -> Group
    }

    @Marshal
    @TypeId(1)
    record Marked(Shape shape) implements Shape {}
}
