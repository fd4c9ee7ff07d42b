import org.marshal4j.*;

@Marshal
sealed interface Quote {}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}

@Marshal
@TypeId(1)
record Trade(int n) implements Quote, TradeMarshallable {} // MARSHAL150: Trade: has @TypeId(1), which belonged to Ask (type-id-reused: older messages use this number for another class). Give it a number that was never used, or accept the change with marshal4j:update.
