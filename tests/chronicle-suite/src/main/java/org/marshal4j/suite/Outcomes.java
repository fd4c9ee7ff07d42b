package org.marshal4j.suite;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What became of tests.
 *
 * @param byTest by the id of each: that it passed, or what it said
 */
record Outcomes(Map<String, String> byTest) {
    static final String PASSED = "passed";

    boolean isPassed(String test) {
        return PASSED.equals(byTest.get(test));
    }

    /** What became of a test, or that it never began. */
    String of(String test) {
        return byTest.getOrDefault(test, "did not run");
    }

    long passed() {
        return byTest.values().stream().filter(PASSED::equals).count();
    }

    /** What passes here and not there. */
    Set<String> passingOnlyHere(Outcomes there) {
        Set<String> only = new TreeSet<>();
        byTest.keySet().stream()
                .filter(this::isPassed)
                .filter(test -> !there.isPassed(test))
                .forEach(only::add);
        return only;
    }

    /** The test class of a test, by the id that the platform gives it. */
    static String classOf(String test) {
        for (String part : test.split("]/\\[")) {
            if (part.startsWith("runner:") || part.startsWith("class:")) {
                return part.substring(part.indexOf(':') + 1).replace("]", "");
            }
        }
        throw new IllegalArgumentException("No class in " + test);
    }
}
