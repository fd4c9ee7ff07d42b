package org.marshal4j.blackbox.encoded;

import org.marshal4j.EnumNumber;

/** An enum whose constants each say their number, as their interface asks for. */
enum Rating implements Rated.Numbered {
    @EnumNumber(30)
    GOOD {
        @Override
        public int number() {
            return 30;
        }
    },
    @EnumNumber(-7)
    BAD {
        @Override
        public int number() {
            return -7;
        }
    };
}
