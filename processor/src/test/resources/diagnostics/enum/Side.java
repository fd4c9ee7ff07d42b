import org.marshal4j.Marshal;

@Marshal
enum Side { // MARSHAL100: Side is an enum: only classes, records, family roots and interfaces of getters and setters can be marshalled. Fields of an enum type do not need it: remove @Marshal.
    BUY,
    SELL
}
