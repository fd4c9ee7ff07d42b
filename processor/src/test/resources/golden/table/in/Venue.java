package com.acme;

import org.marshal4j.Marshal;

@Marshal(table = true)
public record Venue(String name, Country country) implements VenueMarshallable {
    public enum Country {
        DE,
        GB
    }
}
