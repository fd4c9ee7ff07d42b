import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.base.Positioned;
import org.marshal4j.blackbox.dto.Primitives;
import org.marshal4j.blackbox.kit.Money;

/** A class in the unnamed package that extends a class from a class file and holds others. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
public class DefaultPackage extends Positioned implements DefaultPackageMarshallable {
    int number;
    private String text;
    Money money;
    Primitives.All all;
    DefaultPackage next;

    @Required
    List<Inner> inners;

    /** Nested in it. */
    @Marshal
    record Inner(int a, String b, Direction direction) implements DefaultPackage_InnerMarshallable {}

    /** An enum in the unnamed package. */
    enum Direction {
        UP,
        DOWN
    }
}
