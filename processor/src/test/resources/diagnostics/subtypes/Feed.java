import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** An interface of getters and setters has no single class, so a family has the classes that implement it. */
class Feed {

    @Marshal(subtypes = {Quote.class, Trade.class})
    interface Event {} // MARSHAL123: the classes of the family of Event are not known: Feed.Quote is an interface of getters and setters, which any class may implement. Replace it in the family with classes that implement it and have @Marshal.

    @Marshal(subtypes = {QuoteEvent.class, Trade.class})
    interface Replaced {}

    @Marshal
    interface Quote extends Event, Replaced {
        double getBid();

        void setBid(double bid);
    }

    @Marshal
    @TypeId(0)
    static class QuoteEvent implements Quote {
        double bid;

        @Override
        public double getBid() {
            return bid;
        }

        @Override
        public void setBid(double bid) {
            this.bid = bid;
        }
    }

    @Marshal
    @TypeId(1)
    record Trade(long id) implements Event, Replaced {}
}
