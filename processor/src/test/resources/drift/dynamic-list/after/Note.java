import org.marshal4j.*;

@Marshal
class Note implements NoteMarshallable {
    @Dynamic({Side.class, Leg.class}) Object grown;
    @Dynamic(Side.class) Object shrunk; // MARSHAL150: Note.shrunk: wire type was dynamic<0 enum Side(BUY,SELL),3 Leg>?, is now dynamic<0 enum Side(BUY,SELL)>? (subtype-removed
    @Dynamic(Fill.class) Object moved; // MARSHAL150: Note.moved: wire type was dynamic<1 Fill>?, is now dynamic<2 Fill>? (type-id-changed: older messages have the old number). Undo it
    @Dynamic(Side.class) Object first;
}

@TypeId(0)
enum Side {
    BUY,
    SELL
}

@Marshal
@TypeId(2)
record Fill(long size) implements FillMarshallable {}

@Marshal
@TypeId(3)
record Leg(long size) implements LegMarshallable {}
