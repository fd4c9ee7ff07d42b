import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

class Tools {

    @Marshal(subtypes = {Hammer.class, Nail.class})
    abstract static class Tool {} // MARSHAL127: Tool lists Tools.Nail as a subtype, but it is not one. Remove it, or make Nail extend or implement this type.

    @Marshal
    @TypeId(0)
    static class Hammer extends Tool {}

    @Marshal
    static class Nail {}

    @Marshal
    sealed interface Plant {} // MARSHAL123: the classes of the family of Plant are not known: Tools.Tree is abstract, but it is not sealed and its @Marshal names no subtypes

    @Marshal
    @TypeId(0)
    record Grass() implements Plant {}

    @Marshal
    abstract static non-sealed class Tree implements Plant {}
}
