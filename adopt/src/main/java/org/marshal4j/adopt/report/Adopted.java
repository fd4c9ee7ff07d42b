package org.marshal4j.adopt.report;

import java.util.List;

/**
 * What came of adopting a class.
 *
 * @param className the class, as in {@code com.acme.Quote}
 * @param patch a unified diff of the sources, with {@code a/} and {@code b/} before the paths; empty if there are
 *     obstacles
 * @param tests the tests that compare both, for the class and those whose objects it holds
 * @param notes what a reader of the patch should know, such as initialisers that run in another order
 * @param obstacles what has no equal; empty if the class was adopted
 */
public record Adopted(
        String className, String patch, List<TestFile> tests, List<String> notes, List<Obstacle> obstacles) {

    /** Copies the lists. */
    public Adopted {
        tests = List.copyOf(tests);
        notes = List.copyOf(notes);
        obstacles = List.copyOf(obstacles);
    }

    /** Whether nothing is in the way. */
    public boolean isComplete() {
        return obstacles.isEmpty();
    }
}
