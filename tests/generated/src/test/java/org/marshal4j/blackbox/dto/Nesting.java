package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Contact;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.blackbox.kit.Place;

/** Nested objects of fixed and variable size, from class files and from source, nullable and required. */
@Marshal(view = true)
public class Nesting implements NestingMarshallable {
    Money money;

    @Required
    Money moneyR;

    Address address;

    @Required
    private Address addressR;

    Place place;

    @Required
    Place placeR;

    private Contact contact;
    Primitives.All all;
    int between;

    @Required
    Primitives.All allR;

    Primitives.Nothing nothing;

    @Required
    Primitives.Nothing nothingR;

    Fixed fixed;

    @Required
    Fixed fixedR;

    /** Of fixed size itself, with nested types of fixed size, nullable and required. */
    @Marshal
    static class Fixed implements Nesting_FixedMarshallable {
        byte lead;
        private Money money;

        @Required
        Place place;

        Primitives.One one;
        Integer trail;
    }
}
