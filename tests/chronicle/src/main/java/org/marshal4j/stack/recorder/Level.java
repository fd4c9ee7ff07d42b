package org.marshal4j.stack.recorder;

import org.marshal4j.Marshal;

/** The quantity offered at one price. */
@Marshal
public class Level implements LevelMarshallable {
    double price;
    long quantity;
    int orders;
}
