import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;
import org.marshal4j.Required;

/** An empty list, array or map ends a message, and so does null after a presence byte. */
@Marshal
@Encoded(Encoding.DATA_OUTPUT)
@SuppressWarnings("marshal4j")
class Tree implements TreeMarshallable {
    int id;
    List<Tree> children = new ArrayList<>();
    Tree[] others = {};
    Map<Integer, Tree> byNumber = new HashMap<>();

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE)
    List<Tree> parents;

    @Required Tree twin; // MARSHAL117: Tree.twin: Tree contains itself through fields that are never null, so a message would never end
}
