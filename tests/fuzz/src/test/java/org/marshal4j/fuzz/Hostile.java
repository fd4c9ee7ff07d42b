package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.blackbox.reference.HandWritten;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.SchemaId;

/** Checks that a marshaller keeps the promises of docs/security.md for any bytes whatever. */
final class Hostile<T> {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final int BEHIND = 40;
    private static final byte[] ONES = filled(1);
    private static final byte[] TOP_BITS = filled(0xFF);
    private static final int SHOWN = 200;

    /** In so long a message, objects may be nested too deeply for the walk that finds the place of a failure. */
    private static final int DEEP = 1_000;

    /** The code of nulls. Where one is only found after it was read, its field is named, but not its offset. */
    private static final String NULL = "MARSHAL206";

    /** The code of a schema id that nobody knows, which is no part of a field. */
    private static final String UNKNOWN_ID = "MARSHAL233";

    /** The codes with which wrong bytes may be refused. */
    private static final List<String> CODES = List.of(
            "MARSHAL203",
            "MARSHAL204",
            "MARSHAL205",
            NULL,
            "MARSHAL207",
            "MARSHAL208",
            "MARSHAL209",
            "MARSHAL214",
            "MARSHAL215",
            "MARSHAL217",
            "MARSHAL221",
            "MARSHAL226",
            UNKNOWN_ID);

    /** The code of failures in code outside marshal4j. */
    private static final String OTHER = "MARSHAL299";

    private final Marshaller<T> marshaller;
    private final byte[] valid;

    /** What the marshaller writes for the valid message: other bytes if that is of a former schema. */
    private final byte[] again;

    private final T used;

    /** Creates the checks for a class, with a valid message, and an object to read into or null. */
    Hostile(Marshaller<T> marshaller, byte[] valid, T used) {
        this(marshaller, valid, valid, used);
    }

    private Hostile(Marshaller<T> marshaller, byte[] valid, byte[] again, T used) {
        this.marshaller = marshaller;
        this.valid = valid;
        this.again = again;
        this.used = used;
        // Initialise classes now, so that they make no garbage later.
        for (byte[] message : new byte[][] {valid, new byte[0]}) {
            PlainMemory.HEAP.hold(message, ONES);
            read(PlainMemory.HEAP);
        }
    }

    /** Creates the same checks with a valid message that begins with a former schema id, and is shorter than today's. */
    static <T> Hostile<T> ofFormer(Marshaller<T> marshaller, byte[] valid, T used) {
        return new Hostile<>(marshaller, valid, marshaller.toByteArray(marshaller.fromByteArray(valid)), used);
    }

    /** Returns a valid message that may be changed. */
    byte[] valid() {
        return valid.clone();
    }

    /** Checks everything that is promised. */
    void assertKept(Place place, byte[] message, String what) {
        Check check = new Check(place, message, what);
        Outcome first = check.read(ONES);
        Outcome second = check.read(TOP_BITS);
        check.same(first, second);
        check.sameAsInABuffer(first);
        check.validIsRead();
        if (first.failure() == null) {
            check.writtenAgain(marshaller.type().cast(first.value()));
        }
        if (used != null) {
            check.readInto();
        }
    }

    /** Checks the start of a valid message: reading finds too few bytes, and writing too little room. */
    void assertKeptIfCut(Place place, int cut) {
        byte[] start = Arrays.copyOf(valid, cut);
        assertKept(place, start, "cut at " + cut);
        Check check = new Check(place, start, "cut at " + cut);
        check.endsTooEarly();
        check.doesNotFit(marshaller.fromByteArray(valid), cut);
    }

    /**
     * Returns how many bytes reading a message allocates. This is the smaller of two measurements, since the first
     * also initialises classes.
     */
    long allocated(byte[] message) {
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 2; attempt++) {
            PlainMemory.HEAP.hold(message, ONES);
            Budget budget = Budget.start();
            read(PlainMemory.HEAP);
            least = Math.min(least, budget.allocated());
        }
        return least;
    }

    @Override
    public String toString() {
        return marshaller.type().getName();
    }

    private Outcome read(Place place) {
        try {
            T value = place.read(marshaller);
            return new Outcome(value, null, place.position());
        } catch (Throwable e) {
            return new Outcome(null, e, place.position());
        }
    }

    private Outcome readInto(T target, Place place) {
        try {
            place.readInto(marshaller, target);
            return new Outcome(target, null, place.position());
        } catch (Throwable e) {
            return new Outcome(null, e, place.position());
        }
    }

    private byte[] encoded(Object value) {
        return marshaller.toByteArray(marshaller.type().cast(value));
    }

    private static byte[] filled(int with) {
        byte[] bytes = new byte[BEHIND];
        Arrays.fill(bytes, (byte) with);
        return bytes;
    }

    /** Checks one message in one kind of memory. */
    private final class Check {
        private final Place place;
        private final byte[] message;
        private final String what;

        Check(Place place, byte[] message, String what) {
            this.place = place;
            this.message = message;
            this.what = what;
        }

        Outcome read(byte[] behind) {
            return withinBudget(behind, Hostile.this::read);
        }

        /** Only the bytes after the read limit differ, and nothing else may. */
        void same(Outcome first, Outcome second) {
            if (first.isOfStack() || second.isOfStack()) {
                // How deep the stack is depends on what has been compiled meanwhile.
                return;
            }
            assertThat(second.text()).as("with other bytes behind: %s", this).isEqualTo(first.text());
            if (first.failure() == null) {
                assertThat(encoded(second.value()))
                        .as("with other bytes behind: %s", this)
                        .isEqualTo(encoded(first.value()));
            }
        }

        /** All kinds of memory have the same outcome. */
        void sameAsInABuffer(Outcome outcome) {
            PlainMemory.HEAP.hold(message, ONES);
            Outcome plain = Hostile.this.read(PlainMemory.HEAP);
            if (outcome.isOfStack() || plain.isOfStack()) {
                return;
            }
            if (place != PlainMemory.ARRAY && message.length < DEEP) {
                // An array has to end with the message.
                assertThat(outcome.text()).as("unlike in a buffer: %s", this).isEqualTo(plain.text());
            }
            if (outcome.failure() == null) {
                assertThat(encoded(outcome.value()))
                        .as("unlike in a buffer: %s", this)
                        .isEqualTo(encoded(plain.value()));
            }
        }

        void validIsRead() {
            place.hold(valid, ONES);
            Outcome outcome = Hostile.this.read(place);
            assertThat(outcome.failure()).as("the next one after %s", this).isNull();
            assertThat(encoded(outcome.value()))
                    .as("the next one after %s", this)
                    .isEqualTo(again);
        }

        void readInto() {
            withinBudget(ONES, from -> Hostile.this.readInto(used, from));
            PossibleState.check(used, this);
            place.hold(valid, TOP_BITS);
            Outcome next = Hostile.this.readInto(used, place);
            assertThat(next.failure()).as("into the same after %s", this).isNull();
            assertThat(encoded(used)).as("into the same after %s", this).isEqualTo(again);
        }

        /**
         * Reads a second time if necessary, since initialising classes and garbage of other code may count the first
         * time.
         */
        private Outcome withinBudget(byte[] behind, Function<Place, Outcome> reading) {
            Budget budget = null;
            for (int attempt = 0; attempt < 2; attempt++) {
                place.hold(message, behind);
                budget = Budget.start();
                Outcome outcome = reading.apply(place);
                if (budget.kept(message.length)) {
                    kept(outcome);
                    return outcome;
                }
            }
            throw new AssertionError(budget + ": " + this);
        }

        private void kept(Outcome outcome) {
            assertThat(place.limit()).as("limit: %s", this).isEqualTo(message.length);
            if (outcome.failure() == null) {
                assertThat(outcome.end()).as("end: %s", this).isBetween(0L, (long) message.length);
                PossibleState.check(outcome.value(), this);
                return;
            }
            if (!outcome.refused()) {
                throw new AssertionError(toString(), outcome.failure());
            }
            assertThat(outcome.end()).as("position: %s", this).isZero();
            if (outcome.failure() instanceof MarshalException refused) {
                assertThat(refused.type())
                        .as("type: %s", this)
                        .isEqualTo(marshaller.type().getName());
                if (!HandWritten.isIn(marshaller.type()) || !refused.code().equals(OTHER)) {
                    assertThat(refused.code()).as("%s: %s", refused, this).isIn(CODES);
                }
                boolean isPlaced = !HandWritten.isIn(marshaller.type())
                        && message.length < DEEP
                        && !refused.code().equals(NULL);
                assertThat(refused.offset()).as("offset: %s", this).isBetween(isPlaced ? 0L : -1L, (long)
                        message.length);
                if (message.length < DEEP) {
                    namesPlace(refused);
                }
            }
        }

        /** The value fits if there is enough room, and only then. Nothing is written after it. */
        void writtenAgain(T value) {
            int size = Math.toIntExact(marshaller.sizeOf(value));
            place.makeRoom(size, TOP_BITS);
            byte[] front = place.bytesAt(-Place.LEAD, Place.LEAD);
            // Looking has moved the position.
            place.makeRoom(size, TOP_BITS);
            place.write(marshaller, value);
            assertThat(place.position()).as("size: %s", this).isEqualTo(size);
            assertThat(place.bytesAt(0, size)).as("written again: %s", this).isEqualTo(encoded(value));
            untouched(front, size);
            if (size > 0) {
                doesNotFit(value, size - 1);
            }
        }

        void doesNotFit(T value, int room) {
            place.makeRoom(room, TOP_BITS);
            byte[] front = place.bytesAt(-Place.LEAD, Place.LEAD);
            place.makeRoom(room, TOP_BITS);
            MarshalException failure =
                    catchThrowableOfType(MarshalException.class, () -> place.write(marshaller, value));
            assertThat(failure).as("written to too little room: %s", this).isNotNull();
            assertThat(failure.code()).as("%s: %s", failure, this).isEqualTo("MARSHAL212");
            assertThat(failure.type())
                    .as("type: %s", this)
                    .isEqualTo(marshaller.type().getName());
            namesPlace(failure);
            assertThat(place.position()).as("write position: %s", this).isZero();
            untouched(front, room);
        }

        void endsTooEarly() {
            place.hold(message, ONES);
            Throwable failure = Hostile.this.read(place).failure();
            assertThat(failure).as("read: %s", this).isInstanceOf(MarshalException.class);
            assertThat(((MarshalException) failure).code())
                    .as("%s: %s", failure, this)
                    .isEqualTo("MARSHAL203");
        }

        /**
         * A failure names a field, or concerns the schema id or, in a family, the type id at the start of a message, or
         * bytes after it.
         */
        private void namesPlace(MarshalException failure) {
            int start = TypeFacts.of(marshaller.type()).schemaId() ? SchemaId.SIZE : 0;
            boolean isOfTypeId = TypeFacts.isFamily(marshaller.type()) && failure.offset() < start + 3;
            boolean isOfSchemaId = failure.code().equals(UNKNOWN_ID) && failure.offset() == 0;
            boolean isBehind = failure.code().equals("MARSHAL221");
            assertThat(!failure.path().isEmpty() || isOfTypeId || isOfSchemaId || isBehind)
                    .as("path of %s: %s", failure, this)
                    .isTrue();
        }

        private void untouched(byte[] front, int size) {
            assertThat(place.bytesAt(-Place.LEAD, Place.LEAD))
                    .as("in front: %s", this)
                    .isEqualTo(front);
            assertThat(place.bytesAt(size, BEHIND))
                    .as("behind the write limit: %s", this)
                    .isEqualTo(TOP_BITS);
        }

        @Override
        public String toString() {
            byte[] shown = message.length <= SHOWN ? message : Arrays.copyOf(message, SHOWN);
            return marshaller.type().getName() + " in " + place + ", " + what + ", " + message.length + " bytes: "
                    + HEX.formatHex(shown);
        }
    }
}
