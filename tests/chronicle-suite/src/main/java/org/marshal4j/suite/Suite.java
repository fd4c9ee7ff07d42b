package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The command: the tests of one of Chronicle's libraries, by reflection and with generated code. */
public final class Suite {
    private final Path sources;
    private final Path work;
    private final List<String> flags;
    private final Report report = new Report();

    private Suite(Path sources, Path work, List<String> flags) {
        this.sources = sources;
        this.work = work;
        this.flags = flags;
    }

    /**
     * Compares, and ends with 1 if a test fails that is no exception.
     *
     * @param args the directory with the sources; one for what is made of them; the file with the exceptions; a pattern, found in the
     *     names of the test classes that take part; flags of the JVMs
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path work = Path.of(args[1]).toAbsolutePath();
        Files.createDirectories(work);
        Suite suite = new Suite(
                Path.of(args[0]).toRealPath(), work, Arrays.asList(args).subList(4, args.length));
        boolean passed = suite.run(Exceptions.read(Path.of(args[2])), Pattern.compile(args[3]));
        suite.report.write(work.resolve("report.txt"));
        System.exit(passed ? 0 : 1);
    }

    private boolean run(Exceptions exceptions, Pattern names) throws IOException, InterruptedException {
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
        Map<String, String> outcomes = new Comparison(
                        new TestRun(plainClasses, sources, flags, report),
                        new TestRun(processedClasses, sources, flags, report),
                        report)
                .compare(tests);
        return judge(outcomes, exceptions, names);
    }

    /** Whether all that pass by reflection pass, but for exceptions, and each exception is needed. */
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
            report.say("FAILS: an exception for no test: " + unneeded);
            passed = false;
        }
        report.say(differing + " tests pass by reflection alone.");
        return passed;
    }
}
