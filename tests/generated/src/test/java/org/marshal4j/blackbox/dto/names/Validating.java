package org.marshal4j.blackbox.dto.names;

import net.openhft.chronicle.core.io.Validatable;
import org.marshal4j.Marshal;

/** A class with an ordinary name that holds records named like variables. */
final class Validating {
    private Validating() {}

    /** A record of that name. */
    @Marshal
    record In(int in, String out, In next) implements Validating_InMarshallable {}

    /** A record of that name. */
    @Marshal
    record Out(long base, int offset, Integer start, String depth, String failure, String current, int[] copy)
            implements Validating_OutMarshallable {}

    /** A class of that name, filled by its constructor. */
    @Marshal
    static final class Base implements Validating_BaseMarshallable, Validatable {
        private final int base;
        private final long offset;
        private final String base1;
        String in;

        Base(int base, long offset, String base1) {
            this.base = base;
            this.offset = offset;
            this.base1 = base1;
        }

        @Override
        public void validate() {
            if (base == 0x5EEDBAD) {
                throw new IllegalStateException(offset + base1);
            }
        }
    }
}
