package org.marshal4j.kafka;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** A type that may grow. */
@Marshal(evolvable = true)
class Trade {
    long id;

    @Since(2)
    double fee;
}
