package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

@Marshal
public class Value implements ValueMarshallable {
    Text out;
    Schema in;
    int base;
    int offset;
    String depth;
    List<Integer> fields;
    private int run;
    private long instance;
    private String SCHEMA;
    int $x$;
    String größe;
    Enum element;

    enum Enum {
        class_,
        $
    }
}
