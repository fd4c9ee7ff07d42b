import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.marshal4j.Marshal;

/** Where @Marshal or @MarshalImport would be refused, they are not what the message advises. */
@Marshal
class Trade implements TradeMarshallable {
    Names names; // MARSHAL105: Trade.names: Trade.Names cannot be marshalled. Add @Marshal to Trade.Names, or mark the field @Skip
    Late late; // MARSHAL105: Trade.late: Trade.Late cannot be marshalled. Trade.Late extends a class of the JDK
    Either<String, Integer> either; // MARSHAL105: Trade.either: Trade.Either<String, Integer> cannot be marshalled. Add @Marshal to Trade.Either, or mark the field @Skip
    List<Either<Long, Long>> more; // MARSHAL105: Add @Marshal to Trade.Either
    Option<Long> option; // MARSHAL105: Trade.option: Trade.Option<Long> cannot be marshalled. Trade.Option is generic and abstract: declare a class that is not abstract, or name a FieldMarshaller for Trade.Option in @MarshalWith
    Some<Long> some;

    static class Names extends ArrayList<String> {}

    static class Late extends Exception {}

    static class Either<L, R> {
        L left;
        R right;
    }

    abstract static class Option<T> {}

    @Marshal
    static class Some<T> {
        T value;
    }

    @Marshal
    static class Tags extends HashMap<String, String> implements Trade_TagsMarshallable {
        int own;
    }

    @Marshal
    static class Stop extends Exception { // MARSHAL106: Remove @Marshal, and name a FieldMarshaller for Stop in @MarshalWith where it is held; or hold a Throwable in a field instead of extending it
        int own;
    }

    /** A constant is no state. */
    static class Versioned {
        final int version = 3;
    }

    @Marshal
    static class Quote extends Versioned implements Trade_QuoteMarshallable {
        long id;
    }
}
