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
        int number; // MARSHAL131: Line.number is marked @Parent, but its type int cannot hold an object with @Marshal

        @Parent
        String text; // MARSHAL131: Line.text is marked @Parent, but its type java.lang.String cannot hold an object with @Marshal

        @Parent
        @Shared
        Order shared; // MARSHAL121: Line.shared: @Shared has no effect together with @Parent. Remove it.

        @Parent
        @Required
        Order required; // MARSHAL121: Line.required: @Required has no effect together with @Parent

        @Shared
        String name; // MARSHAL121: Line.name: String: @Shared has no effect on a field of this type
    }
}
