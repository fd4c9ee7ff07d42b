package org.marshal4j.stack.wire;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.converter.ShortText;
import org.marshal4j.Marshal;
import org.marshal4j.Skip;

/** An order: its lines, its customer and its instruments. */
@Marshal
public class Order extends Message<Money> implements OrderMarshallable {
    long id;

    @ShortText
    long venue;

    Side side;
    Customer customer;
    List<OrderLine> lines = new ArrayList<>();
    Instrument instrument;

    @Skip
    transient String note;
}
