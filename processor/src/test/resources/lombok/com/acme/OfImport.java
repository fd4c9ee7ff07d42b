package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;

// com.acme.OfImport: 01010000000162
@MarshalImport(OfImport.Imported.class)
@Marshal
public class OfImport implements OfImportMarshallable {
    Imported imported = new Imported(1, "b");

    @lombok.Value
    static class Imported {
        int price;
        String symbol;
    }
}
