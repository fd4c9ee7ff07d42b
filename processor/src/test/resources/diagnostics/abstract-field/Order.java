import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Order implements OrderMarshallable {
    Instrument instrument; // MARSHAL116: Order.instrument: Order.Instrument holds Order.Instrument, which is abstract, so a reader cannot know which class to create
    List<Instrument> instruments; // MARSHAL116: Order.instruments: List<Order.Instrument> holds Order.Instrument, which is abstract, so a reader cannot know which class to create

    @Marshal
    abstract static class Instrument implements Order_InstrumentMarshallable {
        long id;
    }
}
