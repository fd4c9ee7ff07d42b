import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

class Tools {

    @Marshal(subtypes = {Hammer.class, Nail.class})
    abstract static class Tool {} // MARSHAL127: Tool names Tools.Nail among its subtypes, which is none. Remove it, or let Nail extend or implement this type.

    @Marshal
    @TypeId(0)
    static class Hammer extends Tool {}

    @Marshal
    static class Nail {}

    @Marshal
    sealed interface Plant {} // MARSHAL123: the family of Plant is not known: Tools.Tree is abstract, but neither sealed nor does its @Marshal name its subtypes.

    @Marshal
    @TypeId(0)
    record Grass() implements Plant {}

    @Marshal
    abstract static non-sealed class Tree implements Plant {}
}
