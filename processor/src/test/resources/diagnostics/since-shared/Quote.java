import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;
import org.marshal4j.Since;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    @Shared
    Venue venue;

    @Since(2)
    @Shared
    Venue other; // MARSHAL145: Quote.other was added in version 2 and holds @Shared references: older readers skip the field without counting its objects, and then resolve later references to the wrong objects. Remove @Shared there, or let a field of the first version hold the objects.

    @Since(2)
    List<Leg> legs; // MARSHAL145: Quote.legs was added in version 2 and holds @Shared references: older readers skip the field without counting its objects, and then resolve later references to the wrong objects

    @Since(2)
    Venue copy;
}

@Marshal
class Leg implements LegMarshallable {
    @Shared
    Venue venue;
}

@Marshal
class Venue implements VenueMarshallable {
    String name;
}
