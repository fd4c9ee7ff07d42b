package com.acme;

import lombok.Getter;
import lombok.Locked;
import org.marshal4j.Marshal;
import org.marshal4j.Skip;

// com.acme.OfLocks: 01000000
@Marshal
public class OfLocks implements OfLocksMarshallable {
    int price = 1;

    @Skip
    @Getter(lazy = true)
    private final String text = "text of " + price;

    @Locked
    void raise() {
        price++;
    }

    // com.acme.OfLocks$ForReading: 01
    @Marshal
    static class ForReading implements OfLocks_ForReadingMarshallable {
        byte price = 1;

        @Locked.Read
        byte price() {
            return price;
        }
    }
}
