import org.marshal4j.*;

@Marshal
sealed interface Event extends EventMarshallable permits Trade {}

@Marshal
@TypeId
record Trade(int a) implements Event, TradeMarshallable {}
