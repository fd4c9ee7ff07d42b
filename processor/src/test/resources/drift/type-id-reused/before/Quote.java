import org.marshal4j.*;

@Marshal
sealed interface Quote {}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}

@Marshal
@TypeId(1)
record Ask(int n) implements Quote, AskMarshallable {} // MARSHAL150: Ask: has @TypeId(1), which belonged to Trade (type-id-reused
