package org.marshal4j.suite;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The outcomes of tests.
 *
 * @param byTest for the id of each test, that it passed or what it reported
 */
record Outcomes(Map<String, String> byTest) {
    static final String PASSED = "passed";

    boolean isPassed(String test) {
        return PASSED.equals(byTest.get(test));
    }

    /** Returns the outcome of a test, or that it did not run. */
    String of(String test) {
        return byTest.getOrDefault(test, "did not run");
    }

    long passed() {
        return byTest.values().stream().filter(PASSED::equals).count();
    }

    /** Returns the tests that pass here but not there. */
    Set<String> passingOnlyHere(Outcomes there) {
        Set<String> only = new TreeSet<>();
        byTest.keySet().stream()
                .filter(this::isPassed)
                .filter(test -> !there.isPassed(test))
                .forEach(only::add);
        return only;
    }

    /** Returns the class of a test from the id that the test platform gives it. */
    static String classOf(String test) {
        for (String part : test.split("]/\\[")) {
            if (part.startsWith("runner:") || part.startsWith("class:")) {
                return part.substring(part.indexOf(':') + 1).replace("]", "");
            }
        }
        throw new IllegalArgumentException("No class in " + test);
    }
}
