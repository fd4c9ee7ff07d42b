import java.util.List;
import java.util.Map;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Shared;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

enum bool {
    NO,
    YES
}

class uuid implements FieldMarshaller<Thread> {
    public void write(Thread thread, Output out) {}

    public Thread read(Thread old, Input in) {
        return old;
    }

    public long sizeOf(Thread thread) {
        return 0;
    }
}

@Marshal
class Trade implements TradeMarshallable {
    date settled; // MARSHAL155: Trade.settled: date cannot be marshalled: in a schema, the class date would be taken for the wire type of that name. Put the class in a package, or rename it.
    List<date> dates; // MARSHAL155: Trade.dates: List<date> cannot be marshalled: in a schema, the class date would
    Map<String, date[]> byName; // MARSHAL155: Trade.byName: Map<String, date[]> cannot be marshalled

    @Shared
    date shared; // MARSHAL155: Trade.shared: date cannot

    bool done; // MARSHAL155: Trade.done: bool cannot be marshalled: in a schema, the class bool would

    @MarshalWith(uuid.class)
    Thread thread; // MARSHAL155: Trade.thread: Thread cannot be marshalled: in a schema, the class uuid would

    @FixedLength(8)
    date[] fixed; // MARSHAL155: Trade.fixed: date[] cannot

    list names;
    Days.date member;
}

/** Begins wire types, but is none. */
@Marshal
class list implements listMarshallable {
    int size;
}

class Days {
    @Marshal
    static class date implements Days_dateMarshallable {
        int day;
    }
}
