import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Required;
import org.marshal4j.Shared;
import org.marshal4j.StopBit;

@Marshal
record Order(
        long id,
        List<Line> lines) {

    @Marshal
    static class Line {
        @Parent
        Order order;

        @Parent
        int number; // MARSHAL131: Line.number is marked @Parent, but a field of type int holds no object with @Marshal.

        @Parent
        String text; // MARSHAL131: Line.text is marked @Parent, but a field of type java.lang.String

        @Parent
        @Shared
        Order shared; // MARSHAL121: Line.shared: @Shared makes no difference beside @Parent. Remove it.

        @Parent
        @Required
        Order required; // MARSHAL121: Line.required: @Required makes no difference beside @Parent.

        @Shared
        String name; // MARSHAL121: Line.name: String: @Shared makes no difference
    }
}
