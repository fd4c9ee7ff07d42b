import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import org.marshal4j.Marshal;
import org.marshal4j.Since;

class Keys {

    @Marshal(evolvable = true)
    record Symbol(String name, @Since(2) String venue) {}

    @Marshal
    record Pair(Symbol base, Symbol quote) {}

    @Marshal
    record Plain(String name) {}

    @Marshal(evolvable = true)
    static class ByIdentity implements Comparable<ByIdentity> {
        long id;

        @Override
        public int compareTo(ByIdentity other) {
            return Long.compare(id, other.id);
        }
    }

    @Marshal
    static class Node {
        Symbol symbol;
    }

    @Marshal
    static class Book {
        Map<Symbol, Long> sizes; // MARSHAL158: Book.sizes holds keys or elements of Keys.Symbol, which is evolvable: a reader that does not know a later field takes two that differ only in that field for equal, and refuses the message. Leave fields with @Since out of equals, hashCode and compareTo, and add @SuppressWarnings("marshal4j").
        Set<Symbol> symbols; // MARSHAL158: Book.symbols holds keys or elements of Keys.Symbol, which is evolvable
        List<Map<Pair, Long>> pairs; // MARSHAL158: Book.pairs holds keys or elements of Keys.Pair, which can hold the evolvable Symbol
        Set<List<Symbol>> lists; // MARSHAL158: Book.lists holds keys or elements of Keys.Symbol, which is evolvable
        SortedSet<ByIdentity> sorted; // MARSHAL158: Book.sorted holds keys or elements of Keys.ByIdentity, which is evolvable
        TreeMap<ByIdentity, Symbol> byIdentity; // MARSHAL158: Book.byIdentity holds keys or elements of Keys.ByIdentity

        @SuppressWarnings("marshal4j")
        Set<Symbol> accepted;

        Set<ByIdentity> identities;
        Set<Node> nodes;
        Map<String, Symbol> values;
        List<Symbol> list;
        Set<Plain> plain;
    }

    @Marshal
    @SuppressWarnings("marshal4j")
    record Silent(Set<Symbol> symbols) {}
}
