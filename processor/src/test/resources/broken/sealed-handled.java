import org.marshal4j.*;

@Marshal
sealed interface Event permits Trade, Quote {}

@Marshal
@TypeId(1)
record Trade(Thread a) implements Event {}

@Marshal
@TypeId(1)
record Quote(int a) implements Event {}

class Journal implements EventMarshaller.Handler {
    void receive(net.openhft.chronicle.bytes.Bytes<?> bytes, Event event) {
        EventMarshaller.dispatch(bytes, this);
        EventMarshaller.dispatch(event, this);
    }
}
