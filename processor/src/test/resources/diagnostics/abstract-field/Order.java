import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Order implements OrderMarshallable {
    Instrument instrument; // MARSHAL116: Order.instrument: Order.Instrument is abstract: which class to read is not known.
    List<Instrument> instruments; // MARSHAL116: Order.instruments

    @Marshal
    abstract static class Instrument implements Order_InstrumentMarshallable {
        long id;
    }
}
