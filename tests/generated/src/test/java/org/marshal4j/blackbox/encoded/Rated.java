package org.marshal4j.blackbox.encoded;

import java.time.Instant;
import java.util.List;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;

/** An enum's numbers that are compared with methods of an interface, and a time before fields of other lengths. */
@Marshal
record Rated(
        @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE, number = "number")
        Rating rating,

        @Encoded(value = Encoding.DATA_OUTPUT) Instant time,

        @Encoded(value = Encoding.DATA_OUTPUT) String text,

        @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE, number = "number")
        List<Rating> ratings) {

    /** Has a number. */
    interface Numbered {
        int number();
    }
}
