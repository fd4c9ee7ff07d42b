package com.acme;

import lombok.AccessLevel;
import lombok.AllArgsConstructor;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.Setter;
import lombok.experimental.Accessors;
import org.marshal4j.Marshal;

// com.acme.OfConstructors: 010000000162
@Marshal
@NoArgsConstructor(access = AccessLevel.PACKAGE)
@AllArgsConstructor
@Accessors(fluent = true)
@Getter
@Setter
public class OfConstructors implements OfConstructorsMarshallable {
    private int price;
    private String symbol;

    static OfConstructors sample() {
        OfConstructorsMarshaller.INSTANCE.sizeOf(new OfConstructors());
        return new OfConstructors(0, "b").price(1);
    }
}
