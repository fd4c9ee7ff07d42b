package com.acme.record.sealed.permits.var;

import org.marshal4j.Marshal;

// com.acme.record.sealed.permits.var.Record: 010000000200000001630405000000
@Marshal
record Record(int record, int sealed, String permits, byte var, int yield) {
    static Record sample() {
        return new Record(1, 2, "c", (byte) 4, 5);
    }
}
