package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

/** Who ordered; the fields are nobody else's. */
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
