package org.marshal4j.map;

import org.marshal4j.Marshal;

/** A value that may get more fields later. */
@Marshal(evolvable = true)
public class Growing implements GrowingMarshallable {
    long id;
    double price;
}
