package org.marshal4j.grpc;

import java.util.List;
import org.marshal4j.Marshal;

/** A message that can be changed after it has been sent. */
@Marshal
class Trade {
    long id;
    String symbol = "VOD.L";
    List<Long> ticks = List.of(1L, 2L);
}
