import org.marshal4j.*;

@Marshal
sealed interface Quote {}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}

@Marshal
@TypeId(2)
record Ask(int n) implements Quote, AskMarshallable {} // MARSHAL150: Ask: had @TypeId(1), has @TypeId(2) (type-id-changed: older messages have the other number). Undo it
