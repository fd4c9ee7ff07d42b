import org.marshal4j.*;

@Marshal
class Cart implements CartMarshallable {
    Page<Long> page; // MARSHAL150: Cart.page: wire type was Page_of_String?, is now Page_of_Long? (
}

@Marshal
class Page<T> {
    T first;
}
