import java.net.URI;
import java.util.EnumMap;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.converter.NanoTime;
import org.marshal4j.wire.Converted;
import org.marshal4j.wire.FieldName;
import org.marshal4j.wire.InputOrder;
import org.marshal4j.wire.Maps;
import org.marshal4j.wire.Nested;
import org.marshal4j.wire.ObjectArrays;
import org.marshal4j.wire.PrimitiveArrays;
import org.marshal4j.wire.Reused;
import org.marshal4j.wire.Sequences;
import org.marshal4j.wire.Texts;
    // as beginning in bean, but:
 * Writes {@link Order} to Chronicle Wire and reads it, each field by name. Stateless and thread-safe.
public final class OrderWireFields {
    private static final VarHandle VENUE = Handles.field(MethodHandles.lookup(), Order.class, "venue", String.class);

    private static final FieldName ID_FIELD = FieldName.of("id");

    private static final Order MISSING = new Order();

    // as ID_FIELD in wire, with TIME_FIELD for ID_FIELD, time for id
    // as ID_FIELD in wire, with VENUE_FIELD for ID_FIELD, venue for id
    // as ID_FIELD in wire, with PRICE_FIELD for ID_FIELD, price for id
    // as ID_FIELD in wire, with UNIT_FIELD for ID_FIELD, unit for id
    // as ID_FIELD in wire, with ORIGIN_FIELD for ID_FIELD, origin for id
    // as ID_FIELD in wire, with MONIES_FIELD for ID_FIELD, monies for id
    // as ID_FIELD in wire, with LINES_FIELD for ID_FIELD, lines for id
    // as ID_FIELD in wire, with COUNTS_FIELD for ID_FIELD, counts for id

    private static final FieldName[] ALL_FIELDS = {ID_FIELD, TIME_FIELD, VENUE_FIELD, PRICE_FIELD, UNIT_FIELD, ORIGIN_FIELD, MONIES_FIELD, LINES_FIELD, COUNTS_FIELD};

    // as InstrumentMarshaller in ancestors, with WireFields for Marshaller

    /**
     * Writes the fields, in the order of the source, superclasses first.
     */
    public static void write(Order order, WireOut wire) {
        Checks.exactType(order, Order.class);
        wire.bytesComment().adjustHexDumpIndentation(1);
        wire.write("id").int64(order.id);
        Converted.write(order.time, wire.write("time"), NanoTime.INSTANCE);
        wire.write("venue").text((String) VENUE.get(order));
        wire.write("price").object(BigDecimal.class, order.price);
        wire.write("unit").object(TimeUnit.class, order.unit);
        Texts.write(order.origin, wire.write("origin"));
        ObjectArrays.write(order.monies, wire.write("monies"), (item, to) -> Nested.write(item, to, Order.Money.class));
        Sequences.write(order.lines, wire.write("lines"), (item, to) -> Nested.write(item, to, Order.Line.class));
        Maps.write(order.counts, wire.write("counts"), TimeUnit.class, (item, to) -> PrimitiveArrays.write(item, to));
        wire.bytesComment().adjustHexDumpIndentation(-1);
    }

    /**
     * Reads the fields in any order; missing ones become what it is in a new object.
     */
    public static void read(Order order, WireIn wire) {
        if (wire.hintReadInputOrder()) {
            InputOrder.read(wire, ALL_FIELDS, (index, valueIn) -> readField(order, index, valueIn));
            return;
        }
        ValueIn id = ID_FIELD.read(wire);
        order.id = id.isPresent() ? id.int64() : MISSING.id;
        ValueIn time = TIME_FIELD.read(wire);
        order.time = time.isPresent() ? Converted.read(time, NanoTime.INSTANCE) : MISSING.time;
        ValueIn venue = VENUE_FIELD.read(wire);
        VENUE.set(order, venue.isPresent() ? Reused.text(venue, (String) VENUE.get(order))
                : (String) VENUE.get(MISSING));
        ValueIn price = PRICE_FIELD.read(wire);
        order.price = price.isPresent() ? Reused.decimal(price, order.price) : MISSING.price;
        ValueIn unit = UNIT_FIELD.read(wire);
        order.unit = unit.isPresent() ? Reused.constant(unit, order.unit, TimeUnit.class)
                : MISSING.unit;
        ValueIn origin = ORIGIN_FIELD.read(wire);
        order.origin = origin.isPresent() ? Texts.read(origin, URI::create) : MISSING.origin;
        ValueIn monies = MONIES_FIELD.read(wire);
        order.monies = monies.isPresent()
                ? ObjectArrays.read(monies, new Order.Money[0], from -> Nested.read(from, null, Order.Money.class))
                : new Order().monies;
        ValueIn lines = LINES_FIELD.read(wire);
        order.lines = lines.isPresent()
                ? Sequences.read(lines, order.lines, ArrayList::new, from -> Nested.read(from, null, Order.Line.class))
                : new Order().lines;
        ValueIn counts = COUNTS_FIELD.read(wire);
        order.counts = counts.isPresent()
                ? Maps.read(counts, order.counts, () -> new EnumMap<>(TimeUnit.class), TimeUnit.class, from -> PrimitiveArrays.read(from, int[].class))
                : new Order().counts;
    }

    private static void readField(Order order, int index, ValueIn valueIn) {
        switch (index) {
            case 0 -> {
                order.id = valueIn != null ? valueIn.int64() : MISSING.id;
            }
            case 1 -> {
                order.time = valueIn != null ? Converted.read(valueIn, NanoTime.INSTANCE)
                        : MISSING.time;
            }
            case 2 -> {
                VENUE.set(order, valueIn != null ? Reused.text(valueIn, (String) VENUE.get(order))
                        : (String) VENUE.get(MISSING));
            }
            case 3 -> {
                order.price = valueIn != null ? Reused.decimal(valueIn, order.price)
                        : MISSING.price;
            }
            case 4 -> {
                order.unit = valueIn != null ? Reused.constant(valueIn, order.unit, TimeUnit.class)
                        : MISSING.unit;
            }
            case 5 -> {
                order.origin = valueIn != null ? Texts.read(valueIn, URI::create) : MISSING.origin;
            }
            case 6 -> {
                order.monies = valueIn != null
                        ? ObjectArrays.read(valueIn, new Order.Money[0], from -> Nested.read(from, null, Order.Money.class))
                        : new Order().monies;
            }
            case 7 -> {
                order.lines = valueIn != null
                        ? Sequences.read(valueIn, order.lines, ArrayList::new, from -> Nested.read(from, null, Order.Line.class))
                        : new Order().lines;
            }
            case 8 -> {
                order.counts = valueIn != null
                        ? Maps.read(valueIn, order.counts, () -> new EnumMap<>(TimeUnit.class), TimeUnit.class, from -> PrimitiveArrays.read(from, int[].class))
                        : new Order().counts;
            }
            default -> throw new IndexOutOfBoundsException(index);
        }
    }
}
