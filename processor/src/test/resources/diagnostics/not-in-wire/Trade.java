import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;

@Marshal
class Leg implements LegMarshallable {
    double price;
}

@Marshal
class Venue extends SelfDescribingMarshallable implements VenueMarshallable {
    String name;
}

@Marshal
record Money(String currency, long minor) implements MoneyMarshallable, WriteMarshallable {}

@Marshal
class Trade extends SelfDescribingMarshallable implements TradeMarshallable {
    long id;
    List<Leg> legs; // MARSHAL147: Trade.legs cannot be written to Chronicle Wire: Leg does not implement WriteMarshallable of Chronicle Wire

    @Shared
    Venue venue; // MARSHAL147: Trade.venue cannot be written to Chronicle Wire: Wire would write a @Shared object again for each reference to it

    Money paid; // MARSHAL147: Trade.paid cannot be written to Chronicle Wire: Wire inspects the classes of fields and of collection elements, and refuses records
    List<Money> fees; // MARSHAL147: Trade.fees cannot be written to Chronicle Wire: Wire inspects the classes of fields and of collection elements, and refuses records
}
