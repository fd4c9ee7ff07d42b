import org.marshal4j.*;

@Marshal
sealed interface Quote {}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}

@Marshal
@TypeId(1)
record Trade(int n) implements Quote, TradeMarshallable {} // MARSHAL150: Trade: has @TypeId(1), which was that of Ask (type-id-reused: older messages with this number are of another type). Give it a number of its own
