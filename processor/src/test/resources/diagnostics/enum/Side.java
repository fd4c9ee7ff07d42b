import org.marshal4j.Marshal;

@Marshal
enum Side { // MARSHAL100: Side is an enum: only classes, records and the roots of families can be marshalled. It has a wire form without @Marshal: remove it.
    BUY,
    SELL
}
