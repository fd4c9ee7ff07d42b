package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

/** The customer of an order. Its fields are private. */
@Marshal
public class Customer extends SelfDescribingMarshallable implements CustomerMarshallable {
    private long id;
    private String name;
    private String country = "GB";

    Customer() {}

    Customer(long id, String name) {
        this.id = id;
        this.name = name;
    }

    String country() {
        return country;
    }
}
