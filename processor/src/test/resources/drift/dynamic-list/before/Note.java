import org.marshal4j.*;

@Marshal
class Note implements NoteMarshallable {
    @Dynamic(Side.class) Object grown; // MARSHAL150: Note.grown: wire type was dynamic<0 enum Side(BUY,SELL),3 Leg>?, is now dynamic<0 enum Side(BUY,SELL)>? (subtype-removed: older messages may hold it)
    @Dynamic({Side.class, Leg.class}) Object shrunk;
    @Dynamic(Fill.class) Object moved; // MARSHAL150: Note.moved: wire type was dynamic<2 Fill>?, is now dynamic<1 Fill>? (type-id-changed
    @Dynamic() Object first; // MARSHAL150: Note.first: wire type was dynamic<0 enum Side(BUY,SELL)>?, is now dynamic? (subtype-removed
}

@TypeId(0)
enum Side {
    BUY,
    SELL
}

@Marshal
@TypeId(1)
record Fill(long size) implements FillMarshallable {}

@Marshal
@TypeId(3)
record Leg(long size) implements LegMarshallable {}
