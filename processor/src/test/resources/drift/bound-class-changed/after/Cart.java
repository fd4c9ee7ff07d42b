import org.marshal4j.*;

enum Side {
    BUY,
    SELL,
    NONE
}

@Marshal
class Cart implements CartMarshallable {
    Page<String> page;
    Page<Long> numbers;
    Page<Side> sides; // MARSHAL150: Cart.sides: Page_of_Side.first: wire type was
}

@Marshal
class Page<T> {
    long count; // MARSHAL150: count: wire type was int32, is now int64 (field-retyped
    T first;
}
