import java.nio.ByteBuffer;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArraySet;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    final List<String> legs = new ArrayList<>(); // what is read goes into it
    final int version = 1; // in every object
    final String made = String.valueOf(version + 1); // MARSHAL112: Trade.made is final, but
    final Instant at = Instant.now(); // MARSHAL112: Trade.at is final, but
    final Integer number = Integer.valueOf(7); // MARSHAL112: Trade.number is final, but
    final Iterable<String> names = new ArrayList<>(); // MARSHAL112: Trade.names is final, but
    final Map.Entry<String, String> pair = Map.entry("a", "b"); // MARSHAL112: Trade.pair is final, but
    final Hashtable<String, String> table = new Hashtable<>(); // MARSHAL112: Trade.table is final, but
    final CopyOnWriteArraySet<String> tags = new CopyOnWriteArraySet<>();
    final Optional<String> maybe = Optional.empty(); // MARSHAL112: Trade.maybe is final, but
    final ByteBuffer buffer = ByteBuffer.allocate(8); // MARSHAL112: Trade.buffer is final, but
    final Timestamp time = new Timestamp(0); // MARSHAL112: Trade.time is final, but
    final Place place = new Place(1); // MARSHAL112: Trade.place is final, but
    final Point point = new Point(1); // MARSHAL112: Trade.point is final, but

    @Marshal
    static class Place implements Trade_PlaceMarshallable {
        final int number;

        Place(int number) {
            this.number = number;
        }
    }

    @Marshal
    record Point(int x) implements Trade_PointMarshallable {}

    @Marshal
    static class Half implements Trade_HalfMarshallable {
        final int id;
        final List<String> names = new ArrayList<>();
        final Leg leg = new Leg(); // MARSHAL112: Half.leg is final, but

        Half(int id) {
            this.id = id;
        }
    }

    @Marshal
    static class Leg implements Trade_LegMarshallable {
        int size;
    }
}
