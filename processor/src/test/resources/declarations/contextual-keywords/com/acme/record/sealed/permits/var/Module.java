package com.acme.record.sealed.permits.var;

import org.marshal4j.Marshal;

// com.acme.record.sealed.permits.var.Module: 01000000020000000301640500000001060000000700000008000000000000000109
@Marshal
class Module implements ModuleMarshallable {
    int record = 1;
    private int sealed = 2;
    byte permits = 3;
    private String var = "d";
    int yield = 5;
    Integer module = 6;
    int exports = 7;
    long when = 8;
    with with = new with();

    @Marshal
    static class with {
        byte to = 9;
    }
}
