package org.marshal4j.blackbox.kit;

import org.marshal4j.Marshal;

/** A type of variable size. */
@Marshal
public class Address implements AddressMarshallable {
    public String street;
    public int number;
    private String city;

    public String getCity() {
        return city;
    }

    public void setCity(String city) {
        this.city = city;
    }
}
