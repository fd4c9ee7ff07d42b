import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;

@Marshal
record Order(
        long id,
        List<Line> lines) { // MARSHAL130: Order.lines leads to Line.order, which is to be set to the Order around it; but that is made by its constructor

    @Marshal
    static class Line {
        @Parent
        Order order;

        int number;
    }
}
