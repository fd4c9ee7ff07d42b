import org.marshal4j.*;

@Marshal
sealed interface Quote {}

@Marshal
@TypeId(1)
record Bid(int n) implements Quote, BidMarshallable {} // MARSHAL150: Bid: had @TypeId(0), now has @TypeId(1) (type-id-changed

@Marshal
@TypeId(0)
record Ask(int n) implements Quote, AskMarshallable {} // MARSHAL150: Ask: had @TypeId(1), now has @TypeId(0) (type-id-changed
