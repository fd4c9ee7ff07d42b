import org.marshal4j.*;

@Marshal
class Cart implements CartMarshallable {
    Page<String> page; // MARSHAL150: Cart.page: wire type was Page_of_Long?, is now Page_of_String? (
}

@Marshal
class Page<T> {
    T first;
}
