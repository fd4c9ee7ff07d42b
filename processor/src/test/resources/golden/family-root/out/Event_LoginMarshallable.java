    // as beginning in empty, but:
public interface Event_LoginMarshallable extends EventMarshallable {

    // as in empty: readMarshallable
}
