import org.marshal4j.*;

enum Side {
    BUY,
    SELL,
}

@Marshal
class Cart implements CartMarshallable {
    Page<String> page;
    Page<Long> numbers;
    Page<Side> sides; // MARSHAL150: Cart.sides: Page_of_Side.first: wire type was
}

@Marshal
class Page<T> {
    int count; // MARSHAL150: count: wire type was int64, is now int32 (field-retyped
    T first;
}
