import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;

@Marshal
record Order(
        long id,
        List<Line> lines) { // MARSHAL130: Order.lines leads to Line.order, which must be set to the enclosing Order, but that object is created only after its contents have been read

    @Marshal
    static class Line {
        @Parent
        Order order;

        int number;
    }
}
