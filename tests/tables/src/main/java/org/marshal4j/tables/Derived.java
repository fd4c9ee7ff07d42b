package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A class with the fields of a superclass, one of which it hides. */
@Marshal(table = true)
public class Derived extends Base implements DerivedMarshallable {
    String number;
    transient int notThere;
}
