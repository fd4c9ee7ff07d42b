import org.marshal4j.*;

@Marshal
sealed interface Quote {}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}

@Marshal
@TypeId(2)
record Ask(int n) implements Quote, AskMarshallable {} // MARSHAL150: Ask: had @TypeId(1), now has @TypeId(2) (type-id-changed: older messages have the old number). Undo it, or accept the change with marshal4j:update.
