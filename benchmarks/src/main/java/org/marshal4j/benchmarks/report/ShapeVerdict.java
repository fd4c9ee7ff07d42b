package org.marshal4j.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The cases in which generated code is slower than the better of the forms written by hand, and how often it is
 * clearly faster.
 */
final class ShapeVerdict {
    private static final double MUCH_FASTER = 1.2;

    private final List<String> slower = new ArrayList<>();
    private int compared;
    private int muchFaster;

    ShapeVerdict(ShapeResults results) {
        for (String shape : results.shapes()) {
            Optional<WriteRead> generated = results.of(shape, "GENERATED");
            Optional<WriteRead> byHand = results.byHand(shape);
            if (generated.isPresent() && byHand.isPresent()) {
                compare(shape + " write", generated.get(), byHand.get(), WriteRead::write);
                compare(shape + " read", generated.get(), byHand.get(), WriteRead::read);
            }
        }
    }

    private void compare(String name, WriteRead generated, WriteRead byHand, Function<WriteRead, Timing> side) {
        Timing ours = side.apply(generated);
        Timing theirs = side.apply(byHand);
        compared++;
        if (theirs.score() >= MUCH_FASTER * ours.score()) {
            muchFaster++;
        }
        if (theirs.clearlyFasterThan(ours)) {
            slower.add(ShapeResults.words(name) + " " + Numbers.ratio(ours.score() / theirs.score()) + "×");
        }
    }

    /** Returns the cells of a table, without the first one. */
    List<String> cells() {
        return List.of(muchFaster + " of " + compared, slower.isEmpty() ? "none" : String.join(", ", slower));
    }

    /** Tells whether there was nothing to compare. */
    boolean isEmpty() {
        return compared == 0;
    }
}
