import org.marshal4j.*;

@Marshal
sealed interface Event extends EventMarshallable permits Trade {}

@Marshal
@TypeId(1)
record Trade(int a) implements TradeMarshallable {}
