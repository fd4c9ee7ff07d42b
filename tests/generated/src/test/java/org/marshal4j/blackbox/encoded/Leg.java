package org.marshal4j.blackbox.encoded;

import java.io.DataOutput;
import java.io.IOException;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Marshal;

/** An element, without a byte that says whether it is there. */
@Marshal(view = true)
@Encoded(Encoding.DATA_OUTPUT)
class Leg implements LegMarshallable {
    int quantity;
    String venue = "";

    /** As people write it by hand. */
    void writeByHand(DataOutput out) throws IOException {
        out.writeInt(quantity);
        out.writeUTF(venue);
    }
}
