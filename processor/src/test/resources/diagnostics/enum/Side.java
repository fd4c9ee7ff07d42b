import org.marshal4j.Marshal;

@Marshal
enum Side { // MARSHAL100: Side is an enum: only classes, records and family roots can be marshalled. Fields of an enum type do not need it: remove @Marshal.
    BUY,
    SELL
}
