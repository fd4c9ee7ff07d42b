import org.marshal4j.*;

@Marshal
sealed interface Quote { // MARSHAL150: Ask with @TypeId(1) is gone (subtype-removed: older messages may hold it). Put it back
}

@Marshal
@TypeId(0)
record Bid(int n) implements Quote, BidMarshallable {}
