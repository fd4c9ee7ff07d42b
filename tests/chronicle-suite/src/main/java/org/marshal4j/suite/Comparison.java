package org.marshal4j.suite;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Runs tests by reflection and with generated code, and finds the tests that pass only by reflection. */
final class Comparison {
    private final TestRun reflection;
    private final TestRun generated;
    private final Report report;
    private final Set<String> all = new TreeSet<>();

    Comparison(TestRun reflection, TestRun generated, Report report) {
        this.reflection = reflection;
        this.generated = generated;
        this.report = report;
    }

    /**
     * Runs all tests, and then those that differ once more.
     *
     * @return for each test that passes by reflection, its id and its outcome with generated code
     */
    Map<String, String> compare(Collection<String> testClasses) throws IOException, InterruptedException {
        Outcomes before = reflection.run("reflection", testClasses);
        Outcomes after = generated.run("generated", testClasses);
        all.addAll(before.byTest().keySet());
        report.say(before.byTest().size() + " tests, of which " + before.passed() + " pass by reflection and "
                + after.passed() + " with generated code.");
        Map<String, String> passing = new TreeMap<>();
        before.byTest().keySet().stream().filter(before::isPassed).forEach(test -> passing.put(test, after.of(test)));
        before.byTest().forEach((test, outcome) -> {
            if (!before.isPassed(test)) {
                report.note("Not by reflection: " + test + "\t" + outcome);
            }
        });
        alone(before.passingOnlyHere(after), passing);
        return passing;
    }

    /** Returns the ids of all tests that ran by reflection, once they have been compared. */
    Set<String> all() {
        return all;
    }

    /** Runs each class in JVMs of its own: some tests depend on timing, or on tests that ran before them. */
    private void alone(Set<String> differing, Map<String, String> passing) throws IOException, InterruptedException {
        Set<String> testClasses = new LinkedHashSet<>();
        differing.forEach(test -> testClasses.add(Outcomes.classOf(test)));
        for (String testClass : testClasses) {
            Outcomes before = reflection.run("reflection-alone/" + testClass, Set.of(testClass));
            Outcomes after = generated.run("generated-alone/" + testClass, Set.of(testClass));
            for (String test : differing) {
                if (Outcomes.classOf(test).equals(testClass)) {
                    report.note("Differs: " + test + "\t" + passing.get(test) + "\talone: " + before.of(test) + "\t"
                            + after.of(test));
                    if (before.isPassed(test)) {
                        passing.put(test, after.of(test));
                    } else {
                        passing.remove(test);
                    }
                }
            }
        }
    }
}
