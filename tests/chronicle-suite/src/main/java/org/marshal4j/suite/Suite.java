package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The command: it runs the tests of one of Chronicle's libraries by reflection and with generated code. */
public final class Suite {
    /** The pattern that selects all test classes. */
    private static final String EVERYTHING = ".";

    private final Path sources;
    private final Path work;
    private final Path selected;
    private final List<String> flags;
    private final Report report = new Report();

    private Suite(Path sources, Path work, Path selected, List<String> flags) {
        this.sources = sources;
        this.work = work;
        this.selected = selected;
        this.flags = flags;
    }

    /**
     * Compares the two, and exits with 1 if a test fails that is not an exception, or if fewer tests or DTOs take part
     * than before.
     *
     * @param args the directory with the sources; a directory for output; the file with the exceptions; the file of
     *     the {@link Selection}; whether to write that file; a pattern for the names of the test classes that take
     *     part, which must match part of a name; flags for the JVMs
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path work = Path.of(args[1]).toAbsolutePath();
        Files.createDirectories(work);
        Suite suite = new Suite(
                Path.of(args[0]).toRealPath(),
                work,
                Path.of(args[3]),
                Arrays.asList(args).subList(6, args.length));
        boolean passed =
                suite.run(Exceptions.read(Path.of(args[2])), Boolean.parseBoolean(args[4]), Pattern.compile(args[5]));
        suite.report.write(work.resolve("report.txt"));
        System.exit(passed ? 0 : 1);
    }

    private boolean run(Exceptions exceptions, boolean update, Pattern names) throws IOException, InterruptedException {
        report.say("Tests of " + sources.getFileName() + ":");
        Path plainClasses = work.resolve("reflection-classes");
        Path processedClasses = work.resolve("generated-classes");
        Compilation plain = new Compilation(plainClasses);
        List<Path> compilable = CompilableSources.of(sources, plain, report);
        DtoFinder.Found found = DtoFinder.in(plain.task(compilable));
        Compilation processed = new Compilation(processedClasses);
        Annotated annotated =
                new Annotated(new Annotator(sources, work.resolve("annotated")), processed, found.classes());
        annotated.compile(compilable);
        report.say(found.classes().size() + found.others().size() + " DTOs, of which "
                + annotated.classes().size() + " are annotated and " + processed.generated()
                + " have generated code for wires.");
        report.reasons("Not annotated", found.others());
        report.reasons("Refused by the processor", annotated.refused());

        Set<String> tests = UsingTests.find(sources, compilable, annotated.classes());
        tests.removeIf(test -> !names.matcher(test).find());
        report.say(tests.size() + " test classes use them.");
        if (tests.isEmpty()) {
            report.say("FAILS: no test class has a name with " + names);
            return false;
        }
        Comparison comparison = new Comparison(
                new TestRun(plainClasses, sources, flags, report),
                new TestRun(processedClasses, sources, flags, report),
                report);
        Map<String, String> outcomes = comparison.compare(tests);
        boolean passed = judge(outcomes, exceptions, names);
        if (names.pattern().equals(EVERYTHING)) {
            Selection selection = Selection.of(tests, comparison.all())
                    .and("DTOs", found.classes().size() + found.others().size())
                    .and("DTOs with @Marshal", annotated.classes().size())
                    .and("DTOs with generated code for Wire", processed.generated());
            passed &= isComplete(selection, update);
        }
        return passed;
    }

    /** Tells whether at least as much takes part as the file says, or writes the file. */
    private boolean isComplete(Selection selection, boolean update) throws IOException {
        if (update) {
            selection.write(selected);
            return true;
        }
        List<String> fewer = selection.fewerThan(Selection.read(selected));
        fewer.forEach(each -> report.say("FAILS: fewer than in " + selected + ": " + each));
        return fewer.isEmpty();
    }

    /**
     * Tells whether every test that passes by reflection also passes with generated code or is an exception, and
     * whether each exception is needed.
     */
    private boolean judge(Map<String, String> outcomes, Exceptions exceptions, Pattern names) {
        boolean passed = true;
        int differing = 0;
        for (Map.Entry<String, String> each : outcomes.entrySet()) {
            if (!each.getValue().equals(Outcomes.PASSED)) {
                String reason = exceptions.reasonFor(each.getKey());
                report.say((reason == null ? "FAILS: " : "Exception (" + reason + "): ") + each.getKey() + "\t"
                        + each.getValue());
                passed &= reason != null;
                differing++;
            }
        }
        for (String unneeded : exceptions.unneeded(outcomes, names)) {
            report.say("FAILS: an exception that applies to no test: " + unneeded);
            passed = false;
        }
        report.say(differing + " tests pass by reflection alone.");
        return passed;
    }
}
