import java.net.InetAddress;
import java.net.URI;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.OneOf;
import org.marshal4j.Shared;
import org.marshal4j.StopBit;
import org.marshal4j.TypeId;
import org.marshal4j.runtime.CanonicalBytes;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

@Marshal(key = true)
class Keys implements KeysMarshallable {
    long id;
    String name;
    byte[] digest;
    List<String> names;
    List<Optional<String[]>> deep;
    EnumSet<Side> sides;
    EnumMap<Side, String> bySide;
    Map.Entry<String, Long> pair;
    Map.Entry<String, Double> quoted; // MARSHAL196: Keys.quoted.value cannot be part of a key, since equal keys need equal bytes: 0.0
    List<Map.Entry<Set<String>, Long>> pairs; // MARSHAL196: Keys.pairs[].key cannot be part of a key
    Symbol symbol;
    Venue venue;
    @MarshalWith(Claimed.class) Money claimed;
    @MarshalWith(Claimed.class) List<Money> allClaimed;
    double price; // MARSHAL196: Keys.price cannot be part of a key, since equal keys need equal bytes: 0.0 and -0.0 have different bytes, and so may two NaNs. Declare a BigDecimal, or a long that counts the smallest unit.
    @StopBit double shortened; // MARSHAL196: Keys.shortened cannot be part of a key, since equal keys need equal bytes: 0.0 and -0.0
    Float box; // MARSHAL196: Keys.box cannot be part of a key
    float[] array; // MARSHAL196: Keys.array cannot be part of a key
    OptionalDouble maybe; // MARSHAL196: Keys.maybe cannot be part of a key
    List<Optional<Double>> inside; // MARSHAL196: Keys.inside[] cannot be part of a key, since equal keys need equal bytes: 0.0
    Set<String> set; // MARSHAL196: Keys.set cannot be part of a key, since equal keys need equal bytes: equal ones may have their elements in different orders. Declare a List that is always sorted, or an EnumSet.
    TreeSet<String> sorted; // MARSHAL196: Keys.sorted cannot be part of a key
    Queue<String> queue; // MARSHAL196: Keys.queue cannot be part of a key
    Iterable<String> any; // MARSHAL196: Keys.any cannot be part of a key
    Map<String, String> map; // MARSHAL196: Keys.map cannot be part of a key, since equal keys need equal bytes: equal ones may have their entries in different orders. Declare a List of records with key and value that is always sorted, or an EnumMap.
    List<HashMap<String, String>> maps; // MARSHAL196: Keys.maps[] cannot be part of a key
    EnumMap<Side, Set<String>> sets; // MARSHAL196: Keys.sets[].value cannot be part of a key
    Properties properties; // MARSHAL196: Keys.properties cannot be part of a key
    URI uri; // MARSHAL196: Keys.uri cannot be part of a key, since equal keys need equal bytes: URIs that differ in case can be equal, and are written as they are. Declare a String.
    InetAddress address; // MARSHAL196: Keys.address cannot be part of a key, since equal keys need equal bytes: IPv6 addresses are equal even if their scopes differ, and the scope is written. Declare a byte[] with the address, or a String.
    @OneOf({"LSE", "NYSE"}) String exchange; // MARSHAL196: Keys.exchange cannot be part of a key, since equal keys need equal bytes: a text has other bytes once @OneOf lists it, and is then no longer found. Declare an enum, or a String without @OneOf.
    @Shared Symbol shared; // MARSHAL196: Keys.shared cannot be part of a key, since equal keys need equal bytes: whether two references are to the same object is written, but equals ignores it. Remove @Shared, or leave it out of the key.
    @Dynamic Object dynamic; // MARSHAL196: Keys.dynamic cannot be part of a key, since equal keys need equal bytes: its values may be of any class that is not canonical. Declare the class of the values.
    @MarshalWith(Unclaimed.class) Money unclaimed; // MARSHAL196: Keys.unclaimed cannot be part of a key, since equal keys need equal bytes: a hand-written marshaller may write different bytes for equal values. Let the marshaller implement CanonicalBytes, if it always writes the same bytes for them.
    Grown grown; // MARSHAL196: Keys.grown cannot be part of a key, since equal keys need equal bytes: each version of it writes different bytes. Remove evolvable = true, or leave it out of the key.
    List<Leg> legs; // MARSHAL196: Keys.legs.quote.bid cannot be part of a key, since equal keys need equal bytes: 0.0
    Page<String> texts;
    Page<Double> numbers; // MARSHAL196: Keys.numbers.items[] cannot be part of a key
    Event event; // MARSHAL196: Keys.event(Moved).where cannot be part of a key
    Tags tags; // MARSHAL196: Keys.tags.this cannot be part of a key
}

enum Side {
    BUY,
    SELL
}

@Marshal
record Symbol(String code, int venue) {}

@Marshal(key = true)
record Venue(String name, Symbol main) {}

@Marshal
record Leg(int number, Quote quote) {}

@Marshal
record Quote(long at, double bid) {}

@Marshal
record Page<T>(List<T> items) {}

@Marshal(evolvable = true)
class Grown implements GrownMarshallable {
    int number;
}

@Marshal(key = true, evolvable = true)
class Growing implements GrowingMarshallable { // MARSHAL196: Growing cannot be part of a key, since equal keys need equal bytes: it is evolvable, and each version of it writes different bytes. Remove evolvable = true, or leave it out of the key.
    int number;
}

@Marshal
sealed interface Event permits Opened, Moved {}

@Marshal
@TypeId(1)
record Opened(int at) implements Event {}

@Marshal
@TypeId(2)
record Moved(URI where) implements Event {}

@Marshal(key = true)
sealed interface Kind permits Plain, Odd {} // MARSHAL196: Kind(Odd).share cannot be part of a key

@Marshal
@TypeId(1)
record Plain(int at) implements Kind {}

@Marshal
@TypeId(2)
record Odd(double share) implements Kind {}

@Marshal
class Tags extends HashMap<String, String> implements TagsMarshallable {}

@Marshal
class Priced implements PricedMarshallable {
    double price;
}

@Marshal(key = true)
class Inherits extends Priced implements InheritsMarshallable { // MARSHAL196: Inherits.price cannot be part of a key
    int number;
}

/** It is no key itself, but one of its parts is. */
@Marshal
record Entry(Venue venue, double price) {}

class Money {}

class Unclaimed implements FieldMarshaller<Money> {
    @Override
    public void write(Money value, Output out) {}

    @Override
    public Money read(Money current, Input in) {
        return new Money();
    }

    @Override
    public long sizeOf(Money value) {
        return 0;
    }
}

class Claimed extends Unclaimed implements CanonicalBytes {}
