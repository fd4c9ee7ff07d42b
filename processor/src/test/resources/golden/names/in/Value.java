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
    List<Integer> block;
    List<Integer> fields;
    private int run;
    private long instance;
    private String SCHEMA;
    int $x$;
    int _y;
    String größe;
    List<Text> value;
    Enum element;

    enum Enum {
        class_,
        $
    }
}
