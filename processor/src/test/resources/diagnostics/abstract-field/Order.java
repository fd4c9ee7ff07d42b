import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Order implements OrderMarshallable {
    Instrument instrument; // MARSHAL116: Order.instrument: Order.Instrument is made of Order.Instrument, which is abstract: what class to read is not known.
    List<Instrument> instruments; // MARSHAL116: Order.instruments: List<Order.Instrument> is made of Order.Instrument, which is abstract

    @Marshal
    abstract static class Instrument implements Order_InstrumentMarshallable {
        long id;
    }
}
