import org.marshal4j.Marshal;

@Marshal
enum Side { // MARSHAL100: Side is an enum: only classes and records can be marshalled. Move @Marshal to a class or record.
    BUY,
    SELL
}
