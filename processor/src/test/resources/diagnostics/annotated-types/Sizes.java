import java.util.List;
import org.marshal4j.Marshal;

@Marshal
interface Sizes extends SizesMarshallable {
    java.util.@Trade.Nullable List<@Trade.Nullable String> sizes();

    void sizes(java.lang.@Trade.Nullable(why = "b, (c)") Object @Trade.Nullable [] sizes); // MARSHAL194: Sizes.sizes(Object[]) takes Object[], but sizes() returns List<String>.

    @Trade.Nullable List<@Trade.Nullable ? extends @Trade.Nullable Number> more(); // MARSHAL193: Sizes.more() has no setter, so reading could not set more. Add void more(List<? extends Number>)
}
