package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A class that inherits fields, one of which it hides. */
@Marshal(table = true)
public class Derived extends Base implements DerivedMarshallable {
    String number;
    transient int notThere;
}
