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
        Node next; // MARSHAL129: by Node.next an object could come back to itself, and its bytes never end: Node.next -> Node. Mark what refers back @Parent
        List<Node> others; // MARSHAL129: by Node.others

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
        Optional<Order> order; // MARSHAL129: by Line.order an object could come back to itself, and its bytes never end: Line.order -> Order.lines -> Line.
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
        Map<String, Shape> parts; // MARSHAL129: by Group.parts an object could come back to itself, and its bytes never end: Group.parts -> Group.
    }

    @Marshal
    @TypeId(1)
    record Marked(Shape shape) implements Shape {}
}
