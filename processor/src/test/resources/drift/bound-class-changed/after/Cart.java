import org.marshal4j.*;

@Marshal
class Cart implements CartMarshallable {
    Page<String> page; // MARSHAL150: Cart.page: Page_of_String.count: wire type was int32, is now int64 (field-retyped
}

@Marshal
class Page<T> {
    long count;
    T first;
}
