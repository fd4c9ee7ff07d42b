package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** An interface of getters and setters. */
@Marshal(table = true)
public interface Address extends AddressMarshallable {
    /** Returns the name of the street. */
    String getStreet();

    /** Sets the name of the street. */
    void setStreet(String street);

    /** Returns the number of the house. */
    int getNumber();

    /** Sets the number of the house. */
    void setNumber(int number);
}
