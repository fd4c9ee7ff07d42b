package org.marshal4j.blackbox.encoded;

import java.util.List;
import java.util.UUID;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;

/** Values behind a byte that is 1 for null. */
@Marshal
@Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO)
record ZeroedTrade(
        String symbol,
        Long id,

        @Encoded(value = Encoding.DATA_OUTPUT, as = Form.STOP_BIT, presence = Presence.ZERO)
        Integer quantity,

        UUID key,
        List<Integer> lots) {}
