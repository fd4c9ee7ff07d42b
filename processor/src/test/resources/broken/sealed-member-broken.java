import org.marshal4j.*;

@Marshal
sealed interface Event extends EventMarshallable permits Trade, Quote {}

@Marshal
@TypeId(1)
record Trade(Missing a) implements Event, TradeMarshallable {}

@Marshal
@TypeId("two")
record Quote(int a) implements Event, QuoteMarshallable {}
