import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;
import org.marshal4j.Required;
import org.marshal4j.Since;

@Marshal(evolvable = true)
record Quote(
        long id,
        @Since(2) double price,
        @Since(2)
                @Required
                String venue) // MARSHAL143: Quote.venue was added in version 2, so older messages do not have it, but it is @Required, and there is no object of Quote to take a default value from. Remove @Required.
        implements QuoteMarshallable {}

@Marshal(evolvable = true)
record Note(
        @Encoded(Encoding.LUCENE) String first,
        @Since(2) @Encoded(Encoding.LUCENE) long number,
        @Since(2) @Encoded(Encoding.PLAIN) String known,
        @Since(2) @Encoded(value = Encoding.LUCENE, presence = Presence.ONE) String present,
        @Since(3) @Encoded(Encoding.LUCENE) String text) {} // MARSHAL143: Note.text was added in version 3, so older messages do not have it, but @Encoded has no null for it, and there is no object of Note to take a default value from. Give @Encoded a presence.

@Marshal(evolvable = true)
interface Order {
    long getId();
    void setId(long id);

    @Since(2)
    @Required
    String getVenue(); // MARSHAL143: Order.venue was added in version 2, so older messages do not have it, but it is @Required
    void setVenue(String venue);
}

/** The value of a new object. */
@Marshal(evolvable = true)
class Kept {
    @Since(2)
    @Encoded(Encoding.LUCENE)
    String text = "";

    @Since(2)
    @Required
    String venue = "";
}

/** Its subclasses decide whether there is an object. */
@Marshal(evolvable = true)
abstract class Base {
    @Since(2)
    @Required
    final String venue;

    Base(String venue) {
        this.venue = venue;
    }
}

@Marshal(evolvable = true)
class Derived extends Base { // MARSHAL143: Derived.venue was added in version 2, so older messages do not have it, but it is @Required
    Derived(String venue) {
        super(venue);
    }
}

@Marshal(evolvable = true)
class Filled extends Kept {}
