package org.marshal4j.blackbox.encoded;

import org.marshal4j.EnumNumber;

/** An enum whose constants have numbers of their own, which are not in the order of the constants. */
enum Venue {
    @EnumNumber(7)
    XETRA(7),
    @EnumNumber(-1)
    NONE(-1),
    @EnumNumber(2)
    NASDAQ(2);

    final byte code;

    Venue(int code) {
        this.code = (byte) code;
    }

    int code() {
        return code;
    }

    static Venue of(int code) {
        for (Venue each : values()) {
            if (each.code == code) {
                return each;
            }
        }
        throw new IllegalArgumentException("no venue " + code);
    }
}
