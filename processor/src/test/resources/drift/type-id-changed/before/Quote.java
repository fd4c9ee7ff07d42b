import org.marshal4j.*;

@Marshal
sealed interface Quote {}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}

@Marshal
@TypeId(1)
record Ask(int n) implements Quote, AskMarshallable {} // MARSHAL150: Ask: had @TypeId(2), now has @TypeId(1) (type-id-changed
