import org.marshal4j.*;

@Marshal
sealed final class Event implements EventMarshallable permits Trade {}

@Marshal
@TypeId(1)
final class Trade extends Event implements TradeMarshallable {}
