package com.acme;

import org.marshal4j.Marshal;

// com.acme.Mutable: 0100000001020101000000000000000162010163
@Marshal
public class Mutable implements MutableMarshallable {
    private int id;
    private byte[] image;
    Money money;

    private Mutable() {}

    public static Mutable create(int id, byte[] image, Money money) {
        Mutable created = new Mutable();
        created.id = id;
        created.image = image;
        created.money = money;
        return created;
    }

    static Mutable sample() {
        return create(1, new byte[] {2}, Money.sample());
    }
}
