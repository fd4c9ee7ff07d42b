package org.marshal4j.fuzz;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Valid messages of classes, changed in every way that comes to mind. A test names the classes by a static method
 * {@code targets}.
 */
abstract class HostileBytesChecks {
    private static final long SEED = Long.getLong("fuzz.seed", 4L);

    /** The amount of work: 1 every day. */
    private static final int TIMES = Integer.getInteger("fuzz.times", 1);

    /** How many runs have all places of a message together, and which of them this is. */
    private static final int PARTS = Integer.getInteger("parts", 1);

    private static final int PART = Integer.getInteger("part", 0);

    /** How many values {@link #value} has for a byte. */
    private static final int VALUES = 7;

    private final List<Hostile<?>> all;
    private final List<? extends Place> places;
    private int round;

    /** Creates the tests of all classes in these kinds of memory, which take turns. */
    HostileBytesChecks(List<Hostile<?>> all, List<? extends Place> places) {
        this.all = all;
        this.places = places;
    }

    /** Tries two values for each byte, different ones from byte to byte. */
    @ParameterizedTest
    @MethodSource("targets")
    void withEachByteChanged(Hostile<?> target) {
        byte[] valid = target.valid();
        for (int at = 0; at < valid.length; at++) {
            if (every(at, valid)) {
                for (int k = 0; k < Math.min(VALUES, 2 * TIMES); k++) {
                    byte to = value(valid, at, (at + 3 * k) % VALUES);
                    target.assertKept(place(target), Mutations.with(valid, at, to), "byte " + at + " is " + to);
                }
            }
        }
    }

    private static byte value(byte[] valid, int at, int which) {
        return switch (which) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> 0x7F;
            case 3 -> (byte) 0x80;
            case 4 -> (byte) 0xFF;
            case 5 -> (byte) (valid[at] + 1);
            default -> Mutations.scramble(SEED + at);
        };
    }

    @ParameterizedTest
    @MethodSource("targets")
    void truncatedAnywhere(Hostile<?> target) {
        byte[] valid = target.valid();
        for (int cut = 0; cut < valid.length; cut++) {
            if (every(cut, valid)) {
                target.assertKeptIfCut(place(target), cut);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("targets")
    void withNumbersAnywhere(Hostile<?> target) {
        byte[] valid = target.valid();
        for (int at = 0; at < valid.length; at++) {
            if (every(at, valid)) {
                byte[] number = Mutations.numbers()[round % Mutations.numbers().length];
                target.assertKept(place(target), Mutations.with(valid, at, number), "a number at " + at);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("targets")
    void changedAtRandom(Hostile<?> target) {
        Mutations mutations = new Mutations(SEED);
        byte[] other = all.get((all.indexOf(target) + 7) % all.size()).valid();
        for (int i = 0; i < 6 * TIMES; i++) {
            target.assertKept(
                    place(target), mutations.change(target.valid(), other), "change " + i + " of seed " + SEED);
            target.assertKept(place(target), mutations.noise(), "noise " + i + " of seed " + SEED);
        }
    }

    /** Every day, some eight places of each message are tried; all of a part with a higher {@code fuzz.times}. */
    private static boolean every(int at, byte[] valid) {
        return TIMES > 1 ? at % PARTS == PART : at % (1 + valid.length / 8) == 0;
    }

    /** The next place; the first one differs from class to class, since short messages need few. */
    private Place place(Hostile<?> target) {
        return places.get((all.indexOf(target) + round++) % places.size());
    }
}
