package org.marshal4j.arrow;

import org.marshal4j.Marshal;

/** A struct in a table. */
@Marshal(table = true)
public class Place {
    double latitude;
    String name;
}
