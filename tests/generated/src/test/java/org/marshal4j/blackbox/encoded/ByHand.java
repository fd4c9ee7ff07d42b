package org.marshal4j.blackbox.encoded;

import java.io.DataOutput;
import java.io.IOException;

/** Has a method that people have written by hand. */
interface ByHand {
    void writeByHand(DataOutput out) throws IOException;
}
