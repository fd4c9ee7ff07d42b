package org.marshal4j.blackbox.encoded;

import java.time.LocalDate;
import java.util.UUID;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;

/** Private fields, which generated code reads through variable handles. */
@Marshal
@Encoded(Encoding.DATA_OUTPUT)
class HiddenTrade {
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE)
    private Side side = Side.SELL;

    private Integer quantity = 5;
    private LocalDate day = LocalDate.EPOCH;
    private UUID key = new UUID(1, 2);
    private String symbol = "a";

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO)
    private Long parent = 3L;
}
