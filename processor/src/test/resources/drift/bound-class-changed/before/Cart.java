import org.marshal4j.*;

@Marshal
class Cart implements CartMarshallable {
    Page<String> page; // MARSHAL150: Cart.page: Page_of_String.count: wire type was int64, is now int32 (field-retyped
}

@Marshal
class Page<T> {
    int count;
    T first;
}
