import org.marshal4j.*;

@Marshal
sealed interface Quote { // MARSHAL150: Quote: Ask with @TypeId(1) was removed (subtype-removed: older messages may hold it). Put it back, or accept the change with marshal4j:update.
}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}
