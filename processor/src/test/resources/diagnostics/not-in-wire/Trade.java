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
    List<Leg> legs; // MARSHAL147: Trade.legs has no form in Chronicle Wire: Leg does not implement WriteMarshallable of Chronicle Wire.

    @Shared
    Venue venue; // MARSHAL147: Trade.venue has no form in Chronicle Wire: a wire would have a @Shared object again wherever it is referred to.

    Money paid; // MARSHAL147: Trade.paid has no form in Chronicle Wire: Wire looks at the classes of fields and of the elements of collections, and refuses records.
    List<Money> fees; // MARSHAL147: Trade.fees has no form in Chronicle Wire: Wire looks at the classes of fields and of the elements of collections, and refuses records.
}
