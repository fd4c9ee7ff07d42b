package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes one after another, in a separate JVM. */
public final class RunTests {
    private RunTests() {}

    /**
     * Runs the test classes.
     *
     * @param args the file for the outcomes, then the names of test classes
     */
    public static void main(String[] args) throws IOException {
        Launcher launcher = LauncherFactory.create();
        try (OutcomeLog log = new OutcomeLog(Path.of(args[0]))) {
            for (String test : Arrays.asList(args).subList(1, args.length)) {
                log.beginClass(test);
                launcher.execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectClass(test))
                                .filters(ClassNameFilter.includeClassNamePatterns(".*"))
                                .build(),
                        new Listener(log));
            }
        }
        // Some tests leave threads running.
        Runtime.getRuntime().halt(0);
    }

    private record Listener(OutcomeLog log) implements TestExecutionListener {
        @Override
        public void executionStarted(TestIdentifier test) {
            if (test.isTest()) {
                log.begin(test.getUniqueId());
            }
        }

        @Override
        public void executionSkipped(TestIdentifier test, String reason) {
            if (test.isTest()) {
                log.end(test.getUniqueId(), "skipped");
            }
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest()) {
                log.end(test.getUniqueId(), outcome(result));
            }
        }

        private static String outcome(TestExecutionResult result) {
            return switch (result.getStatus()) {
                case SUCCESSFUL -> Outcomes.PASSED;
                case ABORTED -> "skipped";
                case FAILED -> result.getThrowable().map(Throwable::toString).orElse("failed");
            };
        }
    }
}
