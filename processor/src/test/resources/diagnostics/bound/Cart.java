import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Cart implements CartMarshallable {
    @SuppressWarnings("rawtypes")
    Page raw; // MARSHAL165: Cart.raw: Page holds Page, which is used without type arguments, so the types of its fields are not known. Declare it with its type arguments, such as Page<Leg>.
    Page<?> any; // MARSHAL165: Cart.any: Page<?> holds Page<?>, which has a wildcard among its type arguments, so the types of its fields are not known. Declare it with classes, such as Page<Leg>.
    Page<? extends Leg> legs; // MARSHAL165: Cart.legs: Page<? extends Leg> holds Page<? extends Leg>, which has a wildcard among its type arguments, so the types of its fields are not known. Declare Page<Leg>, without the wildcard.
    List<Page<? super Leg>> above; // MARSHAL165: Cart.above
    Page<List<?>> inside; // MARSHAL165: Cart.inside
    Page<Object> object; // MARSHAL105: Cart.object.first: Object cannot be marshalled.
    Chain<Leg> chain; // MARSHAL166: Cart.chain.rest.rest.rest.rest.rest.rest: Chain<List<List<List<List<List<List<Leg>>>>>>> holds Chain<List<List<List<List<List<List<Leg>>>>>>>, whose type arguments are nested too deeply.
}

/** What its type variable is does not matter until a field says it. */
@Marshal
class Page<T> {
    T first;
}

@Marshal
class Chain<T> {
    @SuppressWarnings("marshal4j")
    Chain<List<T>> rest;
}

@Marshal
record Leg(int id) {}
